import type { Members } from '../../interface/object-rule.js';
import { secondsFrom, timeFrom } from './field-readers.js';
import type { JournalLine } from './known-system.js';
import { KnownSystems } from './known-systems.js';
import { restoredLife, snapshotOfLife, unknownLife } from './life/life-state.js';
import { stepTo, takeStep } from './route-progress.js';
import type {
  CurrentSystem,
  DockingState,
  EventPlace,
  FuelAfterJump,
  SessionState,
  TankSizes,
} from './session-state.js';
import { type SystemMention, systemMentions } from './system-mentions.js';
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
  lastTimestamp: string | undefined;
  currentSystem: CurrentSystem | undefined;
  fuel: { -readonly [Name in keyof FuelAfterJump]: FuelAfterJump[Name] } | undefined;
  docking: DockingState | undefined;
  tank: TankSizes = unknownTank;
  route: FlownRoute | undefined;
  life = unknownLife();
  mentions: readonly SystemMention[] = [];
  here: JournalLine = { file: '', line: 0 };
  place: EventPlace = { ...this.here, timestamp: undefined };

  /** Sets the event that is checked next. */
  observe(event: Members, file: string, line: number): void {
    this.here = { file, line };
    this.place = { file, line, timestamp: timeFrom(event.timestamp) };
    this.mentions = systemMentions(event, this.systems.byAddress);
  }

  get now(): number | undefined {
    return secondsFrom(this.place.timestamp);
  }

  /** Begins another launch of the game: only the known systems stay. */
  beginSession(): void {
    this.systems.beginLaunch();
    this.recordsAllKinds = false;
    this.lastTimestamp = undefined;
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
    const system = this.systems.record(mention, this.here);
    const { name, address } = mention;
    if (name === undefined || address === undefined) {
      this.currentSystem = undefined;
      return;
    }
    const positions = system?.positions;
    this.currentSystem = {
      // The known name has memory of its own.
      name: system?.name === name ? system.name : name,
      address,
      // If several positions are recorded, none is certain.
      position: positions?.length === 1 ? positions[0] : undefined,
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
    if (tonnes > (this.tank.largest ?? 0)) this.tank = { ...this.tank, largest: tonnes };
  }

  snapshot(): TrackerSnapshot {
    return { systems: this.systems.snapshot(), life: snapshotOfLife(this.life), ...snapshotOfFacts(this) };
  }

  restore(snapshot: TrackerSnapshot): void {
    const { life, currentSystem, fuel, docking, route } = snapshot;
    this.life = life ? restoredLife(life) : unknownLife();
    this.systems.restore(snapshot.systems);
    this.recordsAllKinds = snapshot.recordsAllKinds;
    this.lastTimestamp = snapshot.lastTimestamp;
    this.currentSystem = currentSystem && restoredCurrent(currentSystem);
    this.fuel = fuel && { level: fuel.level, scooped: fuel.scooped, drops: fuel.drops, where: restoredPlace(fuel) };
    this.docking = docking && { docked: docking.docked, by: docking.by, where: restoredPlace(docking) };
    this.tank = snapshot.tank;
    this.route = route && restoredRoute(route);
  }
}
