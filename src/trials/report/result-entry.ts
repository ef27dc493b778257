import { type Block, entry, quiet, strong, verbatim, within } from '../../words/document/document.js';

const marks = { good: '✔', bad: '✖', quiet: '-' } as const;

/** What came of a trial or a scenario: a line with a mark, and below it what else is known. */
export function resultEntry(tone: keyof typeof marks, name: string, outcome: string, lines: readonly string[]): Block {
  const title = [{ text: marks[tone], tone }, ' ', strong(name), '  ', quiet(outcome)];
  return entry(title, ...(lines.length === 0 ? [] : [within(verbatim(lines))]));
}
