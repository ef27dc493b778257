import { signal } from '@preact/signals';
import { copyText } from '../../parts/copy-text.js';

const notice = signal('');
let timer: ReturnType<typeof setTimeout> | undefined;

/** Copies a system's name and confirms it. */
export async function copyName(name: string): Promise<void> {
  const isCopied = await copyText(name);
  const short = name.length > 60 ? `${name.slice(0, 60)} …` : name;
  notice.value = isCopied ? `Copied ${short}` : `The browser does not let this page copy. The system is ${short}`;
  clearTimeout(timer);
  timer = setTimeout(() => (notice.value = ''), isCopied ? 4000 : 15_000);
}

/** Confirms the copy, to screen readers, too. */
export function CopiedNotice() {
  return (
    <p class="copied-notice" role="status">
      <bdi>{notice.value}</bdi>
    </p>
  );
}
