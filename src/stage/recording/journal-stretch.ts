import { maxScenarioLength } from '../../direct/scenario/parse-yaml.js';
import { StageError } from '../../direct/stage-error.js';
import { fieldOf, type JournalEvent } from '../../journal/journal-event.js';
import { timestampOf } from '../../simulate/session-time.js';
import { printable } from '../../words/printable.js';
import type { RawLine } from '../replay/raw-line.js';
import { rawLines } from '../replay/raw-lines.js';
import { sourceFiles } from '../replay/replay-sources.js';
import { timestampToMs } from '../replay/restamp.js';

/** Both ends belong to it; in milliseconds since 1970. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The lines of a stretch, and those from the last log-in up to it. */
export interface StretchLines {
  readonly before: readonly RawLine[];
  readonly within: readonly RawLine[];
}

/** Reads a stretch of a journal. `onLine` is called for every line of the journal. */
export async function readStretch(
  directory: string,
  { from, to }: Stretch,
  onLine: (line: RawLine) => void,
  signal: AbortSignal,
): Promise<StretchLines> {
  const within: RawLine[] = [];
  let before: RawLine[] = [];
  let bytes = 0;
  let first: number | undefined;
  let now: number | undefined;
  for (const { file } of await sourceFiles([directory])) {
    for await (const line of rawLines(file, signal)) {
      onLine(line);
      const { event } = line;
      // A line without a time has that of the line before it.
      now = timestampToMs(event?.timestamp) ?? now;
      first ??= now;
      if (now === undefined || now > to) continue;
      if (now < from) {
        if (event && beginsAgain(event, before)) before = isLaunch(event) ? [] : before.filter(isHeader);
        before.push(line);
      } else if ((bytes += line.bytes.length) <= maxScenarioLength) within.push(line);
    }
  }
  if (bytes > maxScenarioLength) throw tooLarge(bytes, within);
  if (within.some(({ event }) => event)) return { before, within };
  const range = [first, now].map((each) => (each === undefined ? '' : timestampOf(each / 1000)));
  throw new StageError(`${printable(directory)} has no event of that time: it goes from ${range.join(' to ')}`);
}

/** A stretch that is too large for a scenario, with a time up to which it is not. */
export function tooLarge(bytes: number, within: readonly RawLine[]): StageError {
  let size = 0;
  let until: string | undefined;
  for (const line of within) {
    size += line.bytes.length;
    if (size > maxScenarioLength / 2) break;
    until = line.event?.timestamp ?? until;
  }
  const hint = until === undefined ? '' : `; --to ${until} makes it short enough`;
  const kilobytes = Math.ceil(bytes / 1024);
  return new StageError(`that stretch has ${kilobytes} kB, and a scenario at most ${maxScenarioLength / 1024}${hint}`);
}

/** Whether an event says everything from the beginning: a launch of the game, or a log-in. */
function beginsAgain(event: JournalEvent, before: readonly RawLine[]): boolean {
  if (event.event === 'LoadGame') return before.some((line) => line.event?.event === 'LoadGame');
  return event.event === 'Commander' || isLaunch(event);
}

function isLaunch(event: JournalEvent): boolean {
  return event.event === 'Fileheader' && (fieldOf(event, 'part') ?? 1) === 1;
}

function isHeader({ event }: RawLine): boolean {
  return event?.event === 'Fileheader';
}
