import { inputText } from './input-text.js';
import { control, controlOptions, requiredOut } from './session/running-session.js';
import { type Shell, UsageError } from './shell.js';
import { argument, flag, verb } from './verb.js';

const help = `
The event is checked first; if the checker objects, its findings are shown and
nothing is written, unless --anyway is given. Without a timestamp it happens
now. What it says becomes true: after Docked the ship is docked, in Status.json
too, and the session goes on from there. The list of a NavRoute or ModuleInfo
event goes to NavRoute.json or ModulesInfo.json.

Several events on standard input, one per line, are written one after another.

Exit codes: 0 written; 2 not written; 130 interrupted.

Examples:
  shakedown inject '{"event":"Music","MusicTrack":"Starport"}' --out journals
  shakedown inject --anyway --out journals < broken.jsonl`;

export const createVerb = verb({
  takes: [argument('[event]', 'the event as JSON; from standard input if left out')],
  options: {
    out: controlOptions.out,
    anyway: flag('write it even if the checker objects'),
    format: controlOptions.format,
  },
  help,
  async run([event], { anyway = false, ...options }, shell) {
    requiredOut(options);
    const events = event === undefined ? await linesOf(shell) : [event];
    if (events.length === 0) throw new UsageError('there is no event: give it as JSON, or on standard input');
    for (const each of events) await control('inject', { event: each, anyway }, options, shell);
  },
});

/** The events on standard input: one that goes over several lines, or one on each line. */
async function linesOf(shell: Shell): Promise<string[]> {
  const text = await inputText(shell);
  if (isWhole(text)) return [text];
  return text.split('\n').filter((line) => line.trim() !== '');
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
