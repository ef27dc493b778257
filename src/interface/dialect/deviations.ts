import { firstPowerplayStates, securityLevels } from '../../game/political-vocabulary-table.js';
import { stationServicesInGame } from '../../game/station-vocabulary.js';
import { object, text, until } from '../field.js';
import { CountsByName } from '../shapes/CountsByName.js';
import { stationServices } from '../specified-values.js';
import type { Values } from '../value-list.js';
import { addedFields } from './added-fields.js';
import type { Deviation } from './apply-deviations.js';
import {
  allegianceNames,
  economyTokens,
  engineerNames,
  governmentNames,
  governmentTokens,
  handWeaponNames,
  powerNames,
  starClassNames,
  suitModNames,
  suitNames,
  suitSlotNames,
  weaponModNames,
} from './game-values.js';
import { openLists, wordDeviations } from './word-deviations.js';

const respeltServices: Readonly<Record<string, string>> = { SearchAndRescue: 'searchrescue' };

const servicesInLowerCase = stationServices.list.map(({ value }) => respeltServices[value] ?? value.toLowerCase());

const servicesOnlyInGame = [...new Set([...servicesInLowerCase, ...stationServicesInGame])].filter(
  (value) => !stationServices.list.some((service) => service.value === value),
);

/** The deviations of the live game, but for those of whole lists. */
export const fieldDeviations: readonly Deviation[] = [
  {
    id: 'services-in-lower-case',
    fields: ['Docked.StationServices'],
    change: { adds: servicesOnlyInGame },
    reason: 'Since 2020 the game writes services in lower case, and each expansion has added new ones.',
  },
  {
    id: 'both-economies',
    fields: ['Docked.StationEconomy', 'Docked.StationEconomy_Localised', 'Docked.StationEconomies'],
    change: {
      silences: ['docked/station-economy', 'docked/station-economy-localised', 'docked/station-economies'],
    },
    reason: 'Since December 2018 the game always writes both the main economy and the list.',
  },
  {
    id: 'first-powerplay',
    fields: ['FSDJump.PowerplayState'],
    change: { adds: firstPowerplayStates, until: '4.0.0.1804' },
    reason: 'Journals from before Powerplay 2.0 (November 2024) contain the states of the first Powerplay.',
  },
  {
    id: 'happiness-in-any-language',
    fields: ['Faction.Happiness_Localised'],
    change: { opens: true },
    reason: 'The word is in the language of the game client, and English journals also contain "Content".',
  },
  {
    id: 'no-happiness',
    fields: ['Faction.Happiness'],
    change: { mayBeEmpty: true },
    reason: 'Factions retreating from a system have been seen without it.',
  },
  {
    id: 'no-war-state',
    fields: ['ThargoidWar.CurrentState', 'ThargoidWar.NextStateSuccess', 'ThargoidWar.NextStateFailure'],
    change: { adds: ['', 'Unknown'] },
    reason: 'Real journals contain an empty state, or "Unknown".',
  },
  {
    id: 'no-power-drawn',
    fields: ['FittedModule.Power'],
    change: { optional: true },
    reason: 'Hull and module reinforcements draw no power and are listed without it.',
  },
  {
    id: 'anarchy',
    fields: ['FSDJump.SystemSecurity'],
    change: { adds: [securityLevels.anarchy[0]] },
    reason: 'For anarchy systems the game uses a galaxy map token, which it misspells.',
  },
  {
    id: 'widest-mission-id',
    fields: ['Mission.MissionID'],
    change: { means: 'may be 18446744073709551615, the largest unsigned 64-bit integer' },
    reason: 'A reader that stores integers as floating-point numbers rounds it and can no longer identify the mission.',
  },
  {
    id: 'heading-on-foot',
    fields: ['Status.Heading'],
    change: { means: 'ranges from -180 to 180 on foot, and from 0 to 359 otherwise' },
    reason: 'A reader that expects a compass heading turns the map the wrong way for a player on foot.',
  },
  {
    id: 'faction-by-name',
    fields: ['Docked.StationFaction', 'FSDJump.SystemFaction'],
    change: { also: until('3.3.02', text('name of the faction')) },
    reason: 'Before 2019 the faction was written as just its name.',
  },
  {
    id: 'materials-by-name',
    fields: ['Synthesis.Materials'],
    change: { also: until('2.2.03', object(CountsByName)) },
    reason: 'Before 2.3, in April 2017, the materials were written as one object with a count under each name.',
  },
  {
    id: 'early-jumps',
    fields: ['FSDJump.SystemAddress', 'FSDJump.Population', 'FSDJump.Body', 'FSDJump.BodyID', 'FSDJump.BodyType'],
    change: { optional: true },
    reason:
      'They were added over time: Population in August 2017, SystemAddress in late 2017, the body fields in January 2019.',
  },
  {
    id: 'first-suits',
    fields: ['SuitLoadout.SuitMods', 'SuitModule.Class', 'SuitModule.WeaponMods'],
    change: { optional: true },
    reason:
      'Lists of other people say that journals of the first months of Odyssey, in 2021, lack grades and modifications.',
  },
  {
    id: 'no-top-tier',
    fields: ['Goal.TopTier'],
    change: { optional: true },
    reason: 'Lists of other people say that some goals lack it.',
  },
  ...listed(
    [governmentTokens, 'FSDJump.SystemGovernment', 'Docked.StationGovernment'],
    [governmentNames, 'Faction.Government'],
    [allegianceNames, 'FSDJump.SystemAllegiance', 'Docked.StationAllegiance', 'Faction.Allegiance'],
    [
      economyTokens,
      'FSDJump.SystemEconomy',
      'FSDJump.SystemSecondEconomy',
      'Docked.StationEconomy',
      'EconomyShare.Name',
    ],
    [powerNames, 'FSDJump.ControllingPower', 'FSDJump.Powers', 'ContendingPower.Power'],
    [starClassNames, 'RouteStop.StarClass'],
    [engineerNames, 'EngineerProgress.Engineer', 'KnownEngineer.Engineer'],
    [suitNames, 'SuitLoadout.SuitName', 'UpgradeSuit.Name'],
    [suitModNames, 'SuitLoadout.SuitMods'],
    [suitSlotNames, 'SuitModule.SlotName'],
    [handWeaponNames, 'SuitModule.ModuleName', 'UpgradeWeapon.Name'],
    [weaponModNames, 'SuitModule.WeaponMods'],
  ),
];

/** Where the live game differs from the specification. */
export const deviations: readonly Deviation[] = [
  ...fieldDeviations,
  ...addedFields,
  ...wordDeviations.values(),
  openLists,
];

/** Fields whose values are known, although the specification does not list them. */
function listed(...rows: readonly (readonly [list: Values<string>, ...fields: string[]])[]): Deviation[] {
  return rows.map(([lists, ...fields]) => ({
    id: `list-of-${lists.name}`,
    fields,
    change: { lists },
    reason: 'The specification lists no values; these are the ones that the live game is known to write.',
  }));
}
