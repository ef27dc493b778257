import type { StageState } from '../../direct/state/stage-state.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import type { Answer } from '../../stage/control/control-protocol.js';
import { printable, printableLines } from '../../words/printable.js';
import type { Shell } from '../shell.js';
import { eventLine } from '../terminal/event-line.js';
import { type LineFormat, lineFormatFor } from '../terminal/paper.js';
import { fitted } from '../terminal/text-layout.js';
import type { PageOptions } from '../verb-options.js';

/** What came of a request: what was written, and where the commander is now. */
export function answerText(answer: Answer, { format, color }: PageOptions, shell: Shell): string {
  if (format === 'json') return printableLines(JSON.stringify(answer, undefined, 2));
  const lineFormat = lineFormatFor(color, shell);
  const lines = answer.lines.map((line) => lineText(line, lineFormat));
  return [...lines, printable(`# ${locationText(answer.state)}${clockText(answer)}`)].join('\n');
}

/** A line as `watch` shows it; one that is broken on purpose as it stands. */
function lineText(line: string, lineFormat: LineFormat): string {
  const { event, problem } = parseLine(line);
  if (event) return eventLine(event, lineFormat);
  return fitted(
    [{ text: problem.code, paint: lineFormat.style.red }, { text: ` ${printable(problem.raw)}` }],
    lineFormat.width,
  );
}

function locationText({ timestamp, place, ride, station, surface, system }: StageState): string {
  const spot = station ? ` at ${station.name}` : surface ? ` over ${surface.body}` : '';
  const vehicle = ride === 'ship' ? '' : `, ${ride === 'foot' ? 'on foot' : `in the ${ride}`}`;
  return `${timestamp}  ${place}${spot}${vehicle}, ${system.name}`;
}

function clockText({ clock: { isPaused, speed } }: Answer): string {
  return isPaused ? ' (paused)' : ` (speed ${speed === 0 ? 'max' : speed})`;
}
