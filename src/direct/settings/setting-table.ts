import { engineerTable } from '../../game/engineer-table.js';
import { legalStates } from '../../game/political-vocabulary-table.js';
import { powerTable } from '../../game/power-table.js';
import { type ConflictType, conflictStates } from '../../simulate/politics/politics-table.js';
import { cargoByType, fuelLevel } from './parse-holdings.js';
import { bodyByName, stationByName, systemByName } from './parse-location.js';
import { hullName, properName } from './parse-names.js';
import { numberIn, oneOf, readChoice, type SettingShape, setting } from './setting-shape.js';

/**
 * When a setting applies: `always` with any situation and before a session begins, `situation` with those
 * that take it, `place` with those that take it and before a session begins, `given` only before it begins.
 */
type SettableWhen = 'always' | 'situation' | 'place' | 'given';

interface SettingDefinition {
  readonly about: string;
  readonly example: string;
  /** A goal is where something is to happen; a state is the condition under which it does. */
  readonly is: 'goal' | 'state';
  readonly when: SettableWhen;
  /** Reader and types of input and value are derived from it. */
  readonly shape: SettingShape<unknown, unknown>;
}

const powers = powerTable.map(([power]) => power);
const boosts = ['basic', 'standard', 'premium'] as const;
const conflicts = Object.keys(conflictStates) as ConflictType[];
const engineerNames = engineerTable.map(([, name]) => name);

const boost = setting<(typeof boosts)[number], 1 | 2 | 3>(
  (value, at) => {
    const name = readChoice(value, at, boosts);
    return name && ((boosts.indexOf(name) + 1) as 1 | 2 | 3);
  },
  { type: 'choice', choices: boosts },
);

/** All settings by name. */
export const settingTable = {
  system: {
    about: 'the system where it is to happen, or where the session begins',
    example: 'system=Deciat',
    is: 'goal',
    when: 'place',
    shape: systemByName,
  },
  station: {
    about: 'the station where it is to happen, or where the session begins',
    example: 'station="Jameson Memorial"',
    is: 'goal',
    when: 'place',
    shape: stationByName,
  },
  body: {
    about: 'the planet or moon where it is to happen',
    example: 'body=Moon',
    is: 'goal',
    when: 'situation',
    shape: bodyByName,
  },
  fuel: {
    about: 'what is in the main tank, in tonnes or as a share of it; jumps are made or a pump is visited first',
    example: 'fuel=20%',
    is: 'state',
    when: 'always',
    shape: fuelLevel,
  },
  credits: {
    about: 'what the commander owns, in credits',
    example: 'credits=1000000',
    is: 'state',
    when: 'always',
    shape: numberIn({ least: 0, most: 1e12, whole: true, unit: 'credits' }),
  },
  legal: {
    about: 'how the commander stands with the law where it happens',
    example: 'legal=Wanted',
    is: 'state',
    when: 'always',
    shape: oneOf(legalStates, 'legal state'),
  },
  cargo: {
    about: 'what is in the hold, in tonnes by commodity; a market is visited first',
    example: 'cargo=gold=20',
    is: 'state',
    when: 'always',
    shape: cargoByType,
  },
  materials: {
    about: 'how many of each material the commander has',
    example: 'materials=100',
    is: 'state',
    when: 'always',
    shape: numberIn({ least: 0, most: 300, whole: true, unit: 'pieces of each' }),
  },
  heat: {
    about: 'how hot the ship gets; 1 is all it can bear',
    example: 'heat=1.2',
    is: 'state',
    when: 'situation',
    shape: numberIn({ least: 1.01, most: 3 }),
  },
  oxygen: {
    about: 'the share of oxygen left',
    example: 'oxygen=0.1',
    is: 'state',
    when: 'situation',
    shape: numberIn({ least: 0, most: 1 }),
  },
  health: {
    about: 'the share of health left',
    example: 'health=0.2',
    is: 'state',
    when: 'situation',
    shape: numberIn({ least: 0, most: 1 }),
  },
  temperature: {
    about: 'how warm it is around the commander on foot, in kelvin',
    example: 'temperature=60',
    is: 'state',
    when: 'situation',
    shape: numberIn({ least: 10, most: 1000, unit: 'kelvin' }),
  },
  boost: {
    about: 'the injection for the drive: basic, standard or premium',
    example: 'boost=premium',
    is: 'state',
    when: 'situation',
    shape: boost,
  },
  stops: {
    about: 'how many stops the route has at least',
    example: 'stops=80',
    is: 'state',
    when: 'situation',
    shape: numberIn({ least: 3, most: 200, whole: true, unit: 'stops' }),
  },
  conflict: {
    about: 'what the factions do: war, civilwar or election',
    example: 'conflict=election',
    is: 'state',
    when: 'situation',
    shape: oneOf(conflicts),
  },
  power: {
    about: 'the power that has, or wants, the system',
    example: 'power="Aisling Duval"',
    is: 'state',
    when: 'situation',
    shape: oneOf(powers),
  },
  engineer: {
    about: 'the engineer it is about',
    example: 'engineer="Felicity Farseer"',
    is: 'state',
    when: 'situation',
    shape: oneOf(engineerNames),
  },
  ship: {
    about: 'the hull, by its internal name or as its maker calls it',
    example: 'ship=python',
    is: 'state',
    when: 'given',
    shape: hullName,
  },
  commander: {
    about: 'the name of the commander',
    example: 'commander="Jane Doe"',
    is: 'state',
    when: 'given',
    shape: properName,
  },
  squadron: {
    about: 'the name of the squadron; none leaves the commander without one',
    example: 'squadron="LONG NIGHT SURVEY"',
    is: 'state',
    when: 'given',
    shape: properName,
  },
  pledge: {
    about: 'the power the commander is pledged to',
    example: 'pledge="Aisling Duval"',
    is: 'state',
    when: 'given',
    shape: oneOf(powers, 'power'),
  },
} as const satisfies Record<string, SettingDefinition>;

export type SettingName = keyof typeof settingTable;

export const settingNames = Object.keys(settingTable) as SettingName[];

type NameSettable<When extends SettableWhen> = {
  [Name in SettingName]: (typeof settingTable)[Name]['when'] extends When ? Name : never;
}[SettingName];

/** What can be set before a session begins. */
export type GivenName = NameSettable<'always' | 'place' | 'given'>;

export const givenNames = settingNames.filter((name): name is GivenName => settingTable[name].when !== 'situation');

/** What can be set with any situation. */
export type CommonSettingName = NameSettable<'always'>;

export const commonSettingNames = settingNames.filter((name) => settingTable[name].when === 'always');

/** All settings, as they are listed. */
export const settingCatalogue = settingNames.map((name) => {
  const { about, example, is, when, shape } = settingTable[name];
  return { name, about, example, is, when, form: shape.form };
});
