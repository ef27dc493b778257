import { useId, useRef, useState } from 'preact/hooks';
import { copyText } from '../../parts/copy-text.js';

/** A text with a copy button. */
export function CopyBox({ title, text }: { readonly title: string; readonly text: string }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, say] = useState('');
  const copy = async () => {
    if (await copyText(text)) return say('Copied');
    field.current?.select();
    say('Selected: copy it with Ctrl+C');
  };
  return (
    <div class="stage-stack">
      <div class="stage-buttons">
        <label class="stage-grow" for={id}>
          {title}
        </label>
        <span class="muted" role="status">
          {said}
        </span>
        <button type="button" aria-label={`Copy: ${title}`} onClick={() => void copy()}>
          Copy
        </button>
      </div>
      <textarea ref={field} id={id} readOnly rows={Math.min(16, text.trimEnd().split('\n').length + 1)} value={text} />
    </div>
  );
}
