import type { Members } from '../../spec/rule.js';
import { follow, type Stop } from './itinerary.js';
import type { Docking, Fuel, Known, Place, Route, Tank } from './known.js';
import { type LinePlace, Systems } from './systems.js';
import { systemsToldBy, type ToldSystem } from './told.js';

const unknownTank: Tank = { capacity: undefined, largest: undefined, reservoir: undefined };

/** More jumps than the longest route has stops. */
const mostJumps = 5000;

/** What is known, and the ways in which it changes. */
export class Knowledge implements Known {
  readonly systems = new Systems();
  here: LinePlace = { file: '', line: 0 };
  told: readonly ToldSystem[] = [];
  tells = false;
  last: unknown;
  place: Place | undefined;
  fuel: Fuel | undefined;
  docking: Docking | undefined;
  tank: Tank = unknownTank;
  route: (Route & { readonly jumps: Stop[] }) | undefined;

  /** The event to be judged and learnt from next. */
  hear(event: Members, here: LinePlace): void {
    this.here = here;
    this.told = systemsToldBy(event);
  }

  /** Another launch of the game: only what is known of the galaxy stays. */
  beginSession(): void {
    this.systems.beginLaunch();
    this.tells = false;
    this.last = undefined;
    this.forgetAll();
  }

  forgetAll(): void {
    this.place = undefined;
    this.docking = undefined;
    this.forgetShip();
    this.endRoute();
  }

  forgetShip(): void {
    this.fuel = undefined;
    this.tank = unknownTank;
  }

  endRoute(): void {
    if (this.route) this.route = { ...this.route, over: true };
  }

  arrive({ timestamp, Multicrew }: Members): void {
    const [told] = this.told;
    if (told) this.systems.learn(told, this.here);
    const { name, address } = told ?? {};
    if (name === undefined || address === undefined) {
      this.place = undefined;
      return;
    }
    const positions = told?.torn ? [] : (this.systems.at(address)?.positions ?? []);
    // Of several positions nobody knows the right one.
    const position = positions.length === 1 ? positions[0] : undefined;
    this.place = { name, address, position, multicrew: Multicrew === true, timestamp, where: this.here };
  }

  /** A jump that cannot be told by name leads away from the route as well as any. */
  jump(): void {
    if (!this.route || this.route.over) return;
    const { name, address } = this.told[0] ?? {};
    if (name === undefined || address === undefined || this.route.jumps.length >= mostJumps) this.endRoute();
    else this.#fly({ name, address, where: this.here }, this.route);
  }

  #fly(jump: Stop, route: NonNullable<Knowledge['route']>): void {
    route.jumps.push(jump);
    if (!route.stops) return;
    this.route = { ...route, progress: follow(route.stops, route.progress, jump, this.tells).progress };
  }

  dock(docked: boolean, by: string, timestamp: unknown): void {
    this.docking = { docked, by, timestamp, where: this.here };
  }

  /** The tank held this much at one time. */
  held(tonnes: number): void {
    if (tonnes > (this.tank.largest ?? 0)) this.tank = { ...this.tank, largest: tonnes };
  }
}
