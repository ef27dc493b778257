import type { Span } from '../text/locate-values.js';

const words = /shakedown-(disable-next-line|disable-line|disable|enable)(?![\w-])/g;

/** Returns whether comments switch a literal off: where it begins, or on the line where it ends. */
export function switchesIn(source: string, comments: readonly Span[]): (literal: Span) => boolean {
  const lineOf = (offset: number) => source.slice(0, offset).lastIndexOf('\n') + 1;
  /** The offsets of lines. */
  const lines = new Set<number>();
  const turns: { readonly at: number; readonly isOff: boolean }[] = [];
  for (const { start, end } of comments) {
    for (const { 1: word, index } of source.slice(start, end).matchAll(words)) {
      const at = start + index;
      if (word === 'disable-line') lines.add(lineOf(at));
      else if (word === 'disable-next-line') lines.add(source.indexOf('\n', end) + 1 || source.length);
      else turns.push({ at, isOff: word === 'disable' });
    }
  }
  return ({ start, end }) =>
    lines.has(lineOf(start)) || lines.has(lineOf(end)) || (turns.findLast(({ at }) => at < start)?.isOff ?? false);
}
