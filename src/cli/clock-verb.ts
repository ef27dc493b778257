import type { ClockRequest } from '../stage/control/clock-shape.js';
import { parseMilliseconds, parseSpeed, parseTime } from './option-values.js';
import { control, controlOptions } from './session/running-session.js';
import { UsageError } from './shell.js';
import { argument, choiceArgument, verb } from './verb.js';

const actions = ['play', 'pause', 'step', 'speed', 'leap', 'end'] as const;

const help = `
Actions:
  play   start the clock
  pause  stop the clock
  step   run until something is written next: lines, or only a file beside the
         journal, such as Status.json
  speed  set the speed, from 0.001 to 1000000 or max; this does not start the
         clock
  leap   jump to a time, or ahead by a duration, a week at most; what happens
         until then is written at once (Ctrl-C cancels it)
  end    end the session properly

Exit codes: 0 done; 2 not done: no session is running in the directory; 130
interrupted.

Examples:
  shakedown clock pause --out journals
  shakedown clock step --out journals
  shakedown clock speed 100 --out journals
  shakedown clock leap 10m --out journals
  shakedown clock leap 2026-11-14T22:00:00Z --out journals`;

export const createVerb = verb({
  takes: [
    choiceArgument('<action>', 'what the clock should do', actions, 'the clock cannot'),
    argument('[value]', 'for speed: 4, or max; for leap: a time, or a duration such as 10m'),
  ],
  options: controlOptions,
  help,
  async run([action, value], options, shell) {
    if (action === 'end') await control('end', {}, options, shell);
    else await control('clock', requestOf(action, value), options, shell);
  },
});

function requestOf(action: Exclude<(typeof actions)[number], 'end'>, value: string | undefined): ClockRequest {
  if (action !== 'speed' && action !== 'leap') return { do: action };
  if (value === undefined)
    throw new UsageError(
      action === 'speed' ? 'speed needs a factor: speed 4' : 'leap needs a time or a duration: leap 10m',
    );
  if (action === 'leap' && /^\d{4}-/.test(value)) return { do: 'leap', to: parseTime(value).getTime() };
  if (action === 'leap') return { do: 'leap', by: parseMilliseconds(value) };
  const factor = parseSpeed(value);
  return { do: 'speed', speed: factor === Infinity ? 0 : factor };
}
