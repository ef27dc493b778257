import { type FittingRow, hullFittingTable } from '../../game/hull-fitting-table.js';
import { moduleId } from '../../game/module-ids.js';
import { blueprintFor, builtStat } from '../../game/module-stats.js';
import { frameShiftDrives } from '../../game/ship-part-table.js';
import { stockFittingTable } from '../../game/stock-fitting-table.js';
import type { Members } from '../../interface/object-rule.js';
import { keyFrom, numberFrom, objectFrom, objectsFrom } from '../../state/fold-fields.js';
import { once } from '../../words/memo.js';
import type { Random } from '../random.js';
import { fitOut, hullRow } from '../ship/make-ship.js';
import { fit, remove } from '../ship/refit.js';
import type { AppliedBlueprint, Drive, FittedModule, Ship } from '../ship/ship.js';
import type { Departure } from './departure.js';

/** The ship that the commander left, with the modules of its last Loadout; the drawn one if it is unknown. */
export function shipAt({ state, lines }: Departure, drawn: Ship, random: Random): Ship {
  const { type = '', id, name = '', ident = '', fuel } = state.ship;
  if (!hullRow(type)) return id === undefined ? drawn : { ...drawn, id };
  const made = fitOut(random, type, drawn.purpose);
  const loadout = numberFrom(lines.Loadout?.ShipID) === id ? lines.Loadout : undefined;
  const capacity = objectFrom(loadout?.FuelCapacity);
  const ship: Ship = {
    ...made,
    id: id ?? made.id,
    christened: name,
    ident,
    health: numberFrom(loadout?.HullHealth) ?? made.health,
    tank: numberFrom(capacity?.Main) ?? fuel.capacity ?? made.tank,
    reservoirSize: numberFrom(capacity?.Reserve) ?? made.reservoirSize,
    cosmetics: loadout ? cosmeticsIn(loadout) : made.cosmetics,
  };
  if (loadout) refit(ship, loadout);
  ship.fuel.main = Math.min(ship.fuel.main, ship.tank);
  ship.fuel.reservoir = Math.min(ship.fuel.reservoir, ship.reservoirSize);
  return ship;
}

const cosmetic = /^(PaintJob|Decal|ShipName|ShipID|Bobble|ShipKit|WeaponColour|EngineColour|StringLights|VesselVoice)/;
const changeable = /Hardpoint\d|^(Slot|Military|Cargo|Passenger|FighterBay|LimpetController)\d/;
const core = /^(PowerPlant|MainEngines|FrameShiftDrive|LifeSupport|PowerDistributor|Radar)$/;

function cosmeticsIn({ Modules }: Members): Ship['cosmetics'] {
  return objectsFrom(Modules).flatMap((row) => {
    const item = keyFrom(row?.Item);
    return typeof row?.Slot === 'string' && cosmetic.test(row.Slot) && item !== undefined
      ? [{ slot: row.Slot, item }]
      : [];
  });
}

/** Modules that no table knows are left out; in their core slots the usual ones stay. */
function refit(ship: Ship, loadout: Members): void {
  const slots = ship.modules.map(({ slot }) => slot);
  for (const slot of slots) if (changeable.test(slot)) remove(ship, slot);
  for (const row of objectsFrom(loadout.Modules)) {
    const module = row && moduleIn(row);
    if (!module || !(changeable.test(module.slot) || core.test(module.slot))) continue;
    const drive = module.slot === 'FrameShiftDrive' ? driveOf(module, row) : ship.drive;
    if (drive) {
      fit(ship, module);
      ship.drive = drive;
    }
  }
  ship.unladenMass = numberFrom(loadout.UnladenMass) ?? ship.unladenMass;
  ship.cargoCapacity = numberFrom(loadout.CargoCapacity) ?? ship.cargoCapacity;
}

function moduleIn(row: Members): FittedModule | undefined {
  const item = keyFrom(row.Item);
  if (item === undefined || typeof row.Slot !== 'string') return undefined;
  if (moduleId(item) === undefined && !powers().has(item)) return undefined;
  const engineering = engineeringIn(item, objectFrom(row.Engineering));
  const power = numberFrom(modifierIn(row, 'PowerDraw')) ?? powers().get(item) ?? builtStat(item, 'PowerDraw');
  const health = numberFrom(row.Health);
  return {
    slot: row.Slot,
    item,
    ...(!/reinforcement/.test(item) && { power: power ?? 0, priority: numberFrom(row.Priority) ?? 0 }),
    paid: numberFrom(row.Value) ?? 0,
    ...(health !== undefined && health < 1 && { health }),
    ...(engineering && { engineering }),
  };
}

/** Megawatts of the modules of all ships. */
const powers = once(
  () =>
    new Map(
      [hullFittingTable, stockFittingTable]
        .flatMap(Object.values<readonly FittingRow[]>)
        .flatMap((rows) => rows.map(([, item, power]) => [item, power ?? 0] as const)),
    ),
);

function engineeringIn(item: string, engineering: Members | undefined): AppliedBlueprint | undefined {
  const blueprint = blueprintFor(item);
  const engineer = numberFrom(engineering?.EngineerID);
  const level = numberFrom(engineering?.Level) ?? 0;
  if (!engineering || !blueprint || engineer === undefined) return undefined;
  if (engineering.BlueprintName !== blueprint.name) return undefined;
  if (!blueprint.engineers.some(([id, grade]) => id === engineer && grade >= level)) return undefined;
  const { ExperimentalEffect: effect } = engineering;
  return {
    blueprint: blueprint.name,
    engineer,
    level,
    quality: numberFrom(engineering.Quality) ?? 1,
    ...(effect !== undefined && effect === blueprint.effect?.name && { effect: blueprint.effect.name }),
  };
}

function modifierIn(row: Members, label: string): unknown {
  const modifiers = objectsFrom(objectFrom(row.Engineering)?.Modifiers);
  return modifiers.find((modifier) => modifier?.Label === label)?.Value;
}

/** Undefined for an unknown drive: without its fuel equation there is no jump. */
function driveOf({ item }: FittedModule, row: Members): Drive | undefined {
  const built = frameShiftDrives[item];
  const optimalMass = numberFrom(modifierIn(row, 'FSDOptimalMass')) ?? built?.optimalMass;
  return built && optimalMass !== undefined ? { item, ...built, optimalMass } : undefined;
}
