import type { StageState } from '../../direct/state/stage-state.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { askStage } from '../../stage/control/control-client.js';
import type { Answer } from '../../stage/control/control-protocol.js';
import type { RequestName, Requests } from '../../stage/control/control-requests.js';
import { type PageLook, terminalLine } from '../../words/document/terminal-text.js';
import { printable, printableLines } from '../../words/printable.js';
import { orInterrupted, type Shell, UsageError } from '../shell.js';
import { eventLine } from '../terminal/event-line.js';
import { lineLook } from '../terminal/terminal-style.js';
import type { OptionsOf } from '../verb.js';
import { outOption, type PageOptions, pageFormat } from '../verb-options.js';

/** The options of a verb that controls a running session; the session is found by its directory. */
export const controlOptions = {
  out: outOption('the directory that the session writes into'),
  format: pageFormat,
};

type ControlOptions = OptionsOf<typeof controlOptions> & PageOptions;

/** Sends a request to a running session, and prints the answer. Ctrl-C does not wait for it. */
export async function control<Name extends RequestName>(
  name: Name,
  request: Requests[Name],
  options: ControlOptions,
  shell: Shell,
): Promise<Answer> {
  const directory = requiredOut(options);
  const answer = await orInterrupted(askStage(directory, name, request, shell.signal), shell);
  await shell.print(answerText(answer, options, shell));
  return answer;
}

export function requiredOut({ out = '' }: Pick<ControlOptions, 'out'>): string {
  if (out !== '') return out;
  throw new UsageError('which session? Add its directory: --out journals');
}

/** The answer to a request: the lines that were written, and where the commander is now. */
export function answerText(answer: Answer, { format, color }: PageOptions, shell: Shell): string {
  if (format === 'json') return printableLines(JSON.stringify(answer, undefined, 2));
  const look = lineLook(color, shell);
  const lines = answer.lines.map((line) => lineText(line, look));
  return [...lines, printable(`# ${locationText(answer.state)}${clockText(answer)}`)].join('\n');
}

/** A line as `watch` shows it; a line that was broken on purpose is printed as it is. */
function lineText(line: string, look: PageLook): string {
  const { event, problem } = parseLine(line);
  return event ? eventLine(event, look) : terminalLine([{ text: problem.code, tone: 'bad' }, ` ${problem.raw}`], look);
}

function locationText({ timestamp, place, ride, station, surface, system }: StageState): string {
  const spot = station ? ` at ${station.name}` : surface ? ` over ${surface.body}` : '';
  const vehicle = ride === 'ship' ? '' : `, ${ride === 'foot' ? 'on foot' : `in the ${ride}`}`;
  return `${timestamp}  ${place}${spot}${vehicle}, ${system.name}`;
}

function clockText({ clock: { isPaused, speed } }: Answer): string {
  return isPaused ? ' (paused)' : ` (speed ${speed === 0 ? 'max' : speed})`;
}
