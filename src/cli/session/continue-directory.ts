/** `--continue`: a session that goes on where a directory ends. */
import path from 'node:path';
import { isVersionBefore, numberOf } from '../../game/game-version.js';
import { isDirectorySync } from '../../journal/directories.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { journalPaths } from '../../journal/read/byte-source.js';
import { readJournal } from '../../journal/read/reader.js';
import { textIfAny } from '../../journal/read/regular-file.js';
import { type Departure, DepartureReader } from '../../simulate/departure/departure.js';
import type { SessionOptions } from '../../simulate/session-options.js';
import type { TimedWrite } from '../../simulate/session-output.js';
import { sessionWrites } from '../../simulate/simulate.js';
import { resolveLinks } from '../../stage/record/output-paths.js';
import { sourceFiles } from '../../stage/replay/replay-sources.js';
import { quoted } from '../../words/printable.js';
import { UsageError } from '../shell.js';
import { needsStage, type RunOptions, sessionOptionsOf } from './run-options.js';
import type { SessionVerbOptions } from './session-arguments.js';
import { readOrigin, type SessionOrigin } from './session-origin.js';

/** The oldest version that can be continued. */
const oldest = '4.0';

/** Journals that are read: what was before is not needed. */
const mostJournals = 20;

export interface Continuation {
  readonly options: RunOptions;
  readonly session: () => Iterable<TimedWrite>;
}

/** `plan` is undefined if none was named. */
export async function continueDirectory(
  directory: string,
  own: SessionVerbOptions & { readonly plan: string | undefined },
  runOptions: RunOptions,
): Promise<Continuation> {
  if (needsStage(runOptions) || runOptions.stateFile !== undefined) {
    throw new UsageError(
      '--continue writes whole evenings at full speed: it takes no scenario, speed, trigger, fault or state file',
    );
  }
  if (!isDirectorySync(directory)) throw new UsageError(`${quoted(directory)} is not a directory to continue`);
  if (resolveLinks(directory) === resolveLinks(runOptions.directory)) {
    throw new UsageError('--out must be another directory than --continue, which stays as it is');
  }
  const journals = (await journalPaths(directory)).slice(-mostJournals);
  const journal = journals.at(-1);
  if (journal === undefined) throw new UsageError(`there is no journal in ${quoted(directory)} to continue`);
  // Refuses what cannot be read, such as a pipe, which would be waited for.
  await sourceFiles(journals);
  const end = await endOf(directory, journals);
  const { start } = own;
  if (start && start.getTime() <= end.at) {
    throw new UsageError(`--start must be later than the last line in ${quoted(directory)}, ${end.timestamp}`);
  }
  const origin = readOrigin(directory, path.basename(journal));
  const exact = origin && exactly(directory, origin, end, own, runOptions);
  if (exact) return exact;
  const from = departureOf(directory, end);
  const options = { ...sessionOptionsOf(runOptions), start: own.start, from } as SessionOptions;
  return begun(sessionWrites(options), { ...runOptions, continued: { directory, options, isExact: false } });
}

