import { isVersionBefore } from '../../game/game-version.js';
import { granted, laterHangarTable } from '../../game/hangar-table.js';
import { hullFittingTable } from '../../game/hull-fitting-table.js';
import { type HullRow, hullTable } from '../../game/hull-table.js';
import { isOfRhino } from '../../game/hulls.js';
import { modulePrice } from '../../game/module-prices.js';
import { cheapHulls, christenings, hullsFor } from '../../game/ship-choice-table.js';
import { fuelScoopRates, guardianBoosterRanges } from '../../game/ship-part-table.js';
import type { Experience } from '../commander/experience.js';
import type { Random } from '../random.js';
import { roundTo, sixDecimals } from '../round.js';
import { commoditiesFor, plainVersion } from './commodity-prices.js';
import { cosmeticsOf } from './cosmetics.js';
import { engineered } from './engineered-fitting.js';
import { fit } from './refit.js';
import { type FittedModule, hasRhinoHangar, type Ship, type ShipPurpose } from './ship.js';
import { hullPrice, pricePaid } from './ship-prices.js';

/** The parts that every ship has in the same position, after everything but the reinforcements. */
const commonModules: readonly FittedModule[] = [
  { slot: 'PlanetaryApproachSuite', item: 'int_planetapproachsuite_advanced', power: 0 },
  { slot: 'DataLinkScanner', item: 'hpt_shipdatalinkscanner', power: 0, priority: 0 },
  { slot: 'CodexScanner', item: 'int_codexscanner', power: 0 },
  { slot: 'DiscoveryScanner', item: 'int_stellarbodydiscoveryscanner_standard', power: 0 },
];

export const hullNames: readonly string[] = hullTable.map(([hull]) => hull);

export function hullRow(hull: string): HullRow | undefined {
  return hullTable.find(([name]) => name === hull);
}

/** A ship for a purpose, fitted as players fit it, with some fuel and perhaps cargo. */
export function makeShip(
  random: Random,
  purpose: ShipPurpose,
  experience: Experience = 'settled',
  mayOwn: (hull: string) => boolean = () => true,
  version = plainVersion,
): Ship {
  const hulls = (experience === 'new' ? cheapHulls : hullsFor)[purpose].filter(([hull]) => mayOwn(hull));
  const hull = random.weighted<string>(hulls);
  return fitOut(random, hull, purpose, experience, version);
}

/** A ship with the given hull, as it may be in a version of the game. */
export function fitOut(
  random: Random,
  hull: string,
  purpose: ShipPurpose,
  experience: Experience = 'settled',
  version = plainVersion,
): Ship {
  const row = hullRow(hull);
  if (!row) throw new RangeError(`no such hull: ${hull}`);
  const [, name, pad, unladenMass, tank, reservoirSize, cargoCapacity, optimalMass, maxFuel, factor, exponent] = row;
  const chance = random.stream('papers of the ship');
  const [burnPerHour, normal, boost] = row.slice(11) as [number, number, number];
  const fitted = modulesOf(hull);
  const items = fitted.map(({ item }) => item);
  const item = fitted.find(({ slot }) => slot === 'FrameShiftDrive')?.item ?? '';
  const drive = { item, optimalMass, maxFuel, factor, exponent };
  const plate = namePlateOf(chance);
  const outfitting = random.stream('outfitting of the ship');
  const modules = wornAndPaid(outfitting, engineered(outfitting, fitted, drive, experience));
  const ship: Ship = {
    id: chance.integer(1, 60),
    hull,
    ...plate,
    health: outfitting.chance(0.4) ? sixDecimals(outfitting.number(0.9, 1)) : 1,
    wear: outfitting.number(0, 0.004),
    name,
    purpose,
    pad,
    unladenMass,
    tank,
    reservoirSize,
    fuel: {
      main: random.chance(0.4) ? tank : roundTo(random.number(0.6, 1) * tank, 6),
      reservoir: roundTo(random.number(0.2, 1) * reservoirSize, 6),
    },
    cargoCapacity,
    cargo: new Map(),
    drive,
    boosterRange: best(items, guardianBoosterRanges),
    scoopRate: best(items, fuelScoopRates),
    burnPerHour,
    speed: { normal, boost },
    modules,
    cosmetics: cosmeticsOf(random.stream('paint of the ship'), hull, plate.christened),
    hullPaid: pricePaid(outfitting, hullPrice(hull)),
    injection: 0,
    isSupercharged: false,
    isCanopyBroken: false,
    hasShields: true,
    shield: 1,
    srvCargo: new Map(),
  };
  fitLaterHangars(random.stream('hangars'), ship, version);
  for (const [type, count] of firstCargo(random, ship, version)) ship.cargo.set(type, count);
  return ship;
}

