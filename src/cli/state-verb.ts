import { isObject } from '../journal/journal-event.js';
import { askStage } from '../stage/control/control-client.js';
import { rows } from '../words/document/document.js';
import { printAnswer } from './output/print-answer.js';
import { controlOptions, requiredOut } from './session/running-session.js';
import { orInterrupted } from './shell.js';
import { verb } from './verb.js';

const help = `
What is true in a running session right now: where the commander is, in what,
with which cargo and credits. A tool that follows the journal should know the
same. --format json prints one object, in the form of --state-file.

Exit codes: 0 printed; 2 no session is running in the directory; 130
interrupted.

Examples:
  shakedown state --out journals
  shakedown state --out journals --format json | jq .system.name`;

export const createVerb = verb({
  options: controlOptions,
  help,
  async run(_words, options, shell) {
    const { state } = await orInterrupted(askStage(requiredOut(options), 'state', {}, shell.signal), shell);
    await printAnswer({ data: state, page: [rows(rowsOf(state))] }, options, shell);
  },
});

/** One row for each value, such as `ship.fuel.main  16`. */
function rowsOf(value: unknown, path = ''): [name: string, text: string][] {
  if (Array.isArray(value)) return [[path, value.map(textOf).join(', ') || 'none']];
  if (!isObject(value)) return [[path, textOf(value)]];
  return Object.entries(value).flatMap(([name, member]) => rowsOf(member, path === '' ? name : `${path}.${name}`));
}

/** A stop of the route is shown by its name. */
function textOf(value: unknown): string {
  return String(isObject(value) && 'name' in value ? value.name : value);
}