interface End {
  readonly departure: Departure | undefined;
  readonly kind: string;
  readonly timestamp: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

async function endOf(directory: string, journals: readonly string[]): Promise<End> {
  const reader = new DepartureReader();
  let last = { kind: '', timestamp: '' };
  let cargoAt = '';
  for await (const { event, position } of readJournal(journals)) {
    if (!event) continue;
    const { timestamp } = event;
    reader.add({ ...event }, { file: position.file, line: position.line, timestamp });
    last = { kind: event.event, timestamp };
    if (event.event === 'Cargo') cargoAt = timestamp;
  }
  const cargo = parseLine(textIfAny(path.join(directory, 'Cargo.json')) ?? '').event;
  if (cargo && cargo.timestamp >= cargoAt)
    reader.add({ ...cargo }, { file: 'Cargo.json', line: 0, timestamp: undefined });
  return { ...last, departure: reader.departure, at: Date.parse(last.timestamp) };
}

function departureOf(directory: string, { departure, timestamp }: End): Departure {
  if (!departure || timestamp === '') {
    throw new UsageError(`no line in ${quoted(directory)} says where the commander is: there is nothing to continue`);
  }
  const { version } = departure.state.game;
  if (version !== undefined && isVersionBefore(numberOf(version), oldest)) {
    throw new UsageError(`${quoted(directory)} is of version ${version}: only ${oldest} and later can be continued`);
  }
  // As it is kept beside the journal, so that the next continuation begins with the same.
  return JSON.parse(JSON.stringify(departure, withoutLargeIds)) as Departure;
}

function withoutLargeIds(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? undefined : value;
}

/** A directory of Shakedown's: its session, longer. Undefined if that does not end as the directory does. */
function exactly(
  directory: string,
  origin: SessionOrigin,
  end: End,
  own: SessionVerbOptions & { readonly plan: string | undefined },
  runOptions: RunOptions,
): Continuation | undefined {
  const { runs, seed, dialect = runOptions.dialect, language, client, asLive, kinds, from } = origin;
  const same = { seed, dialect, language, client, asLive, kinds };
  refuseOthers(directory, same, own);
  const last = runs.at(-1);
  if (!last) return undefined;
  const run = {
    plan: own.plan === undefined ? last.plan : runOptions.plan,
    seconds: own.for ?? last.seconds,
    evenings: own.evenings ?? 1,
    end: runOptions.end,
  };
  const options = { ...same, ...run, start: own.start, earlier: runs, from } as SessionOptions;
  const following = new FollowingWrites(sessionWrites(options), end.at);
  const continued = { directory, options, isExact: true };
  const timeZone = own.timezone ?? origin.timeZone;
  const continuation = begun(following, { ...runOptions, ...run, ...same, continued, timeZone });
  const { before } = following;
  return before?.event === end.kind && before.timestamp === end.timestamp ? continuation : undefined;
}

/** What determines the evenings before cannot change. */
function refuseOthers(directory: string, same: object, own: SessionVerbOptions): void {
  const { seed, dialect, language, client, kinds, asLive } = own;
  const asked = { seed, dialect, language, client, kinds, asLive };
  for (const [name, value] of Object.entries(asked)) {
    const before = (same as Partial<typeof asked>)[name as keyof typeof asked] ?? defaults[name];
    if (value === undefined || String(value) === String(before)) continue;
    const option = name === 'asLive' ? '--as-live' : `--${name}`;
    throw new UsageError(`${option} must be the same as in ${quoted(directory)}: leave it out`);
  }
}

const defaults: Readonly<Record<string, string>> = { dialect: 'game', language: 'en', client: 'odyssey' };

/** The writes of a session from the first launch after a moment on; before them the files that were left. */
class FollowingWrites implements Iterable<TimedWrite> {
  readonly #writes: Iterable<TimedWrite>;
  readonly #after: number;
  /** The last event that was skipped. */
  before: { readonly event: string; readonly timestamp?: unknown } | undefined;

  constructor(writes: Iterable<TimedWrite>, after: number) {
    this.#writes = writes;
    this.#after = after;
  }

  *[Symbol.iterator](): Generator<TimedWrite> {
    const left = new Map<string, TimedWrite & { readonly event?: undefined }>();
    let hasBegun = false;
    for (const write of this.#writes) {
      if (write.isLaunch && !hasBegun && write.at > this.#after) {
        hasBegun = true;
        for (const { companion } of left.values()) yield { at: write.at, companion, isFromBefore: true };
        yield { at: write.at, event: write.event };
      } else if (hasBegun) yield write;
      else if (write.event) this.before = write.event;
      else {
        // The last one of two kinds that share a file comes last.
        left.delete(write.companion.event);
        left.set(write.companion.event, write);
      }
    }
  }
}

/** The session begins with its first write, which has to be known before the directory is opened. */
function begun(writes: Iterable<TimedWrite>, options: RunOptions): Continuation {
  const rest = writes[Symbol.iterator]();
  const first = rest.next();
  const start = first.done ? options.start : new Date(first.value.at);
  function* session(): Generator<TimedWrite> {
    for (let next = first; !next.done; next = rest.next()) yield next.value;
  }
  return { options: { ...options, start }, session };
}
