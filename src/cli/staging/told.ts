import type { Answer } from '../../stage/control/protocol.js';
import type { StageState } from '../../stage/state.js';

/** What came of a request: the lines that were written, and where the commander is now. */
export function told(answer: Answer, format: 'pretty' | 'json'): string {
  if (format === 'json') return JSON.stringify(answer, undefined, 2);
  return [...answer.lines, `# ${whereabouts(answer.state)}${clockText(answer)}`].join('\n');
}

function whereabouts({ timestamp, place, ride, station, surface, system }: StageState): string {
  const spot = station ? ` at ${station.name}` : surface ? ` over ${surface.body}` : '';
  const vehicle = ride === 'ship' ? '' : `, ${ride === 'foot' ? 'on foot' : `in the ${ride}`}`;
  return `${timestamp}  ${place}${spot}${vehicle}, ${system.name}`;
}

function clockText({ clock: { isPaused, speed } }: Answer): string {
  return isPaused ? ' (paused)' : ` (speed ${speed === 0 ? 'max' : speed})`;
}
