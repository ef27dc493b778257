import { type Ship, totalMass } from './ship.js';

/**
 * The factors on the jump range: none, the three injections, the jet cones of white dwarfs and neutron stars.
 */
export const jumpBoosts = { none: 1, basic: 1.25, standard: 1.5, premium: 2, whiteDwarf: 1.5, neutron: 4 } as const;

/** The numbers of boosts in `BoostUsed`. */
export const boostNumbers = { basic: 1, standard: 2, premium: 3, jetCone: 4 } as const;

/** The factor of the pending injection. */
export function injectionBoost(ship: Pick<Ship, 'injection'>): number {
  return [jumpBoosts.none, jumpBoosts.basic, jumpBoosts.standard, jumpBoosts.premium][ship.injection] as number;
}

/** Light-years with the current fuel and cargo. */
export function jumpRange(ship: Ship, boost = 1): number {
  return boost * (baseRange(ship, totalMass(ship), ship.fuel.main) + ship.boosterRange);
}

/** Light-years with a full tank and the cargo on board. */
export function fullTankRange(ship: Ship): number {
  return baseRange(ship, totalMass(ship) - ship.fuel.main + ship.tank, ship.tank) + ship.boosterRange;
}

/** Maximum light-years: an empty hold, and just the fuel for one jump. */
export function maximumRange(ship: Ship): number {
  const { maxFuel } = ship.drive;
  return baseRange(ship, ship.unladenMass + maxFuel, maxFuel) + ship.boosterRange;
}

/**
 * Tonnes of fuel for a jump over a distance in light-years. Beyond the range it exceeds what the drive
 * allows.
 */
export function jumpFuel(ship: Ship, distance: number, boost = 1): number {
  const { drive, boosterRange } = ship;
  const mass = totalMass(ship);
  const base = baseRange(ship, mass, ship.fuel.main);
  const effective = (distance / boost) * (base / (base + boosterRange));
  return drive.factor * ((effective * mass) / drive.optimalMass) ** drive.exponent;
}

function baseRange({ drive }: Ship, mass: number, fuel: number): number {
  const burnt = Math.min(drive.maxFuel, fuel);
  return (drive.optimalMass / mass) * (burnt / drive.factor) ** (1 / drive.exponent);
}

/** The factor of a star's jet cone: neutron stars and white dwarfs have one. */
export function jetConeBoost(starClass: string): number {
  if (starClass === 'N') return jumpBoosts.neutron;
  return starClass.startsWith('D') ? jumpBoosts.whiteDwarf : jumpBoosts.none;
}
