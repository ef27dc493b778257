import { isVersionBefore } from '../../game/game-version.js';
import type { PadSize } from '../../game/hull-table.js';
import { isOfRhino } from '../../game/hulls.js';

/** The current ship. Modules change rarely, fuel and cargo all the time. */
export interface Ship {
  /** The ShipID. */
  readonly id: number;
  /** Internal name of the hull: `krait_light`. */
  readonly hull: string;
  /** The custom name and the ident; both may be empty. */
  christened: string;
  ident: string;
  /** Health of the hull, from 0 to 1. */
  health: number;
  /** Wear from flying, from 0 to 1. */
  wear: number;
  /** The model name: Krait Phantom. */
  readonly name: string;
  readonly purpose: ShipPurpose;
  readonly pad: PadSize;
  /** Tonnes, without fuel and cargo. */
  unladenMass: number;
  /** Capacity of the main tank, in tonnes. */
  readonly tank: number;
  readonly reservoirSize: number;
  readonly fuel: { main: number; reservoir: number };
  cargoCapacity: number;
  /** Tonnes by the internal name of the commodity. */
  readonly cargo: Map<string, number>;
  drive: Drive;
  /** Light-years that a Guardian booster adds to the range; 0 without one. */
  boosterRange: number;
  /** Tonnes per second; 0 without a fuel scoop. */
  scoopRate: number;
  /** Tonnes per hour burnt from the reservoir in supercruise. */
  readonly burnPerHour: number;
  /** Metres per second. */
  readonly speed: { readonly normal: number; readonly boost: number };
  /** In the order of the modules panel. */
  readonly modules: FittedModule[];
  /** Paint, plates and the voice of the ship: slots without outfitting. */
  readonly cosmetics: readonly Pick<FittedModule, 'slot' | 'item'>[];
  /** Credits paid for the hull. */
  readonly hullPaid: number;
  /** The FSD injection for the next jump, by its number in `BoostUsed`; 0 for none. */
  injection: 0 | 1 | 2 | 3;
  /** Whether the drive is supercharged by the jet cone of the local star; extends the next jump. */
  isSupercharged: boolean;
  isCanopyBroken: boolean;
  hasShields: boolean;
  /** Strength of the shields, from 0 to 1. */
  shield: number;
  /** Tonnes in the hold of the SRV, by commodity. */
  readonly srvCargo: Map<string, number>;
  /** What the commander is out in, or was, instead of the Scarab. */
  vehicleOut?: SrvVehicle;
  /** Destroyed and not replaced yet, by type; undefined until something is lost. */
  lostVehicles?: Map<'independent_fighter' | SrvVehicle, number>;
}

/** Vehicles in which Status has InSRV. */
export type SrvVehicle = 'testbuggy' | 'mev_rhino' | 'lander01';

export type ShipPurpose = 'explorer' | 'trader' | 'combat' | 'miner' | 'all-rounder';

export interface Drive {
  readonly item: string;
  /** Tonnes. */
  readonly optimalMass: number;
  /** Tonnes per jump. */
  readonly maxFuel: number;
  /** Factor and exponent of the fuel equation. */
  readonly factor: number;
  readonly exponent: number;
}

/** Rounds in the clip of a weapon, and in the hopper that refills it. */
export interface Ammunition {
  readonly clip: number;
  readonly hopper: number;
}

export interface FittedModule {
  readonly slot: string;
  readonly item: string;
  /** Megawatts; undefined where the live game writes none, as for reinforcements. */
  readonly power?: number;
  /** Counted from 0; undefined where a module has none. */
  readonly priority?: number;
  /** Credits paid for it; undefined for parts that came with the ship. */
  readonly paid?: number;
  /** From 0 to 1; 1 if omitted. */
  health?: number | undefined;
  readonly engineering?: AppliedBlueprint;
  /** Rounds left, once some were used; see `ammunitionIn`. */
  ammunition?: Ammunition | undefined;
}

/** A blueprint on a module: see `blueprintTable`. */
export interface AppliedBlueprint {
  readonly blueprint: string;
  readonly engineer: number;
  readonly level: number;
  readonly quality: number;
  readonly effect?: string;
}

export function tonnesIn(hold: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of hold.values()) sum += count;
  return sum;
}

export function cargoTonnes(ship: Ship): number {
  return tonnesIn(ship.cargo);
}

/**
 * The mass that the drive has to move, in tonnes: hull and modules, main tank, cargo; the reservoir does not
 * count.
 */
export function totalMass(ship: Ship): number {
  return ship.unladenMass + ship.fuel.main + cargoTonnes(ship);
}

export function freeCargoSpace(ship: Ship): number {
  return ship.cargoCapacity - cargoTonnes(ship);
}

export function hasModule(ship: Ship, start: string): boolean {
  return ship.modules.some(({ item }) => item.startsWith(start));
}

export function hasSrv(ship: Ship): boolean {
  return hasModule(ship, 'int_buggybay');
}

export function hasFighter(ship: Ship): boolean {
  return hasModule(ship, 'int_fighterbay_');
}

/** Whether the ship carries a hangar for the Rhino. */
export function hasRhinoHangar({ modules }: Ship): boolean {
  return modules.some(({ item }) => isOfRhino(item));
}

/**
 * Whether the ship carries a hangar from which the Nomad is launched: those of the first kind since 4.4.0.
 */
export function hasNomadHangar(ship: Ship, version: string): boolean {
  return hasModule(ship, 'int_fighterbaymk2') || (hasFighter(ship) && !isVersionBefore(version, '4.4.0.0'));
}

/** Adds to a hold, or removes from it; entries that reach 0 are deleted. */
export function changeStock(hold: Map<string, number>, what: string, by: number): void {
  const left = (hold.get(what) ?? 0) + by;
  if (left < 0) throw new RangeError(`there are only ${left - by} of ${what}, not ${-by}`);
  if (left === 0) hold.delete(what);
  else hold.set(what, left);
}
