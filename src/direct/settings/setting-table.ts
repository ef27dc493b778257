import { engineerTable } from '../../game/engineer-table.js';
import { legalStates } from '../../game/political-vocabulary.js';
import { powerTable } from '../../game/power-table.js';
import type { StarSystem } from '../../game/star-system.js';
import { type ConflictType, conflictStates } from '../../simulate/politics/faction-state-weights.js';
import { parseCargo, parseFuel } from './parse-holdings.js';
import { parseBody, parseStation, parseSystem } from './parse-location.js';
import { parseHull, parseName } from './parse-names.js';
import { parseChoice, parseNumber } from './parse-setting-value.js';
import type { SessionSettings, SettingName } from './session-settings.js';

/**
 * When something can be set: `always` with any situation and before a session begins, `situation` with those that take it,
 * `place` with those that take it and before a session begins, `given` only before it begins.
 */
type SettableWhen = 'always' | 'situation' | 'place' | 'given';

/** Something that can be set. */
interface SettingDefinition<Value> {
  readonly about: string;
  readonly example: string;
  /** A goal is where something is to happen; a state is how things are when it does. */
  readonly is: 'goal' | 'state';
  readonly when: SettableWhen;
  /** Understands what somebody wrote; the system is known where one was set, too. */
  readonly read: (raw: unknown, system: StarSystem | undefined) => Value;
}

const powers = powerTable.map(([power]) => power);
const boosts = ['basic', 'standard', 'premium'] as const;
const conflicts = Object.keys(conflictStates) as ConflictType[];

function share(name: string): (raw: unknown) => number {
  return (raw) => parseNumber(name, raw, { least: 0, most: 1 });
}

/** All that can be set, by name. */
export const settingTable: { readonly [Name in SettingName]-?: SettingDefinition<NonNullable<SessionSettings[Name]>> } =
  {
    system: {
      about: 'the system where it is to happen, or where the session begins',
      example: 'system=Deciat',
      is: 'goal',
      when: 'place',
      read: parseSystem,
    },
    station: {
      about: 'the station where it is to happen, or where the session begins',
      example: 'station="Jameson Memorial"',
      is: 'goal',
      when: 'place',
      read: parseStation,
    },
    body: {
      about: 'the planet or moon where it is to happen',
      example: 'body=Moon',
      is: 'goal',
      when: 'situation',
      read: parseBody,
    },
    fuel: {
      about: 'what is in the main tank, in tonnes or as a share of it; jumps are made or a pump is visited first',
      example: 'fuel=20%',
      is: 'state',
      when: 'always',
      read: parseFuel,
    },
    credits: {
      about: 'what the commander owns, in credits',
      example: 'credits=1000000',
      is: 'state',
      when: 'always',
      read: (raw) => parseNumber('credits', raw, { least: 0, most: 1e12, whole: true, unit: 'credits' }),
    },
    legal: {
      about: 'how the commander stands with the law where it happens',
      example: 'legal=Wanted',
      is: 'state',
      when: 'always',
      read: (raw) => parseChoice('legal', raw, legalStates, 'legal state'),
    },
    cargo: {
      about: 'what is in the hold, in tonnes by commodity; a market is visited first',
      example: 'cargo=gold=20',
      is: 'state',
      when: 'always',
      read: parseCargo,
    },
    materials: {
      about: 'how many of each material the commander has',
      example: 'materials=100',
      is: 'state',
      when: 'always',
      read: (raw) => parseNumber('materials', raw, { least: 0, most: 300, whole: true, unit: 'pieces of each' }),
    },
    heat: {
      about: 'how hot the ship gets; 1 is all it can bear',
      example: 'heat=1.2',
      is: 'state',
      when: 'situation',
      read: (raw) => parseNumber('heat', raw, { least: 1.01, most: 3 }),
    },
    oxygen: {
      about: 'the share of oxygen left',
      example: 'oxygen=0.1',
      is: 'state',
      when: 'situation',
      read: share('oxygen'),
    },
    health: {
      about: 'the share of health left',
      example: 'health=0.2',
      is: 'state',
      when: 'situation',
      read: share('health'),
    },
    temperature: {
      about: 'how warm it is around somebody on foot, in kelvin',
      example: 'temperature=60',
      is: 'state',
      when: 'situation',
      read: (raw) => parseNumber('temperature', raw, { least: 10, most: 1000, unit: 'kelvin' }),
    },
    boost: {
      about: 'the injection for the drive: basic, standard or premium',
      example: 'boost=premium',
      is: 'state',
      when: 'situation',
      read: (raw) => (boosts.indexOf(parseChoice('boost', raw, boosts)) + 1) as 1 | 2 | 3,
    },
    stops: {
      about: 'how many stops the route has at least',
      example: 'stops=80',
      is: 'state',
      when: 'situation',
      read: (raw) => parseNumber('stops', raw, { least: 3, most: 200, whole: true, unit: 'stops' }),
    },
    conflict: {
      about: 'what the factions do: war, civilwar or election',
      example: 'conflict=election',
      is: 'state',
      when: 'situation',
      read: (raw) => parseChoice('conflict', raw, conflicts),
    },
    power: {
      about: 'the power that has, or wants, the system',
      example: 'power="Aisling Duval"',
      is: 'state',
      when: 'situation',
      read: (raw) => parseChoice('power', raw, powers),
    },
    engineer: {
      about: 'the engineer it is about',
      example: 'engineer="Felicity Farseer"',
      is: 'state',
      when: 'situation',
      read: (raw) =>
        parseChoice(
          'engineer',
          raw,
          engineerTable.map(([, name]) => name),
        ),
    },
    ship: {
      about: 'the hull, by its internal name or as its maker calls it',
      example: 'ship=python',
      is: 'state',
      when: 'given',
      read: parseHull,
    },
    commander: {
      about: 'the name of the commander',
      example: 'commander="Jane Doe"',
      is: 'state',
      when: 'given',
      read: (raw) => parseName('commander', raw),
    },
    squadron: {
      about: 'the name of the squadron; none leaves the commander without one',
      example: 'squadron="LONG NIGHT SURVEY"',
      is: 'state',
      when: 'given',
      read: (raw) => parseName('squadron', raw),
    },
    pledge: {
      about: 'the power the commander is pledged to',
      example: 'pledge="Aisling Duval"',
      is: 'state',
      when: 'given',
      read: (raw) => parseChoice('pledge', raw, powers, 'power'),
    },
  };

export const settingNames = Object.keys(settingTable) as SettingName[];

/** What can be set before a session begins. */
export const givenNames = settingNames.filter((name) => settingTable[name].when !== 'situation');

/** What can be set with any situation. */
export const commonSettingNames = settingNames.filter((name) => settingTable[name].when === 'always');

/** Something that can be set, as it is told to somebody who looks for it. */
export const settingCatalogue = settingNames.map((name) => {
  const { about, example, is, when } = settingTable[name];
  return { name, about, example, is, when };
});
