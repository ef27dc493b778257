import { StageError } from '../../direct/stage-error.js';
import { assertDirectory, removeCreated } from '../../journal/directories.js';
import { formatCompanion } from '../../journal/format/format-line.js';
import { JournalError } from '../../journal/journal-error.js';
import { cleanDirectory } from '../../journal/write/clean-directory.js';
import { timestampOf } from '../../simulate/session-time.js';
import { statusAtEnd } from '../../simulate/status/status-event.js';
import { printable } from '../../words/printable.js';
import { checkOptions, type OptionShapes } from '../../words/shape/check-options.js';
import { functionToCall, mustBe, numberWithin, trueOrFalse } from '../../words/shape/shape.js';
import { createDirectory, readableError } from '../record/open-recorder.js';
import { assertStartIsFree } from '../record/output-paths.js';
import { WriteTally } from '../record/write-tally.js';
import { Pace } from '../time/pace.js';
import { type Playback, play } from '../time/player.js';
import { type Clock, realClock, wallClock } from '../time/wall-clock.js';
import { statusFile } from './replay-companions.js';
import { prepareReplay, type Replay, type Replayed, type ReplayOptions, replayChecks } from './replay-journal.js';
import { assertNotSourceDirectory, type SourceFile } from './replay-sources.js';
import { ReplayWriter } from './replay-writer.js';

export interface ReplayIntoOptions extends ReplayOptions {
  /** 1, the default, is real time; `Infinity` does not wait at all. */
  readonly speed?: number | undefined;
  /** Longer pauses are cut to this many milliseconds of journal time; five minutes by default. */
  readonly longestPause?: number | undefined;
  /** Whether to remove first what Shakedown wrote to the directory before. */
  readonly clean?: boolean | undefined;
  /** Called when everything is ready and the first line is about to be written. */
  readonly began?: (() => void) | undefined;
  /** The clock to wait by; the system clock by default. */
  readonly clock?: Clock | undefined;
}

const replayIntoChecks: OptionShapes<ReplayIntoOptions> = {
  ...replayChecks,
  speed: mustBe('a number above 0, or Infinity', (value) => typeof value === 'number' && value > 0),
  longestPause: numberWithin(0, Infinity, 'a number of milliseconds'),
  clean: trueOrFalse,
  began: functionToCall,
  clock: realClock,
};

/** The result of a replay. */
export interface Replaying {
  /** False if it was interrupted. */
  readonly isWhole: boolean;
  readonly replay: Replay;
  /** The journal files that were written. */
  readonly files: readonly string[];
  readonly tally: WriteTally;
}

export const defaultLongestPause = 300_000;

/** Replays a journal into a directory, line by line, at the pace at which it was written. */
export async function replayInto(
  directory: string,
  source: string | readonly string[],
  given?: ReplayIntoOptions,
): Promise<Replaying> {
  assertDirectory(directory, 'replayInto');
  const options = checkOptions('replayInto', given, replayIntoChecks);
  const { speed = 1, clock = wallClock() } = options;
  const again = await prepareReplay(
    source,
    { ...options, start: options.start ?? new Date(clock.now()) },
    'replayInto',
  );
  assertNotSourceDirectory(again.files, directory);
  if (options.clean) cleanDirectory(directory);
  assertStartIsFree(directory, new Date(again.start));
  const tally = new WriteTally();
  let made: readonly string[] = [];
  try {
    made = await createDirectory(directory);
    const [first] = again.files as readonly [SourceFile];
    const writer = await ReplayWriter.open(directory, again.start, first, speed !== Infinity);
    try {
      options.began?.();
      const isWhole = await playInto(writer, again, tally, { ...options, speed, clock });
      return { isWhole, replay: again, files: writer.files, tally };
    } catch (error) {
      writer.save();
      throw error;
    } finally {
      writer.close();
    }
  } catch (error) {
    await removeCreated(made);
    throw withWrittenSoFar(readableError(error), tally.lines, directory);
  }
}

/** Writes everything when it is due; returns whether it came to the end, and was not aborted. */
async function playInto(
  writer: ReplayWriter,
  again: Replay,
  tally: WriteTally,
  {
    speed,
    clock,
    longestPause = defaultLongestPause,
    signal = never,
  }: ReplayIntoOptions & { speed: number; clock: Clock },
): Promise<boolean> {
  const pace = new Pace({ began: clock.now(), origin: again.start, speed });
  const items = again[Symbol.asyncIterator]();
  let upcoming: IteratorResult<Replayed> | undefined;
  let last = again.start;
  /** The time left out of pauses so far, and of the pause before the upcoming item, in milliseconds. */
  const cut = { before: 0, now: 0 };
  const playback: Playback = {
    async dueAt() {
      upcoming ??= await items.next();
      if (upcoming.done) return undefined;
      // A pause lasts as long as it may, and then the time leaps.
      cut.now = Math.max(0, upcoming.value.at - last - longestPause);
      return pace.dueAt(upcoming.value.at - cut.before - cut.now);
    },
    next() {
      if (!upcoming || upcoming.done) return;
      cut.before += cut.now;
      last = upcoming.value.at;
      write(writer, tally, upcoming.value);
      upcoming = undefined;
    },
    flush: () => writer.settle(),
  };
  let isWhole = false;
  try {
    isWhole = await play(playback, { clock, signal });
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) throw error;
  } finally {
    await items.return(undefined);
  }
  if (!isWhole) endEarly(writer, tally, Math.max(last, (pace.sessionTimeAt(clock.now()) ?? 0) + cut.before));
  writer.settle();
  return isWhole;
}

const never = new AbortController().signal;

function write(writer: ReplayWriter, tally: WriteTally, item: Replayed): void {
  if (item.what === 'file') writer.begin(item.at, item.source, item.isNextPart);
  else if (item.what === 'line') {
    writer.line(item.bytes);
    tally.countLine(item.at, item.kind);
  } else {
    writer.companion(item.file, item.text);
    tally.countCompanion(item.at, item.file);
  }
}

/** Writes a last Status as at the end of a session, if there was a Status before. */
function endEarly(writer: ReplayWriter, tally: WriteTally, at: number): void {
  if (tally.companions.has(statusFile)) {
    const timestamp = timestampOf(at / 1000);
    writer.companion(statusFile, formatCompanion({ timestamp, ...statusAtEnd }));
  }
}

/** Adds to an error that the lines before it have been written. */
function withWrittenSoFar(error: unknown, lines: number, directory: string): unknown {
  if (lines === 0 || !(error instanceof StageError || error instanceof JournalError)) return error;
  return new StageError(`${error.message}; what was written before stays in ${printable(directory)}`, { cause: error });
}
