import type { LegalState } from '../../game/political-vocabulary-table.js';
import type { StarSystem } from '../../game/star-system.js';
import { addOffence, clearOffences, hasLaw } from '../../simulate/commander/legal-standing.js';
import { type Ship, tonnesIn } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';
import type { FuelSetting, SessionSettings } from './session-settings.js';

/** The bounty on a wanted commander, in credits. */
const bounty = 25_000;

/** The system that is set, directly or by a station or body. */
export function requestedSystem({ station, body, system }: SessionSettings): StarSystem | undefined {
  return station?.system ?? body?.system ?? system;
}

/** Refuses more fuel or cargo than the ship can hold. */
export function assertFitsShip(ship: Ship, { fuel, cargo }: SessionSettings): void {
  if (fuel && 'tonnes' in fuel && fuel.tonnes > ship.tank) {
    throw new StageError(`the tank of this ${ship.name} holds ${ship.tank} t, not ${fuel.tonnes}`);
  }
  const tonnes = cargo ? tonnesIn(cargo) : 0;
  if (tonnes > ship.cargoCapacity) {
    throw new StageError(`the hold of this ${ship.name} takes ${ship.cargoCapacity} t, not ${tonnes}`);
  }
}

/** Sets the fuel level, before the session begins. */
export function setFuel({ ship }: World, fuel: FuelSetting): void {
  ship.fuel.main = fuelTonnes(fuel, ship.tank);
}

/** Sets the cargo, at a station or before the session begins. */
export function setCargo({ ship, commander }: World, cargo: NonNullable<SessionSettings['cargo']>): void {
  ship.cargo.clear();
  for (const [type, count] of cargo) ship.cargo.set(type, count);
  // Removing the old cargo ends the delivery missions.
  commander.missions = commander.missions.filter((mission) => mission.state !== 'active' || !mission.cargo);
}

/** Applies the settings that are possible anywhere. */
export function applyCommonSettings(world: World, { credits, materials, legal }: SessionSettings): void {
  const { commander } = world;
  if (credits !== undefined) commander.credits = credits;
  if (materials !== undefined) for (const name of commander.materials.keys()) commander.materials.set(name, materials);
  if (legal !== undefined) setLegalState(world, legal);
}

/** Sets the legal state. `Wanted` is a bounty in this system; every other state is temporary. */
export function setLegalState({ commander, system }: World, legal: LegalState): void {
  assertLegalState(system, legal);
  clearOffences(commander, system);
  commander.passingLegalState = legal === 'Clean' || legal === 'Wanted' ? undefined : legal;
  if (legal === 'Wanted') addOffence(commander, system, { bounty });
}

/** Refuses `Wanted` in a system without law. */
export function assertLegalState(system: StarSystem, legal: LegalState): void {
  if (legal === 'Wanted' && !hasLaw(system)) {
    throw new StageError(`the commander cannot be wanted in ${system.name}: there is no law`);
  }
}

/** A fuel level in tonnes. */
export function fuelTonnes(fuel: FuelSetting, tank: number): number {
  return 'tonnes' in fuel ? fuel.tonnes : Math.round(fuel.share * tank * 1e6) / 1e6;
}
