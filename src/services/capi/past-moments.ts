import type { Lag } from '../../direct/faults/fault.js';
import type { Moment } from '../moment.js';

/** The screens of a station are the ones that lag when `mixed`. */
export type CapiPart = 'commander' | 'station';

/** Lines after which the data is different: the moment right after each is kept. */
const turningPoints: ReadonlySet<unknown> = new Set([
  'LoadGame',
  'Location',
  'Docked',
  'Undocked',
  'FSDJump',
  'CarrierJump',
  'Loadout',
  'ShipyardSwap',
  'Embark',
  'Disembark',
  'Market',
  'MarketBuy',
  'MarketSell',
]);

/** Milliseconds between two moments otherwise. */
const interval = 30_000;

const mostKept = 128;

/** Kept for as long as the slowest data is behind; the older half, if there are many, a minute apart. */
const longest = 75 * 60_000;
const apart = 60_000;

interface PastMoment {
  readonly at: number;
  readonly moment: Moment;
}

/** The moments of a session so far, and which of them an answer is made from. */
export class PastMoments {
  readonly #now: () => Moment;
  /** The oldest first. */
  #kept: PastMoment[] = [];
  #first: Moment | undefined;
  /** The last moment at the current station or the last one, at the one before, and outside of taxis. */
  #docked: Moment | undefined;
  #dockedBefore: Moment | undefined;
  #onOwn: Moment | undefined;

  constructor(now: () => Moment) {
    this.#now = now;
  }

  /** Keeps the moment, if something that matters was written or the last one is old. */
  wrote(event: unknown, at: number): void {
    const last = this.#kept.at(-1);
    if (!last || turningPoints.has(event) || at - last.at >= interval) this.#keep(at);
  }

  #keep(at: number): void {
    const moment = this.#present();
    this.#kept.push({ at, moment });
    if (this.#kept.length > mostKept) this.#kept.splice(this.#leastNeeded(at), 1);
    this.#first ??= moment;
  }

  /** The first that is too old or soon after the one before. */
  #leastNeeded(at: number): number {
    const kept = this.#kept;
    if (at - (kept[1]?.at ?? at) >= longest) return 0;
    return Math.max(
      0,
      kept.findIndex((each, index) => index > 0 && each.at - (kept[index - 1]?.at ?? 0) < apart),
    );
  }

  /** The moment that an answer is made from. */
  asOf(at: number, lag: Lag, part: CapiPart): Moment {
    const present = this.#present();
    const before = this.#dockedBefore ?? this.#first ?? present;
    if (lag === 'mixed') return part === 'station' ? before : present;
    if (lag === 'station') return before;
    if (lag === 'session') return this.#first ?? present;
    if (lag === 'until-disembarked') return this.#onOwn ?? present;
    if (lag <= 0) return present;
    const wanted = at - 1000 * lag;
    return (this.#kept.findLast((kept) => kept.at <= wanted) ?? this.#kept[0])?.moment ?? present;
  }

  /** This moment. In space, with the screens of the station last docked at as they were then. */
  #present(): Moment {
    const now = this.#now();
    const { station, ride } = now.state;
    const moment = this.#docked && !station ? leaving(this.#docked, now) : now;
    if (ride !== 'taxi') this.#onOwn = moment;
    if (!station) return moment;
    if (this.#docked?.state.station?.marketId !== station.marketId) this.#dockedBefore = this.#docked;
    this.#docked = moment;
    return moment;
  }
}

function leaving(docked: Moment, moment: Moment): Moment {
  const { Market, Outfitting, Shipyard, FCMaterials } = docked.documents;
  const screens = { Market, Outfitting, Shipyard, FCMaterials };
  return {
    ...moment,
    documents: { ...moment.documents, ...(screens as Moment['documents']) },
    ...(docked.lastStation && { lastStation: docked.lastStation }),
  };
}
