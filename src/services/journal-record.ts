import type { Members } from '../interface/object-rule.js';
import { journalFold } from '../state/journal-fold.js';
import { type CurrentSystem, type JournalState, type Ride, unknownState, type Where } from '../state/journal-state.js';
import { textOf } from './json-in.js';
import type { WrittenEvent } from './service.js';

/** A line of the journal, and what a reader knew after it. */
export interface RecordedLine {
  readonly event: Members;
  readonly where: Where;
  readonly system: CurrentSystem | undefined;
  readonly station: JournalState['station'];
  readonly shipId: number | undefined;
  readonly ride: Ride | undefined;
}

/** Kinds that are about what commanders own, also aboard another's ship. */
const belongings: ReadonlySet<unknown> = new Set(['ShipLocker', 'Backpack', 'SuitLoadout']);

/** The number of lines kept; a message about an older one is not compared. */
const mostLines = 100_000;

/** The journal beside a service: its lines by kind and time, and what a reader knows by now. */
export class JournalRecord {
  readonly state: JournalState = unknownState();
  /** The ids of all ships that the journal has named as the commander's. */
  readonly shipIds = new Set<number>();
  readonly #lines = new Map<string, RecordedLine[]>();
  #count = 0;

  wrote({ event, line }: WrittenEvent): void {
    journalFold.advance(this.state, event, line);
    if (!line) return;
    this.#learnShips(event);
    const { system, station, ship, ride } = this.state;
    const key = keyOf(event.event, event.timestamp);
    const same = this.#lines.get(key);
    const recorded = {
      event,
      where: line,
      system,
      station,
      shipId: ship.id,
      ride: belongings.has(event.event) ? undefined : ride,
    };
    if (same) same.push(recorded);
    else this.#lines.set(key, [recorded]);
    this.#count += 1;
    if (this.#count > mostLines) this.#forgetOldest();
  }

  /** The lines of a kind at a time; several may have the same second. */
  lines(kind: string, timestamp: unknown): readonly RecordedLine[] {
    return this.#lines.get(keyOf(kind, timestamp)) ?? [];
  }

  /** Whether no line was written yet. */
  get isEmpty(): boolean {
    return this.#count === 0;
  }

  #learnShips({ event, ShipID, NewShipID, ShipsHere, ShipsRemote }: Members): void {
    // Aboard another's ship LoadGame and Loadout have its id.
    if (this.state.ride !== 'crew' && event !== 'Scanned') this.#learnShip(ShipID);
    this.#learnShip(NewShipID);
    for (const ships of [ShipsHere, ShipsRemote])
      if (Array.isArray(ships)) for (const ship of ships) this.#learnShip((ship as Members).ShipID);
  }

  #learnShip(id: unknown): void {
    if (typeof id === 'number') this.shipIds.add(id);
  }

  #forgetOldest(): void {
    const [oldest] = this.#lines;
    if (!oldest) return;
    this.#lines.delete(oldest[0]);
    this.#count -= oldest[1].length;
  }
}

function keyOf(kind: unknown, timestamp: unknown): string {
  return `${textOf(kind)} ${textOf(timestamp)}`;
}
