import { candidatesOf } from './completion/completable-names.js';
import { parseSettingWords } from './option-values.js';
import { control, controlOptions } from './session/running-session.js';
import { argument, flag, verb } from './verb.js';
import { repeated } from './verb-options.js';

const help = `
What a situation needs happens first: to dock, a landed ship takes off and flies
to the station. All of it is written at once, however long it takes in the
session, and the session goes on from there. A situation that is a state, such
as hyperspace, is done when that state begins; what follows is written as time
passes. shakedown list situations shows them all, with what each writes.

With --dry-run nothing happens: it prints what would be written, and where the
commander would be.

Exit codes: 0 it happened; 2 it did not: an unknown situation or setting, it is
not possible, or no session is running in the directory; 130 interrupted.

Examples:
  shakedown stage --out journals
  shakedown trigger supercruise --out journals
  shakedown trigger low-fuel --dry-run --out journals
  shakedown trigger dock --set station="Abraham Lincoln" --out journals`;

export const createVerb = verb({
  takes: [
    argument('<situation>', 'what should happen: dock, low-fuel, in-danger …', {
      candidates: candidatesOf('situations'),
    }),
  ],
  options: {
    out: controlOptions.out,
    set: repeated('<setting>', 'a setting for the situation: fuel=10% (repeatable)', {
      candidates: candidatesOf('settings'),
      form: 'setting',
    }),
    dryRun: flag('only print what it would write'),
    format: controlOptions.format,
  },
  help,
  async run([situation], { set = [], dryRun = false, ...options }, shell) {
    const request = { situation, set: parseSettingWords(set) };
    const { hint } = await control(dryRun ? 'preview' : 'trigger', request, options, shell);
    if (options.format === 'json') return;
    if (hint !== undefined) shell.warn(`(${hint})`);
    if (dryRun) shell.warn('(dry run: nothing was written)');
  },
});
