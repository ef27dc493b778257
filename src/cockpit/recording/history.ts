import { type JournalEvent, membersOf } from '../../journal/journal-event.js';
import { amountIn, likelyCredits, wagesWithin } from '../../state/credits-fold.js';
import { foldOf } from '../../state/fold.js';
import { concerns } from '../../state/journal-fold.js';
import { type JournalState, unknownState } from '../../state/journal-state.js';
import type { History as HistoryAnswer, HistoryPoint, LedgerEntry } from '../protocol.js';
import { eventsAmong } from './parsed-row.js';
import type { RecordingParts } from './recording-parts.js';

/** Balance, fuel and cargo, and what they depend on: the whole state takes four times as long. */
const { launch, account, credits, unstatedCredits, hold, goods, place, ship, jumpFuel, fuel } = concerns;
const historyFold = foldOf(launch, account, credits, unstatedCredits, hold, goods, place, ship, jumpFuel, fuel);

/** Beyond this number every second point is dropped, and only every second one is kept from then on. */
const mostPoints = 4000;

/** Lines of a kind that follow each other within this time are one entry of the ledger, in milliseconds. */
const shortPause = 5 * 60_000;

type OpenEntry = { -readonly [Name in keyof LedgerEntry]: LedgerEntry[Name] };

/** Folds the whole journal once, and goes on from there when it has grown. */
export class History {
  readonly #parts: RecordingParts;
  #state: JournalState = unknownState();
  #points: HistoryPoint[] = [];
  #last: HistoryPoint | undefined;
  /** Changes seen, and how many of them make a point. */
  #seen = 0;
  #stride = 1;
  readonly #ledger: OpenEntry[] = [];
  /** By kind, since the last log-in. */
  readonly #open = new Map<string, { readonly entry: OpenEntry; readonly time: number }>();
  readonly #commanders: { n: number; name: string; credits?: number | undefined }[] = [];
  /** The Fileheader of a launch whose commander is not known yet. */
  #header: number | undefined;
  #done = 0;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: RecordingParts) {
    this.#parts = parts;
  }

  /** Questions wait for each other: each goes on where the one before has ended. */
  async answer(signal?: AbortSignal): Promise<HistoryAnswer> {
    const before = this.#running;
    this.#running = before.catch(() => undefined).then(() => this.#foldOn(signal));
    await this.#running;
    const last = this.#done - 1;
    const end = this.#points.length > 0 ? [this.#pointAt(last, this.#parts.index.timeAfter(this.#done))] : [];
    return {
      points: [...this.#points.filter(({ n }) => n < last), ...end],
      ledger: this.#ledger.filter(({ count }) => count > 0).map((entry) => ({ ...entry })),
      commanders: this.#commanders.map((each) => ({ ...each })),
    };
  }

  async #foldOn(signal?: AbortSignal): Promise<void> {
    const { index } = this.#parts;
    const { count } = index;
    for await (const events of eventsAmong(this.#parts, index.stateLines(historyFold.kinds, this.#done, count))) {
      for (const { n, event } of events) this.#fold(n, event);
      signal?.throwIfAborted();
    }
    this.#done = count;
  }

  #fold(n: number, event: JournalEvent): void {
    this.#done = n + 1;
    const members = membersOf(event);
    const within = wagesWithin(members, this.#state);
    if (within) this.#enter(n, 'NpcCrewPaidWage', -within.sum, -within.count);
    this.#enter(n, event.event, amountIn(members));
    historyFold.advance(this.#state, members, { file: '', line: n, timestamp: event.timestamp });
    this.#noteCommander(n, event.event);
    this.#note(this.#pointAt(n));
  }

  #pointAt(n: number, time = this.#parts.index.time(n)): HistoryPoint {
    const { commander, ship: own } = this.#state;
    const likely = likelyCredits(this.#state);
    return {
      n,
      time,
      ...(likely !== undefined && { [commander.credits === undefined ? 'likelyCredits' : 'credits']: likely }),
      ...(own.fuel.main !== undefined && { fuel: own.fuel.main }),
      ...(own.tonnes !== undefined && { cargo: own.tonnes }),
    };
  }

  #note(point: HistoryPoint): void {
    if (Number.isNaN(point.time) || (this.#last && valuesOf(this.#last) === valuesOf(point))) return;
    this.#last = point;
    if (this.#seen++ % this.#stride === 0) this.#points.push(point);
    if (this.#points.length <= mostPoints) return;
    this.#points = this.#points.filter((_, at) => at % 2 === 0);
    this.#stride *= 2;
  }

  #enter(n: number, kind: string, change: number | undefined, count = 1): void {
    if (kind === 'LoadGame') this.#open.clear();
    if (!change) return;
    const time = this.#parts.index.time(n);
    const last = this.#open.get(kind);
    const isNew = !last || !(Math.abs(time - last.time) <= shortPause);
    const entry = isNew ? { n, kind, change: 0, count: 0 } : last.entry;
    if (isNew) this.#ledger.push(entry);
    entry.change += change;
    entry.count += count;
    this.#open.set(kind, { entry, time });
  }

  #noteCommander(n: number, kind: string): void {
    if (kind === 'Fileheader') this.#header = n;
    const { name, credits: first } = this.#state.commander;
    if (name === undefined) return;
    const last = this.#commanders.at(-1);
    if (last?.name === name) last.credits ??= first;
    else this.#commanders.push({ n: last ? (this.#header ?? n) : 0, name, credits: first });
    this.#header = undefined;
  }
}

function valuesOf(point: HistoryPoint): string {
  return JSON.stringify({ ...point, n: 0, time: 0 });
}
