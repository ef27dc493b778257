import { moduleName } from '../../game/module-display-names.js';
import { moduleId } from '../../game/module-ids.js';
import { shipSymbol } from '../../game/ship-names.js';
import type { Members } from '../../interface/object-rule.js';
import type { EventFields } from '../../simulate/event-fields.js';
import { hashOf } from '../../simulate/random.js';
import type { LastStation, Moment, MomentDetails, ShipDetails } from '../moment.js';
import { documentIn } from './moment-document.js';
import { capitalised, listOrObject, objectOrEmptyList } from './shapes.js';
import type { Wording } from './wording.js';

/** Healths are in millionths. */
const whole = 1_000_000;

/** The first id of loadouts in the journal; here they are counted from 0. */
const firstLoadout = 4_293_000_000;

/** The answer to `/profile`. */
export function profileOf(moment: Moment, wording: Wording): Members {
  const { state, details, lastStation } = moment;
  const { system } = state;
  return {
    commander: commanderOf(moment),
    lastSystem: { id: system.address, name: system.name, faction: details?.allegiance || 'Independent' },
    ...(lastStation && { lastStarport: starportOf(lastStation, wording) }),
    ...(details && shipsOf(moment, details, wording)),
    ...(documentIn(moment, 'LoadGame')?.Odyssey && details && suitsOf(moment, details, wording)),
  };
}

function commanderOf(moment: Moment): Members {
  const { commander, place, ride } = moment.state;
  const { Horizons = true, Odyssey = false, Loan = 0 } = documentIn(moment, 'LoadGame') ?? {};
  return {
    id: customerId(moment),
    name: commander.name,
    credits: commander.credits,
    debt: Loan,
    currentShipId: documentIn(moment, 'Loadout')?.ShipID ?? 0,
    alive: true,
    docked: place === 'docked',
    onfoot: ride === 'foot',
    rank: { ...ranksOf(moment), crime: 0, service: 0, power: documentIn(moment, 'Powerplay')?.Rank ?? 0 },
    capabilities: { Horizons, Odyssey, AllowCobraMkIV: false },
  };
}

/** By career, in lower case. */
function ranksOf({ documents: { Rank = {} } }: Moment): Members {
  const ranks = Object.entries(Rank).filter(([, rank]) => typeof rank === 'number');
  return Object.fromEntries(ranks.map(([career, rank]) => [career.toLowerCase(), rank]));
}

/** The number of the account: the FID of the journal without its letter. */
export function customerId({ state }: Moment): number {
  return Number(state.commander.id.slice(1));
}

function starportOf(last: LastStation, wording: Wording): Members {
  return {
    id: wording.id(last.marketId),
    name: last.name,
    faction: last.allegiance || 'Independent',
    minorfaction: last.faction ?? '',
    services: objectOrEmptyList(last.services.map((name) => [name.toLowerCase(), 'ok'])),
  };
}

function shipsOf(moment: Moment, { ships, isCanopyBroken }: MomentDetails, wording: Wording): Members {
  const { state } = moment;
  const loadout = documentIn(moment, 'Loadout');
  const [current] = ships;
  if (!current || !loadout) return {};
  const { main, reservoir, capacity } = state.ship.fuel;
  const cargo = Object.entries(state.ship.cargo);
  const health = Math.round((loadout.HullHealth ?? 1) * whole);
  return {
    ship: {
      ...shipRow(current, wording),
      health: { hull: health, shield: whole, shieldup: true, integrity: whole, paintwork: whole },
      modules: Object.fromEntries(loadout.Modules.map((module) => [module.Slot, fittedModule(module, wording)])),
      launchBays: {},
      cockpitBreached: isCanopyBroken,
      oxygenRemaining: 450_000,
      fuel: {
        main: { capacity, level: main },
        reserve: { capacity: loadout.FuelCapacity?.Reserve ?? reservoir, level: reservoir },
      },
      cargo: {
        capacity: state.ship.cargoCapacity,
        qty: cargo.reduce((sum, [, count]) => sum + count, 0),
        items: cargo.map(([commodity, qty]) => ({ commodity, qty })),
      },
    },
    ships: listOrObject(ships.map((ship) => [ship.id, shipRow(ship, wording)])),
  };
}

