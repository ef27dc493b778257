import type { PadSize } from '../../../game/hull-table.js';

export const runnerServices = [
  'dock',
  'autodock',
  'commodities',
  'rearm',
  'refuel',
  'repair',
  'flightcontroller',
  'stationoperations',
  'stationMenu',
] as const;

/** People met on foot, by internal and displayed name. */
export const enemiesOnFoot = [
  ['citizensuitai_industrial', 'Technician'],
  ['assaultsuitai_class1', 'Commando'],
  ['closesuitai_class1', 'Enforcer'],
  ['rangedsuitai_class1', 'Sharpshooter'],
  ['lightassaultsuitai_class1', 'Striker'],
] as const;

/**
 * By pad size of the commander's ship: the damage of a burst to a ship of size 1, in per cent, and how much
 * fire it can take.
 */
export const shipStrengths: Readonly<Record<PadSize, { readonly burst: number; readonly armour: number }>> = {
  small: { burst: 36, armour: 0.8 },
  medium: { burst: 54, armour: 1.3 },
  large: { burst: 70, armour: 2 },
};
