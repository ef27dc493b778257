import { clear, hasLaw, offend } from '../../simulate/commander/law.js';
import type { StarSystem } from '../../simulate/galaxy/system.js';
import type { Play } from '../../simulate/play/play.js';
import { type Ship, tonnesIn } from '../../simulate/ship/ship.js';
import type { LegalState } from '../../spec/vocabulary/people.js';
import { StageError } from '../errors.js';
import type { Fuel, Overrides } from './overrides.js';

/** Credits that somebody is looked for with. */
const bounty = 25_000;

/** The system where it is to happen, if one is asked for. */
export function placeOf({ station, body, system }: Overrides): StarSystem | undefined {
  return station?.system ?? body?.system ?? system;
}

/** Refuses what the ship cannot hold. */
export function assertHolds(ship: Ship, { fuel, cargo }: Overrides): void {
  if (fuel && 'tonnes' in fuel && fuel.tonnes > ship.tank) {
    throw new StageError(`the tank of this ${ship.name} holds ${ship.tank} t, not ${fuel.tonnes}`);
  }
  const tonnes = cargo ? tonnesIn(cargo) : 0;
  if (tonnes > ship.cargoCapacity) {
    throw new StageError(`the hold of this ${ship.name} takes ${ship.cargoCapacity} t, not ${tonnes}`);
  }
}

/** Before it all begins: what is in the tank. */
export function fill({ ship }: Play, fuel: Fuel): void {
  ship.fuel.main = tonnesOf(fuel, ship.tank);
}

/** At a station, or before it all begins: what is in the hold. */
export function load({ ship, commander }: Play, cargo: NonNullable<Overrides['cargo']>): void {
  ship.cargo.clear();
  for (const [type, count] of cargo) ship.cargo.set(type, count);
  // What was to be delivered is gone with the old cargo.
  commander.missions = commander.missions.filter((mission) => mission.state !== 'active' || !mission.cargo);
}

/** What can be so anywhere. */
export function bestow(play: Play, { credits, materials, legal }: Overrides): void {
  const { commander } = play;
  if (credits !== undefined) commander.credits = credits;
  if (materials !== undefined) for (const name of commander.materials.keys()) commander.materials.set(name, materials);
  if (legal !== undefined) standWithLaw(play, legal);
}

/** Somebody is wanted by the law of a place; all else is but for the moment. */
export function standWithLaw({ commander, system }: Play, legal: LegalState): void {
  assertLaw(system, legal);
  clear(commander, system);
  commander.notice = legal === 'Clean' || legal === 'Wanted' ? undefined : legal;
  if (legal === 'Wanted') offend(commander, system, { bounty });
}

/** Refuses to have somebody wanted where nobody asks. */
export function assertLaw(system: StarSystem, legal: LegalState): void {
  if (legal === 'Wanted' && !hasLaw(system)) {
    throw new StageError(`nobody is wanted in ${system.name}: there is no law`);
  }
}

/** What was asked for, in tonnes. */
export function tonnesOf(fuel: Fuel, tank: number): number {
  return 'tonnes' in fuel ? fuel.tonnes : Math.round(fuel.share * tank * 1e6) / 1e6;
}