function shipRow({ id, type, name, ident, hullValue, modulesValue, system, station }: ShipDetails, wording: Wording) {
  const address = String(system.address);
  const total = hullValue + modulesValue;
  return {
    id,
    name: shipSymbol(type),
    shipName: name,
    shipID: ident,
    value: { hull: hullValue, modules: modulesValue, cargo: 0, total, unloaned: 0 },
    free: hullValue === 0,
    alive: true,
    ...(station && { station: { id: wording.id(station.marketId), name: station.name } }),
    starsystem: { id: address, name: system.name, systemaddress: address },
  };
}

type LoadoutModule = EventFields<'Loadout'>['Modules'][number];

function fittedModule({ Item, Value = 0, Health, On, Priority, Engineering }: LoadoutModule, { shown }: Wording) {
  const module = {
    id: moduleId(Item) ?? madeUpId(Item),
    name: capitalised(Item),
    locName: shown(`$${Item}_name;`, moduleName(Item)),
    value: Value,
    free: Value === 0,
    health: Math.round(Health * whole),
    on: On,
    priority: Priority,
  };
  return Engineering ? { module, ...engineeringOf(Engineering) } : { module };
}

function engineeringOf(engineering: NonNullable<LoadoutModule['Engineering']>): Members {
  const { Engineer = '', EngineerID, BlueprintName, Level, Modifiers, ExperimentalEffect: effect } = engineering;
  return {
    engineer: {
      engineerName: Engineer,
      engineerId: EngineerID,
      recipeName: BlueprintName,
      recipeLocName: BlueprintName.replaceAll('_', ' '),
      recipeLevel: Level,
    },
    WorkInProgress_modifications: objectOrEmptyList(
      Modifiers.map(({ Label, Value: value, LessIsGood }) => [`OutfittingFieldType_${Label}`, { value, LessIsGood }]),
    ),
    specialModifications: objectOrEmptyList(effect === undefined ? [] : [[effect, effect]]),
  };
}

/** For parts whose id is not known, above all real ones. */
function madeUpId(item: string): number {
  return 990_000_000 + ((hashOf(item) >>> 0) % 9_000_000);
}

function suitsOf(moment: Moment, { suitLoadouts }: MomentDetails, wording: Wording): Members {
  const all = suitLoadouts as unknown as readonly EventFields<'SuitLoadout'>[];
  const worn = documentIn(moment, 'SuitLoadout');
  const bySuit = new Map(all.map((each) => [Number(each.SuitID), suitRow(each, wording)]));
  return {
    ...(worn && { suit: suitRow(worn, wording), loadout: loadoutRow(worn, wording) }),
    suits: listOrObject([...bySuit]),
    loadouts: listOrObject(all.map((each) => [slotOf(each), loadoutRow(each, wording)])),
  };
}

function slotOf({ LoadoutID }: EventFields<'SuitLoadout'>): number {
  return Number(LoadoutID) - firstLoadout;
}

function suitRow({ SuitID, SuitName, SuitName_Localised = SuitName }: EventFields<'SuitLoadout'>, { shown }: Wording) {
  return {
    id: SuitID,
    suitId: SuitID,
    name: capitalised(SuitName),
    locName: shown(SuitName, SuitName_Localised),
    state: { health: { hull: whole } },
  };
}

function loadoutRow(loadout: EventFields<'SuitLoadout'>, wording: Wording) {
  return {
    id: slotOf(loadout),
    loadoutSlotId: slotOf(loadout),
    name: loadout.LoadoutName,
    suit: suitRow(loadout, wording),
    slots: objectOrEmptyList(
      loadout.Modules.map(({ SlotName, SuitModuleID, ModuleName, ModuleName_Localised = ModuleName }) => [
        SlotName,
        { id: SuitModuleID, name: ModuleName, locName: wording.shown(ModuleName, ModuleName_Localised) },
      ]),
    ),
  };
}
