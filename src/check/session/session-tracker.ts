import type { Members } from '../../interface/object-rule.js';
import { EventPlace } from './event-place.js';
import { secondsFrom, timeFrom } from './field-readers.js';
import type { JournalLine } from './known-system.js';
import { KnownSystems } from './known-systems.js';
import { restoredLife, snapshotOfLife, unknownLife } from './life/life-state.js';
import { momentSeconds, momentText, noDay } from './moment-text.js';
import { stepTo, takeStep } from './route-progress.js';
import type { CurrentSystem, DockingState, FuelAfterJump, SessionState, TankSizes } from './session-state.js';
import { noMentions, type SystemMention, SystemMentions } from './system-mentions.js';
import {
  type FlownRoute,
  restoredCurrent,
  restoredPlace,
  restoredRoute,
  snapshotOfFacts,
  type TrackerSnapshot,
} from './tracker-snapshot.js';

const unknownTank: TankSizes = { capacity: undefined, largest: undefined, reservoir: undefined };

/** More jumps than the longest route has stops. */
const mostJumps = 5000;

/** Keeps the session state; `session-updates` says which event changes what. */
export class SessionTracker implements SessionState {
  readonly systems = new KnownSystems();
  recordsAllKinds = false;
  /** The time of the last event: in two numbers, or if it has no day, as it is written. */
  lastDay = noDay;
  lastTime = 0;
  lastWritten: string | undefined;
  currentSystem: CurrentSystem | undefined;
  fuel: { -readonly [Name in keyof FuelAfterJump]: FuelAfterJump[Name] } | undefined;
  docking: DockingState | undefined;
  tank: TankSizes = unknownTank;
  route: FlownRoute | undefined;
  life = unknownLife();
  #event: Members = {};
  #day = noDay;
  #time = 0;
  #file = '';
  #line = 0;
  #here: JournalLine | undefined;
  #place: EventPlace | undefined;
  mentions: readonly SystemMention[] = noMentions;
  news: readonly SystemMention[] = noMentions;
  readonly #reading = new SystemMentions();

  /** Sets the event that is checked next. Where and when it was is made out only if somebody asks, as for few events. */
  observe(event: Members, tellsOfSystems: boolean, file: string, line: number, day = noDay, time = 0): void {
    this.#event = event;
    this.#day = day;
    this.#time = time;
    this.#file = file;
    this.#line = line;
    this.#here = undefined;
    this.#place = undefined;
    const reading = this.#reading;
    if (tellsOfSystems) reading.read(event, this.systems);
    this.mentions = tellsOfSystems ? reading.all : noMentions;
    this.news = tellsOfSystems ? reading.news : noMentions;
  }

  get lastTimestamp(): string | undefined {
    return this.lastDay === noDay ? this.lastWritten : momentText(this.lastDay, this.lastTime);
  }

  get here(): JournalLine {
    return (this.#here ??= { file: this.#file, line: this.#line });
  }

  get place(): EventPlace {
    return (this.#place ??= this.#newPlace());
  }

  #newPlace(): EventPlace {
    const written = this.#day === noDay ? timeFrom(this.#event.timestamp) : undefined;
    return new EventPlace(this.#file, this.#line, this.#day, this.#time, written);
  }

  get now(): number | undefined {
    return this.#day === noDay ? secondsFrom(this.#event.timestamp) : momentSeconds(this.#day, this.#time);
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
    if (this.route) this.route.over = true;
  }

  /** The ship is in the system that the event mentions. */
  arrive({ Multicrew }: Members): void {
    const mention = this.mentions[0] as SystemMention;
    const system = this.systems.record(mention, this);
    const { name, address } = mention;
    if (name === undefined || address === undefined) {
      this.currentSystem = undefined;
      return;
    }
    this.currentSystem = {
      // The known name has memory of its own, and what is compared with it again is the same text.
      name: system?.name === name ? system.name : name,
      address,
      // If several positions are recorded, none is certain.
      position: system?.positions.length === 1 ? system.positions[0] : undefined,
      multicrew: Multicrew === true,
      where: this.place,
    };
  }

  /** The ship has arrived by a jump. One to a system without a name or address ends the route. */
  recordJump(): void {
    const { route, currentSystem } = this;
    if (!route || route.over) return;
    if (!currentSystem || route.jumps.length >= mostJumps) {
      route.over = true;
      return;
    }
    route.jumps.push(currentSystem);
    const { stops, progress } = route;
    if (stops) takeStep(stepTo(currentSystem, stops, progress, this.recordsAllKinds), stops, progress);
  }

  setDocked(docked: boolean, by: string): void {
    this.docking = { docked, by, where: this.place };
  }

  /** The main tank held this much. */
  recordTankLevel(tonnes: number): void {
    const { capacity, largest, reservoir } = this.tank;
    if (tonnes > (largest ?? 0)) this.tank = { capacity, largest: tonnes, reservoir };
  }

  snapshot(): TrackerSnapshot {
    return { systems: this.systems.snapshot(), life: snapshotOfLife(this.life), ...snapshotOfFacts(this) };
  }

  restore(snapshot: TrackerSnapshot): void {
    const { life, currentSystem, fuel, docking, route } = snapshot;
    this.life = life ? restoredLife(life) : unknownLife();
    this.systems.restore(snapshot.systems);
    this.recordsAllKinds = snapshot.recordsAllKinds;
    this.lastDay = noDay;
    this.lastWritten = snapshot.lastTimestamp;
    this.currentSystem = currentSystem && restoredCurrent(currentSystem);
    this.fuel = fuel && { level: fuel.level, scooped: fuel.scooped, drops: fuel.drops, where: restoredPlace(fuel) };
    this.docking = docking && { docked: docking.docked, by: docking.by, where: restoredPlace(docking) };
    this.tank = snapshot.tank;
    this.route = route && restoredRoute(route);
  }
}
