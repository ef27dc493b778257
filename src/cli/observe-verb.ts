import { Command, Option } from 'commander';
import { type Evidence, formatEvidence } from '../observe/evidence-format.js';
import { mergeEvidence } from '../observe/tally/evidence-tally.js';
import { counted } from '../words/counted.js';
import { printable } from '../words/printable.js';
import { failIfUnreadable } from './journal-inputs.js';
import { evidenceFiles, evidenceFrom } from './observe/evidence-inputs.js';
import { OutputFile } from './output/output-file.js';
import { refuseOverwritingInputs, refuseOverwritingJournal } from './output/overwrite-guard.js';
import { type Shell, UsageError } from './shell.js';

const examples = `
Counts kinds, fields, types, formats of numbers, the order of fields, and the
game's own words, for each version of the game. No text, no chat and no id of a
player is kept: values are in evidence only where the interface has a list of
them, names of fields only if they look like the game's, and names in unknown
objects, which may be keys, only if the interface has them.

Without paths, the game's own directory is observed. Paths are those that
shakedown check takes; - is the standard input. Evidence among them is added to
what is counted. Evidence of parts, merged, is that of the whole. Where there
are more unknown names than the game would write, none of them is kept, and the
evidence says "many".

Exit codes: 0 written; 2 wrong usage, a file that cannot be read or written, or
no event to count; 130 interrupted.

Examples:
  shakedown observe --out evidence.json
  shakedown observe journals --out evidence.json
  shakedown observe --merge mine.json yours.json --out all.json
  zcat old.log.gz | shakedown observe - --out old.json`;

interface ObserveVerbOptions {
  readonly out?: string | undefined;
  readonly merge?: boolean | undefined;
}

export function createVerb(shell: Shell): Command {
  return new Command('observe')
    .argument('[paths...]', 'files, directories, globs, evidence, or - for the standard input')
    .addOption(new Option('--out <file>', 'where to write the evidence; printed if left out'))
    .addOption(new Option('--merge', 'the paths are evidence, to be merged'))
    .addHelpText('after', examples)
    .action(async (paths: string[], _own: object, verb: Command) => {
      await observe(paths, verb.optsWithGlobals<ObserveVerbOptions>(), shell);
    });
}

async function observe(paths: readonly string[], { out, merge }: ObserveVerbOptions, shell: Shell): Promise<void> {
  if (out !== undefined) refuseOverwritingJournal(out);
  if (merge && paths.length === 0)
    throw new UsageError('what should be merged? Name files that shakedown observe wrote');
  // With --merge the output may be one of the inputs, so all of it is read first.
  if (out !== undefined && !merge)
    await refuseOverwritingInputs([{ file: out }], { paths, input: paths.includes('-') });
  const { evidence, unreadable } = merge
    ? { evidence: evidenceFiles(paths), unreadable: 0 }
    : await evidenceFrom(paths, shell);
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
