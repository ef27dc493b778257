import { parseLine } from '../../journal/parse/line.js';
import { printable, printableLines } from '../../spec/printable.js';
import type { Answer } from '../../stage/control/protocol.js';
import type { StageState } from '../../stage/state.js';
import type { PageOptions } from '../options.js';
import { eventLine } from '../pages/watched.js';
import type { Shell } from '../shell.js';
import { fitted } from '../terminal/layout.js';
import { type Paper, paperFor } from '../terminal/paper.js';

/** What came of a request: what was written, and where the commander is now. */
export function told(answer: Answer, { format, color }: PageOptions, shell: Shell): string {
  if (format === 'json') return printableLines(JSON.stringify(answer, undefined, 2));
  const paper = paperFor(color, shell);
  const lines = answer.lines.map((line) => lineText(line, paper));
  return [...lines, printable(`# ${whereabouts(answer.state)}${clockText(answer)}`)].join('\n');
}

/** A line as `watch` shows it; one that is broken on purpose as it stands. */
function lineText(line: string, paper: Paper): string {
  const { event, problem } = parseLine(line);
  if (event) return eventLine(event, paper);
  return fitted([{ text: problem.code, paint: paper.style.red }, { text: ` ${printable(problem.raw)}` }], paper.width);
}

function whereabouts({ timestamp, place, ride, station, surface, system }: StageState): string {
  const spot = station ? ` at ${station.name}` : surface ? ` over ${surface.body}` : '';
  const vehicle = ride === 'ship' ? '' : `, ${ride === 'foot' ? 'on foot' : `in the ${ride}`}`;
  return `${timestamp}  ${place}${spot}${vehicle}, ${system.name}`;
}

function clockText({ clock: { isPaused, speed } }: Answer): string {
  return isPaused ? ' (paused)' : ` (speed ${speed === 0 ? 'max' : speed})`;
}
