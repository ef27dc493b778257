import type { Finding, PlacedFinding } from '../finding.js';
import { excerptAt } from './locate-findings.js';
import type { Span } from './locate-values.js';

/** Turns positions in the whole text into lines and columns, in the order of the text. */
export function placeInLines(
  file: string,
  text: string,
  located: readonly (Span & { readonly finding: Finding })[],
): PlacedFinding[] {
  let line = 1;
  let from = 0;
  return [...located]
    .sort((a, b) => a.start - b.start)
    .map(({ finding, start, end }) => {
      for (let at = text.indexOf('\n', from); at >= 0 && at < start; at = text.indexOf('\n', from)) {
        line++;
        from = at + 1;
      }
      return { ...finding, file, line, ...excerptAt(lineAt(text, from), { start: start - from, end: end - from }) };
    });
}

function lineAt(text: string, from: number): string {
  const end = text.indexOf('\n', from);
  return text.slice(from, end < 0 ? text.length : end).replace(/\r$/, '');
}
