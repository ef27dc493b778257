import { shortenMiddle } from '../words/shorten-middle.js';

/** A text shortened in the middle; in full in the tooltip and for screen readers. */
export function LongText({ text, most }: { readonly text: string; readonly most: number }) {
  const short = shortenMiddle(text, most);
  if (short === text) return <bdi>{text}</bdi>;
  return (
    <bdi title={text}>
      <span aria-hidden="true">{short}</span>
      <span class="visually-hidden">{text}</span>
    </bdi>
  );
}
