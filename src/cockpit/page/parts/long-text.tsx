import { shortenMiddle } from '../words/shorten-middle.js';

/** A text that may be very long: shortened in the middle to look at, whole in the tooltip and to a screen reader. */
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
