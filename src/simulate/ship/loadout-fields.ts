import type { ShipModule } from '../../interface/types/game-events.js';
import type { EventFields } from '../event-fields.js';
import { singlePrecision } from '../round.js';
import { ammunitionIn } from './ammunition.js';
import { maximumRange } from './jump-range.js';
import { engineeringFields } from './module-engineering.js';
import type { FittedModule, Ship } from './ship.js';
import { hullValue, modulesValue, moduleValue, rebuyCost } from './ship-prices.js';

/** Slots in the order in which the game lists them: what is on the hull, what is in its core, and all else. */
const order = [
  /^(Huge|Large|Medium|Small)Hardpoint/,
  /^TinyHardpoint/,
  /^PaintJob$/,
  /^Decal/,
  /^ShipName/,
  /^ShipID/,
  /^Armour$/,
  /^PowerPlant$/,
  /^MainEngines$/,
  /^FrameShiftDrive$/,
  /^LifeSupport$/,
  /^PowerDistributor$/,
  /^Radar$/,
  /^FuelTank$/,
  /^Slot/,
  /^Military/,
  /^PlanetaryApproachSuite$/,
  /^Bobble/,
  /^ShipKit/,
  /^WeaponColour$/,
  /^EngineColour$/,
  /^StringLights$/,
  /^VesselVoice$/,
  /^ShipCockpit$/,
  /^CargoHatch$/,
];

/** The fields of Loadout. */
export function loadoutFields(ship: Ship): EventFields<'Loadout'> {
  return {
    Ship: ship.hull,
    ShipID: ship.id,
    ShipName: ship.christened,
    ShipIdent: ship.ident,
    HullValue: hullValue(ship),
    ModulesValue: modulesValue(ship),
    HullHealth: singlePrecision(ship.health),
    UnladenMass: singlePrecision(ship.unladenMass),
    CargoCapacity: ship.cargoCapacity,
    MaxJumpRange: singlePrecision(maximumRange(ship)),
    FuelCapacity: { Main: ship.tank, Reserve: ship.reservoirSize },
    Rebuy: rebuyCost(ship),
    Modules: slotsOf(ship).map((module) => moduleFields(module, ship)),
  };
}

/** The modules of the panel, and the parts that never stand there. */
function slotsOf({ hull, modules, tank, cosmetics }: Ship): FittedModule[] {
  const size = [2, 4, 8, 16, 32, 64, 128].findIndex((tonnes) => tank <= tonnes) + 1;
  const hidden: FittedModule[] = [
    ...cosmetics,
    { slot: 'Armour', item: `${hull}_armour_grade1` },
    { slot: 'FuelTank', item: `int_fueltank_size${size}_class3`, paid: 0 },
  ];
  return [...modules, ...hidden]
    .map((module) => ({ module, rank: order.findIndex((pattern) => pattern.test(module.slot)) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || (a.module.slot < b.module.slot ? -1 : 1))
    .map(({ module }) => module);
}

function moduleFields(module: FittedModule, { drive }: Ship): ShipModule {
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
