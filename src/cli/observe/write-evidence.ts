import { type Evidence, formatEvidence } from '../../observe/evidence-format.js';
import { mergeEvidence } from '../../observe/tally/evidence-tally.js';
import { counted } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { failIfUnreadable } from '../journal-inputs.js';
import { OutputFile } from '../output/output-file.js';
import { refuseOverwritingInputs, refuseOverwritingJournal } from '../output/overwrite-guard.js';
import type { Shell } from '../shell.js';
import { evidenceFrom } from './evidence-inputs.js';

/** Counts what journals contain, and writes it to a file, or prints it. */
export async function writeEvidence(paths: readonly string[], out: string | undefined, shell: Shell): Promise<void> {
  if (out !== undefined) {
    refuseOverwritingJournal(out);
    await refuseOverwritingInputs([{ file: out }], { paths, input: paths.includes('-') });
  }
  const { evidence, unreadable } = await evidenceFrom(paths, shell);
  const text = formatEvidence(mergeEvidence([evidence], { isShared: true }));
  if (out === undefined) await shell.print(text.trimEnd());
  else {
    await OutputFile.writeWhole(out, text);
    await shell.print(`${summary(evidence)} · ${printable(out)}`);
  }
  failIfUnreadable(unreadable, shell);
}

function summary({ games }: Evidence): string {
  const all = Object.values(games);
  const lines = all.reduce((sum, game) => sum + game.lines, 0);
  const unusable = all.reduce((sum, game) => sum + (game.unusable ?? 0), 0);
  const kinds = new Set(all.flatMap((game) => Object.keys(game.kinds)));
  return [
    `${counted(lines, 'line')} of ${counted(kinds.size, 'kind')}`,
    counted(all.length, 'version of the game', 'versions of the game'),
    ...(unusable > 0 ? [counted(unusable, 'bad line')] : []),
  ].join(' · ');
}
