import type { ShipModule } from '../../interface/types/game-events.js';
import { memoize, memoizeText } from '../../words/memo.js';
import type { EventFields } from '../event-fields.js';
import { unitOf } from '../random.js';
import { singlePrecision } from '../round.js';
import { ammunitionIn } from './ammunition.js';
import { maximumRange } from './jump-range.js';
import { engineeringFields } from './module-engineering.js';
import type { Ammunition, Drive, FittedModule, Ship } from './ship.js';
import { slotOrder } from './ship-equipment-table.js';
import { hullValue, modulesValue, moduleValue, rebuyCost } from './ship-prices.js';

export function loadoutFields(ship: Ship): EventFields<'Loadout'> {
  return {
    Ship: ship.hull,
    ShipID: ship.id,
    ShipName: ship.christened,
    ShipIdent: ship.ident,
    ...(hasHullValue(ship) && { HullValue: hullValue(ship) }),
    ModulesValue: modulesValue(ship),
    HullHealth: singlePrecision(ship.health),
    UnladenMass: singlePrecision(ship.unladenMass),
    CargoCapacity: ship.cargoCapacity,
    MaxJumpRange: singlePrecision(maximumRange(ship)),
    FuelCapacity: { Main: ship.tank, Reserve: ship.reservoirSize },
    Rebuy: rebuyCost(ship),
    Modules: listOf(ship),
  };
}

/** Now and then the game does not write it, and never for some ships. */
function hasHullValue({ id, ident, fuel, hullPaid }: Ship): boolean {
  return hullPaid > 0 && unitOf(`hull value of ${id} ${ident} with ${fuel.main} t of fuel`) > 0.025;
}

/** The last list of each ship, reused while nothing changes. */
const lastLists = new WeakMap<Ship, readonly ShipModule[]>();

function listOf(ship: Ship): readonly ShipModule[] {
  const rows = slotsOf(ship).map((module) => rowOf(module, ship.drive));
  const last = lastLists.get(ship);
  if (last?.length === rows.length && rows.every((row, index) => row === last[index])) return last;
  lastLists.set(ship, rows);
  return rows;
}

/** The modules of the panel, and the parts that are never shown there. */
function slotsOf(ship: Ship): FittedModule[] {
  return [...ship.modules, ...hiddenIn(ship)]
    .map((module) => ({ module, rank: rankOf(module.slot) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || (a.module.slot < b.module.slot ? -1 : 1))
    .map(({ module }) => module);
}

/** What follows the name of the armour that comes with a ship. */
const armourEndings: Readonly<Record<string, string>> = { explorer_nx: '_default' };

const hiddenIn = memoize(({ hull, tank, cosmetics }: Ship): readonly FittedModule[] => {
  const size = [2, 4, 8, 16, 32, 64, 128].findIndex((tonnes) => tank <= tonnes) + 1;
  return [
    ...cosmetics,
    { slot: 'Armour', item: `${hull}_armour_grade1${armourEndings[hull] ?? ''}` },
    { slot: 'FuelTank', item: `int_fueltank_size${size}_class3`, paid: 0 },
  ];
});

/** The sort rank of a slot. */
const rankOf = memoizeText((slot) => slotOrder.findIndex((pattern) => pattern.test(slot)));

/** The row of a module, and the variable properties it was made from. */
interface KnownRow {
  readonly drive: Drive;
  readonly health: number | undefined;
  readonly ammunition: Readonly<Ammunition> | undefined;
  readonly row: ShipModule;
}

const rows = new WeakMap<FittedModule, KnownRow>();

function rowOf(module: FittedModule, drive: Drive): ShipModule {
  const { health, ammunition } = module;
  const known = rows.get(module);
  if (known?.drive === drive && known.health === health && known.ammunition === ammunition) return known.row;
  const row = moduleFields(module, drive);
  rows.set(module, { drive, health, ammunition, row });
  return row;
}

function moduleFields(module: FittedModule, drive: Drive): ShipModule {
  const { slot, item, priority = 1, health = 1 } = module;
  const value = moduleValue(module);
  const ammunition = ammunitionIn(module);
  const engineering = engineeringFields(module, drive);
  return {
    Slot: slot,
    Item: item,
    On: true,
    Priority: priority,
    ...(ammunition && { AmmoInClip: ammunition.clip, AmmoInHopper: ammunition.hopper }),
    Health: singlePrecision(health),
    ...(value > 0 && { Value: value }),
    ...(engineering && { Engineering: engineering }),
  };
}
