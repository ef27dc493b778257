import { moduleName } from '../../game/module-display-names.js';
import { moduleId } from '../../game/module-ids.js';
import { shipSymbol } from '../../game/ship-names.js';
import type { Members } from '../../interface/object-rule.js';
import { squadronTag } from '../../simulate/commander/squadron.js';
import type { EventFields } from '../../simulate/event-fields.js';
import { hashOf } from '../../simulate/random.js';
import type { LastStation, Moment, MomentDetails, ShipDetails, SquadronDetails } from '../moment.js';
import { commanderRemainder, rankedCareers } from './account-and-link-table.js';
import { documentIn } from './moment-document.js';
import { capitalised, listOrObject, objectOrEmptyList, timeText } from './shapes.js';
import type { Wording } from './wording.js';

/** Healths are in millionths. */
const whole = 1_000_000;

/** The first id of loadouts in the journal; here they are counted from 0. */
const firstLoadout = 4_293_000_000;

/** When squadrons came into the game, in seconds since 1970. */
const firstSquadrons = Date.UTC(2018, 11, 11) / 1000;
const year = 365 * 86_400;

/** The answer to `/profile`. */
export function profileOf(moment: Moment, wording: Wording): Members {
  const { state, details, lastStation } = moment;
  const { system } = state;
  const { ship, ships } = details ? shipsOf(moment, details, wording) : {};
  const hasSuits = documentIn(moment, 'LoadGame')?.Odyssey && details;
  const { suit, loadouts, loadout, suits } = hasSuits ? suitsOf(moment, details, wording) : {};
  return {
    commander: commanderOf(moment),
    ship,
    suit,
    lastSystem: { id: system.address, name: system.name, faction: details?.allegiance || 'Independent' },
    lastStarport: lastStation && starportOf(lastStation, wording),
    squadron: details?.squadron && squadronOf(details.squadron),
    ships,
    loadouts,
    loadout,
    suits,
  };
}

function commanderOf(moment: Moment): Members {
  const { commander, place, ride } = moment.state;
  const { Loan = 0 } = documentIn(moment, 'LoadGame') ?? {};
  return {
    id: customerId(moment),
    name: commander.name,
    credits: commander.credits,
    debt: Loan,
    currentShipId: documentIn(moment, 'Loadout')?.ShipID ?? 0,
    alive: true,
    docked: place === 'docked',
    onfoot: ride === 'foot',
    rank: ranksOf(moment),
    ...commanderRemainder,
  };
}

/** By career, in lower case; 0 where the session has none. */
function ranksOf(moment: Moment): Members {
  const ranks = { Power: documentIn(moment, 'Powerplay')?.Rank, ...documentIn(moment, 'Rank') };
  const byCareer = new Map(Object.entries(ranks).map(([career, rank]) => [career.toLowerCase(), rank]));
  return Object.fromEntries(rankedCareers.map((career) => [career, byCareer.get(career) ?? 0]));
}

/** The number of the account: the FID of the journal without its letter. */
export function customerId({ state }: Moment): number {
  return Number(state.commander.id.slice(1));
}

function starportOf(last: LastStation, wording: Wording): Members {
  return {
    id: wording.id(last.marketId),
    services: objectOrEmptyList(last.services.map((name) => [name.toLowerCase(), 'ok'])),
    name: last.type === 'OnFootSettlement' ? `${last.name} +` : last.name,
    faction: last.allegiance || 'Independent',
    minorfaction: last.faction ?? '',
  };
}

/** The session knows name and rank; the rest is made up, and always the same. */
function squadronOf({ name, rank }: SquadronDetails): Members {
  const joined = firstSquadrons + ((hashOf(name) >>> 0) % year);
  return { name, tag: squadronTag(name), rank, joined: timeText(joined) };
}

function shipsOf(moment: Moment, { ships, isCanopyBroken }: MomentDetails, wording: Wording): Members {
  const { lastStation } = moment;
  const loadout = documentIn(moment, 'Loadout');
  const [current] = ships;
  if (!current || !loadout) return {};
  const health = Math.round((loadout.HullHealth ?? 1) * whole);
  const ship = {
    ...shipRow({ ...(lastStation && { station: lastStation }), ...current }, wording),
    alive: true,
    health: { hull: health, shield: whole, shieldup: true, integrity: whole, paintwork: whole },
    cockpitBreached: isCanopyBroken,
    oxygenRemaining: 450_000,
    modules: Object.fromEntries(loadout.Modules.map((module) => [module.Slot, fittedModule(module, wording)])),
    launchBays: {},
  };
  return {
    ship,
    ships: listOrObject(ships.map((each) => [each.id, each === current ? ship : shipRow(each, wording)])),
  };
}

function shipRow({ id, type, name, ident, hullValue, modulesValue, system, station }: ShipDetails, wording: Wording) {
  const address = String(system.address);
  const total = hullValue + modulesValue;
  return {
    id,
    name: shipSymbol(type),
    value: { hull: hullValue, modules: modulesValue, cargo: 0, total, unloaned: 0 },
    free: hullValue === 0,
    shipName: name,
    shipID: ident,
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
    ...(worn && {
      suit: { ...suitRow(worn, wording), state: { health: { hull: whole } } },
      loadout: loadoutRow(worn, wording),
    }),
    suits: listOrObject([...bySuit]),
    loadouts: listOrObject(all.map((each) => [slotOf(each), loadoutRow(each, wording)])),
  };
}

function slotOf({ LoadoutID }: EventFields<'SuitLoadout'>): number {
  return Number(LoadoutID) - firstLoadout;
}

function suitRow({ SuitID, SuitName, SuitName_Localised = SuitName }: EventFields<'SuitLoadout'>, { shown }: Wording) {
  return {
    name: capitalised(SuitName),
    id: SuitID,
    suitId: SuitID,
    locName: shown(SuitName, SuitName_Localised),
    slots: [],
  };
}

function loadoutRow(loadout: EventFields<'SuitLoadout'>, wording: Wording) {
  return {
    loadoutSlotId: slotOf(loadout),
    suit: suitRow(loadout, wording),
    name: loadout.LoadoutName,
    slots: objectOrEmptyList(
      loadout.Modules.map(({ SlotName, SuitModuleID, ModuleName, ModuleName_Localised = ModuleName }) => [
        SlotName,
        { id: SuitModuleID, name: ModuleName, locName: wording.shown(ModuleName, ModuleName_Localised) },
      ]),
    ),
    id: slotOf(loadout),
  };
}
