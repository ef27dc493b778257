import { Command } from 'commander';
import { untilAborted } from '../journal/read/abortable-wait.js';
import { type ControlOptions, control, requiredOut, runningOutOption } from './session/running-session.js';
import { Interrupted, type Shell, UsageError } from './shell.js';
import { formatOption } from './verb-options.js';

interface Options extends ControlOptions {
  readonly anyway?: boolean;
}

const examples = `
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

export function createVerb(shell: Shell): Command {
  return new Command('inject')
    .argument('[event]', 'the event as JSON; from standard input if left out')
    .addOption(runningOutOption())
    .option('--anyway', 'write it even if the checker objects')
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (event: string | undefined, _own: object, command: Command) => {
      const { anyway = false, ...options } = command.optsWithGlobals<Options>();
      requiredOut(options);
      const events = event === undefined ? await linesOf(shell) : [event];
      if (events.length === 0) throw new UsageError('there is no event: give it as JSON, or on standard input');
      for (const each of events) await control('inject', { event: each, anyway }, options, shell);
    });
}

/** The events on standard input: one that goes over several lines, or one on each line. */
async function linesOf({ input, signal }: Shell): Promise<string[]> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of untilAborted(input(), signal))
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  if (signal.aborted) throw new Interrupted();
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
