/** Where a journal ends, as another session takes it up. */
import type { Members } from '../../interface/object-rule.js';
import { isObject, type JournalEvent } from '../../journal/journal-event.js';
import { isOfShip } from '../../state/cargo-fold.js';
import { accountOf } from '../../state/commander-fold.js';
import { likelyCredits } from '../../state/credits-fold.js';
import { addressFrom, nameFrom, positionFrom } from '../../state/fold-fields.js';
import { journalFold } from '../../state/journal-fold.js';
import { type JournalState, unknownState, type Where } from '../../state/journal-state.js';
import { wrongArgument } from '../../words/argument-error.js';
import type { ChartedSystem } from '../galaxy/milky-way.js';

/** Plain JSON, but for ids of 64 bits. */
export interface Departure {
  /** What is known after the last launch that reached the galaxy, or before the death of the commander. */
  readonly state: JournalState;
  /** The last line of some kinds, for what the state leaves out. */
  readonly lines: Readonly<Record<string, Members>>;
  /** The systems of all lines, where those put them. */
  readonly systems?: readonly ChartedSystem[];
}

const kept: ReadonlySet<string> = new Set([
  'LoadGame',
  'Loadout',
  'Progress',
  'Materials',
  'Statistics',
  'Cargo',
  'CarrierLocation',
  'CarrierStats',
  'Docked',
  'Location',
  'Touchdown',
]);

/** After these the place is not known until the next Location, and after a launch nothing else either. */
const forgetful: ReadonlySet<string> = new Set(['Died', 'Fileheader', 'JoinACrew', 'LoadGame', 'Resurrect']);

/** Collects a departure from the events of a journal, in their order. */
export class DepartureReader {
  #state = unknownState();
  #before: JournalState | undefined;
  #account: string | undefined;
  #other: Pick<Departure, 'state' | 'lines'> | undefined;
  #lines: Record<string, Members> = {};
  #lastTimestamp: string | undefined;
  readonly #systems = new Map<number, ChartedSystem>();

  add(event: Members, where: Where): void {
    const kind = String(event.event);
    if (forgetful.has(kind)) this.#before = this.#known;
    journalFold.advance(this.#state, event, where);
    this.#hand(accountOf(this.#state.commander) ?? this.#account);
    const isOwn = event.CarrierType !== 'SquadronCarrier' && (kind !== 'Cargo' || isOfShip(event));
    if (kept.has(kind) && isOwn) this.#lines[kind] = event;
    this.#lastTimestamp = where.timestamp ?? this.#lastTimestamp;
    this.#chart(event);
  }

  /** Another commander has other affairs, and is elsewhere. */
  #hand(account: string | undefined): void {
    if (account !== this.#account && this.#account !== undefined) {
      if (this.#before) this.#other = { state: this.#before, lines: this.#lines };
      this.#before = undefined;
      this.#lines = {};
    }
    this.#account = account;
  }

  /** Until a line says where the commander is, the place is as before, as is what no line has said since. */
  get #known(): JournalState | undefined {
    const [state, before] = [this.#state, this.#before];
    // Missions are listed after Location.
    if (state.system) return { ...state, missions: state.missions ?? before?.missions, ship: { ...state.ship } };
    if (!before) return undefined;
    const { system, place, station, commander, ship } = before;
    const credits = likelyCredits(state) ?? likelyCredits(before);
    const isSameShip = state.play === 'dead' || (state.ship.id ?? ship.id) === ship.id;
    return {
      ...before,
      ...stated(state),
      system,
      place,
      station,
      commander: { ...commander, ...stated(state.commander), credits },
      // The dead have lost what was in the hold, unless they log out before they see the bill.
      ship: isSameShip ? { ...ship, ...(state.play !== 'dead' && stated(state.ship)) } : state.ship,
    };
  }

  /** The last line about a system counts. One about a jump names the class of its star. */
  #chart({ SystemAddress, StarSystem, StarPos, StarClass }: Members): void {
    const address = addressFrom(SystemAddress);
    if (typeof address !== 'number' || address < 0) return;
    const known = this.#systems.get(address);
    const name = nameFrom(StarSystem) ?? known?.name ?? '';
    const starClass = nameFrom(StarClass) ?? known?.starClass;
    this.#systems.set(address, { name, address, position: positionFrom(StarPos) ?? known?.position, starClass });
  }

  /** Undefined if no line says where the commander is. */
  get departure(): Departure | undefined {
    const known = this.#known;
    const left = known ? { state: known, lines: this.#lines } : this.#other;
    const systems = [...this.#systems.values()].filter(({ name, position }) => name !== '' && position);
    return left && { ...left, state: { ...left.state, timestamp: this.#lastTimestamp }, systems };
  }
}

function stated<Facts extends object>(facts: Facts): Partial<Facts> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<Facts>;
}

/**
 * Where the events of a journal end, for `from` in `simulate`; undefined if none of them says where the
 * commander is.
 */
export function departureOf(events: readonly JournalEvent[]): Departure | undefined {
  if (!(Array.isArray(events) && (events as readonly unknown[]).every(isObject))) {
    throw wrongArgument('departureOf takes a list of events', events);
  }
  const reader = new DepartureReader();
  for (const [index, event] of events.entries()) {
    reader.add({ ...event }, { file: '', line: index + 1, timestamp: event.timestamp });
  }
  return reader.departure;
}
