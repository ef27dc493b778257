import type { Missing } from '../../fleet/journal-sequence.js';
import { counted, thousands } from '../../words/counted.js';
import { printable } from '../../words/printable.js';

/** Says which bytes of a journal are not in the stream. */
export function missingText(commander: string, { file, from, to }: Missing): string {
  const are = to - from === 1 ? 'is' : 'are';
  return printable(
    `${counted(to - from, 'byte')} of ${file} of ${commander}, from ${thousands(from)} on, ${are} not in the stream`,
  );
}
