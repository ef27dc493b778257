import type { Members } from '../../interface/object-rule.js';
import { type JournalLine, KnownSystems } from './known-systems.js';
import { followRoute, type RouteStop } from './route-progress.js';
import type {
  CurrentSystem,
  DockingState,
  FuelAfterJump,
  PlottedRoute,
  SessionState,
  TankSizes,
} from './session-state.js';
import { type SystemMention, systemMentions } from './system-mentions.js';

const unknownTank: TankSizes = { capacity: undefined, largest: undefined, reservoir: undefined };

/** More jumps than the longest route has stops. */
const mostJumps = 5000;

/** Keeps the session state; `session-updates` says which event changes what. */
export class SessionTracker implements SessionState {
  readonly systems = new KnownSystems();
  here: JournalLine = { file: '', line: 0 };
  mentions: readonly SystemMention[] = [];
  recordsAllKinds = false;
  lastTimestamp: unknown;
  currentSystem: CurrentSystem | undefined;
  fuel: FuelAfterJump | undefined;
  docking: DockingState | undefined;
  tank: TankSizes = unknownTank;
  route: (PlottedRoute & { readonly jumps: RouteStop[] }) | undefined;

  /** Sets the event that is checked next. */
  observe(event: Members, here: JournalLine): void {
    this.here = here;
    this.mentions = systemMentions(event);
  }

  /** Begins another launch of the game: only the known systems stay. */
  beginSession(): void {
    this.systems.beginLaunch();
    this.recordsAllKinds = false;
    this.lastTimestamp = undefined;
    this.forgetAll();
  }

  /** Nothing about the ship is certain any more; the known systems stay. */
  forgetAll(): void {
    this.currentSystem = undefined;
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

  /** The ship is in the system that the event mentions. */
  arrive({ timestamp, Multicrew }: Members): void {
    const [mention] = this.mentions;
    if (mention) this.systems.record(mention, this.here);
    const { name, address } = mention ?? {};
    if (name === undefined || address === undefined) {
      this.currentSystem = undefined;
      return;
    }
    const positions = mention?.contradictory ? [] : (this.systems.at(address)?.positions ?? []);
    // If several positions are recorded, none is certain.
    const position = positions.length === 1 ? positions[0] : undefined;
    this.currentSystem = { name, address, position, multicrew: Multicrew === true, timestamp, where: this.here };
  }

  /** A jump to a system without a name or address ends the route. */
  recordJump(): void {
    if (!this.route || this.route.over) return;
    const { name, address } = this.mentions[0] ?? {};
    if (name === undefined || address === undefined || this.route.jumps.length >= mostJumps) this.endRoute();
    else this.#followRoute({ name, address, where: this.here }, this.route);
  }

  #followRoute(jump: RouteStop, route: NonNullable<SessionTracker['route']>): void {
    route.jumps.push(jump);
    if (!route.stops) return;
    this.route = { ...route, progress: followRoute(route.stops, route.progress, jump, this.recordsAllKinds).progress };
  }

  setDocked(docked: boolean, by: string, timestamp: unknown): void {
    this.docking = { docked, by, timestamp, where: this.here };
  }

  /** The main tank held this much. */
  recordTankLevel(tonnes: number): void {
    if (tonnes > (this.tank.largest ?? 0)) this.tank = { ...this.tank, largest: tonnes };
  }
}
