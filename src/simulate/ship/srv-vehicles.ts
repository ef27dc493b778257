import { unitOf } from '../random.js';
import type { Ship, SrvVehicle } from './ship.js';

/** Vehicles with InSRV in Status: a part of the names of their hangars, and the tonnes that they hold. */
export const srvVehicles = {
  testbuggy: { hangar: 'int_buggybay', shown: 'SRV Scarab', loadouts: ['starter'], tonnes: 4 },
  mev_rhino: { hangar: 'largebuggybay', shown: 'SRV Rhino', loadouts: ['base', 'advanced'], tonnes: 72 },
  lander01: { hangar: 'int_fighterbaymk2', shown: 'Nomad', loadouts: ['starter', 'base', 'galactic'], tonnes: 0 },
} as const satisfies Record<SrvVehicle, object>;

/** The one that is out, or would be. */
export function vehicleOf({ vehicleOut = 'testbuggy' }: Pick<Ship, 'vehicleOut'>): SrvVehicle {
  return vehicleOut;
}

/** Tonnes that the one that is out can hold. */
export function srvCapacity(ship: Ship): number {
  return srvVehicles[vehicleOf(ship)].tonnes;
}

/** The type as in LaunchSRV, DockSRV and SRVDestroyed. */
export function srvFields(ship: Ship): { SRVType: SrvVehicle; SRVType_Localised: string } {
  const SRVType = vehicleOf(ship);
  return { SRVType, SRVType_Localised: srvVehicles[SRVType].shown };
}

/** The slot of the bay it came from: a Scarab and a Rhino share one, and so do the Nomad and a fighter. */
export function srvIdOf(ship: Pick<Ship, 'id' | 'hull' | 'vehicleOut'>): number {
  if (vehicleOf(ship) === 'lander01') return vesselIdOf(ship);
  return 2 + Math.floor(60 * unitOf(`SRV of ${ship.id} ${ship.hull}`));
}

/** The slot of a fighter or the Nomad. */
export function vesselIdOf({ id }: Pick<Ship, 'id'>): number {
  return 64 + (id % 60);
}

/** The loadout of a vehicle is always the same in one ship. */
export function loadoutOf(ship: Ship): string {
  const { loadouts } = srvVehicles[vehicleOf(ship)];
  return loadouts[Math.floor(loadouts.length * unitOf(`loadout of ${vehicleOf(ship)} in ${ship.id}`))] ?? 'starter';
}
