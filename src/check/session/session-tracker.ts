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

/** What is known, and the ways in which it changes. */
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

  /** The event to be judged and learnt from next. */
  observe(event: Members, here: JournalLine): void {
    this.here = here;
    this.mentions = systemMentions(event);
  }

  /** Another launch of the game: only what is known of the galaxy stays. */
  beginSession(): void {
    this.systems.beginLaunch();
    this.recordsAllKinds = false;
    this.lastTimestamp = undefined;
    this.forgetAll();
  }

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

  arrive({ timestamp, Multicrew }: Members): void {
    const [told] = this.mentions;
    if (told) this.systems.record(told, this.here);
    const { name, address } = told ?? {};
    if (name === undefined || address === undefined) {
      this.currentSystem = undefined;
      return;
    }
    const positions = told?.contradictory ? [] : (this.systems.at(address)?.positions ?? []);
    // Of several positions nobody knows the right one.
    const position = positions.length === 1 ? positions[0] : undefined;
    this.currentSystem = { name, address, position, multicrew: Multicrew === true, timestamp, where: this.here };
  }

  /** A jump that cannot be told by name leads away from the route as well as any. */
  recordJump(): void {
    if (!this.route || this.route.over) return;
    const { name, address } = this.mentions[0] ?? {};
    if (name === undefined || address === undefined || this.route.jumps.length >= mostJumps) this.endRoute();
    else this.#fly({ name, address, where: this.here }, this.route);
  }

  #fly(jump: RouteStop, route: NonNullable<SessionTracker['route']>): void {
    route.jumps.push(jump);
    if (!route.stops) return;
    this.route = { ...route, progress: followRoute(route.stops, route.progress, jump, this.recordsAllKinds).progress };
  }

  setDocked(docked: boolean, by: string, timestamp: unknown): void {
    this.docking = { docked, by, timestamp, where: this.here };
  }

  /** The tank held this much at one time. */
  recordTankLevel(tonnes: number): void {
    if (tonnes > (this.tank.largest ?? 0)) this.tank = { ...this.tank, largest: tonnes };
  }
}
