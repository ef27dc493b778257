/** Finds impossible sequences in a journal of the live game. */
import { fieldOf, type JournalEvent } from '../../src/journal/journal-event.js';

/** Kinds that follow others only after some seconds. */
const unhurried: Readonly<Record<string, readonly string[]>> = {
  Liftoff: ['Touchdown'],
  Undocked: ['Docked', 'Embark'],
  Disembark: ['DockSRV', 'Embark', 'Touchdown'],
  Embark: ['Disembark'],
  LaunchSRV: ['Touchdown', 'Embark'],
};

/** Seconds. */
const shortest = 2;

/** Tonnes that may go into the reservoir at once, and per hour. */
const reservoir = 1.5;
const burn = 4;

/** Takes events and returns what is wrong with them. */
export class Logbook {
  #capacity: number;
  readonly #latest = new Map<string, number>();
  #fuel: { readonly level: number; readonly at: number } | undefined;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  read(events: readonly JournalEvent[]): string[] {
    return events.flatMap((event) => [...this.#hasty(event), ...this.#vanished(event)]);
  }

  /** Doors and landing gear take time. */
  #hasty({ event, timestamp }: JournalEvent): string[] {
    const at = Date.parse(timestamp) / 1000;
    const hurried = (unhurried[event] ?? []).filter((before) => at - (this.#latest.get(before) ?? 0) < shortest);
    this.#latest.set(event, at);
    return hurried.map((before) => `${timestamp} ${event} right after ${before}`);
  }

  /** Only jumps and engines use fuel. */
  #vanished(event: JournalEvent): string[] {
    this.#changeShip(event);
    const fuel = this.#fuelOf(event);
    if (!fuel) return [];
    const { before, after } = fuel;
    const at = Date.parse(event.timestamp) / 1000;
    const last = this.#fuel;
    this.#fuel = { level: after, at };
    if (!last) return [];
    const least = last.level - reservoir - (burn * (at - last.at)) / 3600;
    if (before <= last.level + 0.001 && before >= least) return [];
    return [`${event.timestamp} ${event.event}: ${before} t in the tank, but there were ${last.level}`];
  }

  /** A different ship has a different tank, and so has a rebought one. */
  #changeShip(event: JournalEvent): void {
    if (['ShipyardSwap', 'ShipyardNew', 'Resurrect'].includes(event.event)) this.#fuel = undefined;
    if (event.event === 'Loadout') this.#capacity = event.FuelCapacity.Main;
  }

  /** Fuel in the tank before and after. */
  #fuelOf(event: JournalEvent): { readonly before: number; readonly after: number } | undefined {
    const of = (name: string) => Number(fieldOf(event, name));
    if (event.event === 'FSDJump' && event.Taxi !== true && event.Multicrew !== true)
      return { before: of('FuelLevel') + of('FuelUsed'), after: of('FuelLevel') };
    if (event.event === 'FuelScoop') return { before: of('Total') - of('Scooped'), after: of('Total') };
    // In the middle of scooping there is more in the tank than the last line has said.
    if (event.event === 'ReservoirReplenished' && this.#fuel && of('FuelMain') <= this.#fuel.level)
      return { before: of('FuelMain'), after: of('FuelMain') };
    if (event.event === 'RefuelPartial' && this.#fuel)
      return { before: this.#fuel.level, after: this.#fuel.level + of('Amount') };
    if (event.event === 'RefuelAll') return { before: this.#capacity - of('Amount'), after: this.#capacity };
    // On foot, in an SRV, in a fighter and in the arena it is about something else than the ship.
    if (event.event === 'LoadGame' && fieldOf(event, 'FuelCapacity') === this.#capacity)
      return { before: of('FuelLevel'), after: of('FuelLevel') };
    return undefined;
  }
}
