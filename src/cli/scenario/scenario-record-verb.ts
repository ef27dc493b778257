import { randomSeed } from '../../stage/random-seed.js';
import { recordScenario } from '../../stage/recording/record-scenario.js';
import { parseTime } from '../option-values.js';
import { OutputFile } from '../output/output-file.js';
import { refuseOverwritingJournal } from '../output/overwrite-guard.js';
import { orInterrupted, UsageError } from '../shell.js';
import { argument, flag, option, verb } from '../verb.js';

const help = `
Makes a scenario that writes the lines of this stretch again, in their order and
with the pauses between them; before them the log-in, and of what came after it
only what says where and in what the commander was, with which cargo, credits
and missions. It ends with a question to your tool, and expects what the lines
say: change that where the tool is right and they are not.

The names of commanders, squadrons, ships and carriers are replaced by invented
ones, and so are texts that no table describes, unless --keep-names is given.
Nothing but the lines is written when it is played: no Status.json, and no other
file beside the journal, unless a line has its content.

Exit codes: 0 written; 2 wrong usage, no line of that time, or too many of them;
130 interrupted.

Examples:
  shakedown scenario record journals --from 2026-11-14T20:41 \\
    --to 2026-11-14T20:44
  shakedown scenario record journals --from 2026-11-14T20:41:07Z \\
    --to 2026-11-14T20:41:30Z -o docked-twice.yaml
  shakedown scenario run docked-twice.yaml`;

export const createVerb = verb({
  about: 'make a scenario from a stretch of a journal',
  takes: [argument('<directory>', 'a journal directory, or one journal')],
  options: {
    from: option('<time>', 'where it begins, in UTC', { parse: parseTime }),
    to: option('<time>', 'where it ends, that second included', { parse: parseTime }),
    output: option('<file>', 'write the scenario to this file', { short: 'o' }),
    keepNames: flag('keep the names of people, ships and carriers'),
  },
  help,
  async run([directory], { from, to, output, keepNames }, shell) {
    if (!from || !to) throw new UsageError('which stretch? Add --from and --to, such as --from 2026-11-14T20:41:00Z');
    if (from > to) throw new UsageError('--from is later than --to');
    if (output === '') throw new UsageError('-o needs a file name');
    if (output !== undefined) refuseOverwritingJournal(output);
    const anonymise = keepNames ? undefined : randomSeed();
    const options = { from: from.getTime(), to: to.getTime(), anonymise, signal: shell.signal };
    const text = await orInterrupted(recordScenario(directory, options), shell);
    if (output === undefined) await shell.print(text.trimEnd());
    else await OutputFile.writeWhole(output, text);
  },
});