/** Hangars that a version of the game has and the usual fitting has not. */
function fitLaterHangars(random: Random, ship: Ship, version: string): void {
  for (const [hull, slot, item, since, share] of laterHangarTable) {
    if (hull !== ship.hull || isVersionBefore(version, since) || !random.chance(share)) continue;
    const isGranted = random.chance(granted.share);
    const paid = isGranted ? 0 : pricePaid(random, modulePrice(item));
    fit(ship, { slot, item: isGranted ? `${item}${granted.ending}` : item, power: hangarPower, priority: 1, paid });
  }
}

/** Puts a hangar for the Rhino into a ship whose hull takes one. */
export function fitRhinoHangar(ship: Ship): void {
  const [, slot, item] = laterHangarTable.find(([hull, , each]) => hull === ship.hull && isOfRhino(each)) ?? [];
  if (!slot || !item || hasRhinoHangar(ship)) return;
  fit(ship, { slot, item, power: hangarPower, priority: 1, paid: modulePrice(item) });
}

/** Megawatts; those of the later hangars are not known: this is what a small fighter bay needs. */
const hangarPower = 0.25;

/** The share of ships without a name, and of those whose name is a blank. */
const unnamed = 0.25;
const blank = 0.025;

/** The name and ident plates of a ship. */
function namePlateOf(random: Random): Pick<Ship, 'christened' | 'ident'> {
  const naming = random.stream('blank').number(0, 1);
  const letters = Array.from({ length: 2 }, () => String.fromCharCode(65 + random.integer(0, 25))).join('');
  return {
    christened: naming < blank ? ' ' : naming < blank + unnamed ? '' : random.pick(christenings),
    ident: random.chance(0.3) ? '' : `${letters}-${random.integer(10, 99)}${letters.charAt(0)}`,
  };
}

function modulesOf(hull: string): FittedModule[] {
  const modules = (hullFittingTable[hull] ?? []).map(([slot, item, power, priority]) => ({
    slot,
    item,
    ...(power !== null && { power }),
    ...(priority !== null && { priority }),
  }));
  const reinforcements = modules.findIndex(({ power }) => power === undefined);
  modules.splice(reinforcements < 0 ? modules.length : reinforcements, 0, ...commonModules);
  return modules;
}

/** The price paid for each module, and its health: some ships have not been repaired for a while. */
function wornAndPaid(random: Random, modules: readonly FittedModule[]): FittedModule[] {
  const isWorn = random.chance(0.45);
  return modules.map((module) => {
    const price = modulePrice(module.item);
    const paid = price > 0 ? pricePaid(random, price) : 0;
    const worn = isWorn && price > 0 && random.chance(0.7);
    const { slot, item, ...others } = module;
    return { slot, item, ...others, paid, ...(worn && { health: random.number(0.9, 1) }) };
  });
}

function best(items: readonly string[], table: Readonly<Record<string, number>>): number {
  return Math.max(0, ...items.map((item) => table[item] ?? 0));
}

function firstCargo(random: Random, { purpose, cargoCapacity: capacity }: Ship, version: string): Map<string, number> {
  const cargo = new Map<string, number>();
  const drones = purpose === 'miner' ? 0.4 : 0.1;
  if (random.chance(0.5)) put(cargo, 'drones', Math.floor(capacity * drones));
  if (purpose === 'explorer' || random.chance(0.3)) return cargo;
  const share = capacity * random.number(0.1, 0.5);
  const types = random.sample(commoditiesFor(purpose, version), random.integer(1, 3));
  for (const type of types) put(cargo, type, Math.floor(share / types.length));
  return cargo;
}

function put(cargo: Map<string, number>, type: string, count: number): void {
  if (count > 0) cargo.set(type, count);
}
