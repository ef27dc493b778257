import type { Members } from '../../interface/object-rule.js';
import { EventPlace } from './event-place.js';
import { secondsFrom, timeFrom } from './field-readers.js';
import type { JournalLine, KnownSystem } from './known-system.js';
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

type FuelRecord = { -readonly [Name in keyof FuelAfterJump]: FuelAfterJump[Name] };

const nowhere = new EventPlace('', 0, noDay, 0, undefined);

/** Keeps the session state; `session-updates` says which event changes what. */
export class SessionTracker implements SessionState {
  readonly systems = new KnownSystems();
  recordsAllKinds = false;
  /** The time of the last event: in two numbers, or if it has no day, as it is written. */
  lastDay = noDay;
  lastTime = 0;
  lastWritten: string | undefined;
  currentSystem: CurrentSystem | undefined;
  fuel: FuelRecord | undefined;
  tank: TankSizes = unknownTank;
  route: FlownRoute | undefined;
  life = unknownLife();
  mentions: readonly SystemMention[] = noMentions;
  doubtful: readonly SystemMention[] = noMentions;
  // What follows is not named by `#`: until V8 has optimised what is done for every line, that would take twice as long.
  private event: Members = {};
  private day = noDay;
  private time = 0;
  /** Where the event stands: the same as `here`, without an object. */
  file = '';
  line = 0;
  private madeHere: JournalLine | undefined;
  private madePlace: EventPlace | undefined;
  private readonly reading = new SystemMentions();
  /** What the last jump left, in an object that is the same for all jumps. */
  private readonly left: FuelRecord = { level: 0, scooped: 0, drops: 0, where: nowhere };
  /** Where the ship was last said to be docked or not, and by what; `docking` makes one object of it for the few that ask. */
  private dockedAt: EventPlace | undefined;
  private dockedBy = '';
  private isDocked = false;

  /** Sets the event that is checked next. Where and when it was is made out only if somebody asks, as for few events. */
  observe(event: Members, tellsOfSystems: boolean, file: string, line: number, day = noDay, time = 0): void {
    this.event = event;
    this.day = day;
    this.time = time;
    this.file = file;
    this.line = line;
    this.madeHere = undefined;
    this.madePlace = undefined;
    if (tellsOfSystems) {
      const { reading } = this;
      reading.read(event, this.systems);
      this.mentions = reading.all;
      this.doubtful = reading.doubtful;
    } else {
      this.mentions = noMentions;
      this.doubtful = noMentions;
    }
  }

  get lastTimestamp(): string | undefined {
    return this.lastDay === noDay ? this.lastWritten : momentText(this.lastDay, this.lastTime);
  }

  get here(): JournalLine {
    return (this.madeHere ??= { file: this.file, line: this.line });
  }

  get place(): EventPlace {
    if (this.madePlace === undefined) {
      const written = this.day === noDay ? timeFrom(this.event.timestamp) : undefined;
      this.madePlace = new EventPlace(this.file, this.line, this.day, this.time, written);
    }
    return this.madePlace;
  }

  get now(): number | undefined {
    return this.day === noDay ? secondsFrom(this.event.timestamp) : momentSeconds(this.day, this.time);
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
    this.forgetDocking();
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
    const positions = system?.positions;
    this.currentSystem = {
      // The known name has memory of its own, and what is compared with it again is the same text.
      name: system?.name === name ? system.name : name,
      address,
      // If several positions are recorded, none is certain.
      position: positions?.length === 1 ? positions[0] : undefined,
      multicrew: Multicrew === true,
      where: this.place,
    };
  }

  /** The player's own ship has jumped to a system that was recorded, of which one position was told. */
  jumpTo(system: KnownSystem, level: number, used: number): void {
    const { place } = this;
    const { name, address, positions } = system;
    this.currentSystem = { name, address, position: positions[0], multicrew: false, where: place };
    if (this.route) this.recordJump();
    this.isDocked = false;
    this.dockedBy = 'FSDJump';
    this.dockedAt = place;
    this.recordFuel(level);
    if (level + used > (this.tank.largest ?? 0)) this.recordTankLevel(level + used);
  }

  /** The ship has arrived with so much in the main tank. */
  recordFuel(level: number): void {
    const { left } = this;
    left.level = level;
    left.scooped = 0;
    left.drops = 0;
    left.where = this.place;
    this.fuel = left;
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

  get docking(): DockingState | undefined {
    return this.dockedAt && { docked: this.isDocked, by: this.dockedBy, where: this.dockedAt };
  }

  setDocked(docked: boolean, by: string): void {
    this.isDocked = docked;
    this.dockedBy = by;
    this.dockedAt = this.place;
  }

  forgetDocking(): void {
    this.dockedAt = undefined;
  }

  /** The main tank held this much. */
  recordTankLevel(tonnes: number): void {
    const { tank } = this;
    if (tonnes <= (tank.largest ?? 0)) return;
    this.tank = { capacity: tank.capacity, largest: tonnes, reservoir: tank.reservoir };
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
    this.forgetDocking();
    if (docking) {
      this.isDocked = docking.docked;
      this.dockedBy = docking.by;
      this.dockedAt = restoredPlace(docking);
    }
    this.tank = snapshot.tank;
    this.route = route && restoredRoute(route);
  }
}
