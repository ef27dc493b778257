import type { Members } from '../../interface/object-rule.js';
import { secondsFrom, timeFrom } from './field-readers.js';
import { type JournalLine, KnownSystems, type SystemsSnapshot } from './known-systems.js';
import { type LifeSnapshot, restoredLife, snapshotOfLife, unknownLife } from './life/life-state.js';
import { momentSeconds, momentText, noDay } from './moment-text.js';
import { followRoute, type RouteStop, RouteStops } from './route-progress.js';
import type {
  CurrentSystem,
  DockingState,
  FuelAfterJump,
  PlottedRoute,
  SessionState,
  TankSizes,
} from './session-state.js';
import { noMention, type SystemMention, systemMentions } from './system-mentions.js';

const unknownTank: TankSizes = { capacity: undefined, largest: undefined, reservoir: undefined };

/** More jumps than the longest route has stops. */
const mostJumps = 5000;

type Route = PlottedRoute & { readonly jumps: RouteStop[] };

/** The state between two events, as JSON. What is not certain is left out. */
export interface TrackerSnapshot
  extends Pick<SessionState, 'recordsAllKinds' | 'tank'>,
    Partial<Pick<SessionState, 'lastTimestamp' | 'currentSystem' | 'fuel' | 'docking'>> {
  readonly systems: SystemsSnapshot;
  readonly life?: LifeSnapshot | undefined;
  readonly route?: (Omit<PlottedRoute, 'stops'> & { readonly stops?: readonly RouteStop[] | undefined }) | undefined;
}

/** Keeps the session state; `session-updates` says which event changes what. */
export class SessionTracker implements SessionState {
  readonly systems = new KnownSystems();
  recordsAllKinds = false;
  /** The time of the last event: in two numbers, or if it has no day, as it is written. */
  lastDay = noDay;
  lastTime = 0;
  lastWritten: string | undefined;
  currentSystem: CurrentSystem | undefined;
  fuel: FuelAfterJump | undefined;
  docking: DockingState | undefined;
  tank: TankSizes = unknownTank;
  route: Route | undefined;
  life = unknownLife();
  #event: Members = {};
  #day = noDay;
  #time = 0;
  #file = '';
  #line = 0;
  #here: JournalLine | undefined;
  #mentions: readonly SystemMention[] | undefined;

  /** Sets the event that is checked next. Where it is and what it mentions is made out only if somebody asks, as for few events. */
  observe(event: Members, file: string, line: number, day = noDay, time = 0): void {
    this.#event = event;
    this.#day = day;
    this.#time = time;
    this.#file = file;
    this.#line = line;
    this.#here = undefined;
    this.#mentions = undefined;
  }

  get lastTimestamp(): string | undefined {
    return this.lastDay === noDay ? this.lastWritten : momentText(this.lastDay, this.lastTime);
  }

  get here(): JournalLine {
    return (this.#here ??= { file: this.#file, line: this.#line });
  }

  get now(): number | undefined {
    return this.#day === noDay ? secondsFrom(this.#event.timestamp) : momentSeconds(this.#day, this.#time);
  }

  get mentions(): readonly SystemMention[] {
    return (this.#mentions ??= systemMentions(this.#event));
  }

  /** Begins another launch of the game: only the known systems stay. */
  beginSession(): void {
    this.systems.beginLaunch();
    this.recordsAllKinds = false;
    this.lastDay = noDay;
    this.lastWritten = undefined;
    this.life = unknownLife();
    this.forgetAll();
  }

  /** Nothing about the ship is certain any more; the known systems stay. */
  forgetAll(): void {
    this.currentSystem = undefined;
    this.docking = undefined;
    this.forgetShip();
    this.endRoute();
  }

  /** A line is missing, and may have been any. */
  forgetEverything(): void {
    this.life = unknownLife();
    this.forgetAll();
  }

  forgetShip(): void {
    this.fuel = undefined;
    this.tank = unknownTank;
  }

  endRoute(): void {
    if (this.route && !this.route.over) this.route = { ...this.route, over: true };
  }

  /** The ship is in the system that the event mentions. */
  arrive({ timestamp, Multicrew }: Members): void {
    const mention = this.mentions[0] ?? noMention;
    this.systems.record(mention, this.here);
    const { name, address } = mention;
    if (name === undefined || address === undefined) {
      this.currentSystem = undefined;
      return;
    }
    const positions = mention.contradictory ? [] : (this.systems.at(address)?.positions ?? []);
    // If several positions are recorded, none is certain.
    const position = positions.length === 1 ? positions[0] : undefined;
    this.currentSystem = {
      name,
      address,
      position,
      multicrew: Multicrew === true,
      timestamp: timeFrom(timestamp),
      where: this.here,
    };
  }

  /** A jump to a system without a name or address ends the route. */
  recordJump(): void {
    if (!this.route || this.route.over) return;
    const { name, address } = this.mentions[0] ?? noMention;
    if (name === undefined || address === undefined || this.route.jumps.length >= mostJumps) this.endRoute();
    else this.#followRoute({ name, address, where: this.here }, this.route);
  }

  #followRoute(jump: RouteStop, route: Route): void {
    route.jumps.push(jump);
    if (!route.stops) return;
    this.route = { ...route, progress: followRoute(route.stops, route.progress, jump, this.recordsAllKinds).progress };
  }

  setDocked(docked: boolean, by: string, timestamp: unknown): void {
    this.docking = { docked, by, timestamp: timeFrom(timestamp), where: this.here };
  }

  /** The main tank held this much. */
  recordTankLevel(tonnes: number): void {
    if (tonnes > (this.tank.largest ?? 0)) this.tank = { ...this.tank, largest: tonnes };
  }

  snapshot(): TrackerSnapshot {
    const { systems, recordsAllKinds, lastTimestamp, currentSystem, fuel, docking, tank, route, life } = this;
    return {
      systems: systems.snapshot(),
      life: snapshotOfLife(life),
      recordsAllKinds,
      lastTimestamp,
      currentSystem,
      fuel,
      docking,
      tank,
      route: route && { ...route, stops: route.stops?.stops, jumps: [...route.jumps] },
    };
  }

  restore({ systems, route, life, ...facts }: TrackerSnapshot): void {
    this.life = life ? restoredLife(life) : unknownLife();
    this.systems.restore(systems);
    this.recordsAllKinds = facts.recordsAllKinds;
    this.lastDay = noDay;
    this.lastWritten = facts.lastTimestamp;
    this.currentSystem = facts.currentSystem;
    this.fuel = facts.fuel;
    this.docking = facts.docking;
    this.tank = facts.tank;
    this.route = route && { ...route, stops: route.stops && new RouteStops(route.stops), jumps: [...route.jumps] };
  }
}
