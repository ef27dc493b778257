import { type JournalEvent, membersOf } from '../../journal/journal-event.js';
import { foldOf } from '../../state/fold.js';
import { concerns } from '../../state/journal-fold.js';
import { type JournalState, unknownState } from '../../state/journal-state.js';
import type { History as HistoryAnswer, HistoryPoint, MoneyByKind } from '../protocol.js';
import { eventsAmong } from './parsed-row.js';
import type { RecordingParts } from './recording-parts.js';

/** Balance, fuel and cargo, and what they depend on: the whole state takes four times as long. */
const foldedConcerns = [
  'launch',
  'credits',
  'unstatedCredits',
  'hold',
  'goods',
  'place',
  'ship',
  'jumpFuel',
  'fuel',
] as const;

const historyFold = foldOf(...foldedConcerns.map((name) => concerns[name]));

/** Beyond this number every second point is dropped, and only every second one is kept from then on. */
const mostPoints = 4000;

/** Changes of the balance that follow each other within this time are added up, in milliseconds. */
const shortPause = 5 * 60_000;

/** Kinds that state a balance without a change: what happened between two sessions is unknown. */
const loginKinds: ReadonlySet<string> = new Set(['Fileheader', 'Commander', 'LoadGame', 'Shutdown']);

/** Folds the whole journal once, and goes on from there when it has grown. */
export class History {
  readonly #parts: RecordingParts;
  #state: JournalState = unknownState();
  #points: HistoryPoint[] = [];
  #last: HistoryPoint | undefined;
  /** Changes seen, and how many of them make a point. */
  #seen = 0;
  #stride = 1;
  readonly #earned: { n: number; time: number; change: number }[] = [];
  readonly #money = new Map<string, { change: number; count: number }>();
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
    const money: MoneyByKind[] = [...this.#money].map(([kind, sums]) => ({ kind, ...sums }));
    const points = this.#last && this.#points.at(-1) !== this.#last ? [...this.#points, this.#last] : [...this.#points];
    return {
      points,
      money: money.sort((a, b) => Math.abs(b.change) - Math.abs(a.change)),
      earned: this.#earned.map(({ n, change }) => ({ n, change })),
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
    const before = this.#state.commander.credits;
    historyFold.advance(this.#state, membersOf(event), { file: '', line: n, timestamp: event.timestamp });
    const { commander, ship } = this.#state;
    const change = (commander.credits ?? NaN) - (before ?? NaN);
    if (change && !loginKinds.has(event.event)) {
      const sum = this.#money.get(event.event) ?? { change: 0, count: 0 };
      this.#money.set(event.event, { change: sum.change + change, count: sum.count + 1 });
      this.#earn(n, change);
    }
    const tonnes = Object.values(ship.cargo ?? {}).reduce((sum, count) => sum + count, 0);
    const point = {
      ...(commander.credits !== undefined && { credits: commander.credits }),
      ...(ship.fuel.main !== undefined && { fuel: ship.fuel.main }),
      ...(ship.cargo && { cargo: tonnes }),
    };
    this.#note({ n, time: this.#parts.index.time(n), ...point });
  }

  #note(point: HistoryPoint): void {
    if (Number.isNaN(point.time) || (this.#last && valuesOf(this.#last) === valuesOf(point))) return;
    this.#last = point;
    if (this.#seen++ % this.#stride === 0) this.#points.push(point);
    if (this.#points.length <= mostPoints) return;
    this.#points = this.#points.filter((_, at) => at % 2 === 0);
    this.#stride *= 2;
  }

  #earn(n: number, change: number): void {
    const time = this.#parts.index.time(n);
    const last = this.#earned.at(-1);
    if (last && Math.abs(time - last.time) <= shortPause) Object.assign(last, { time, change: last.change + change });
    else this.#earned.push({ n, time, change });
  }
}

function valuesOf({ credits, fuel, cargo }: HistoryPoint): string {
  return `${credits} ${fuel} ${cargo}`;
}
