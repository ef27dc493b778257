import { engineerTable } from '../../game/engineer-table.js';
import { legalStates } from '../../game/political-vocabulary.js';
import { powerTable } from '../../game/power-table.js';
import { type ConflictType, conflictStates } from '../../simulate/politics/faction-state-weights.js';
import { parseCargo, parseFuel } from './parse-holdings.js';
import { parseBody, parseStation, parseSystem } from './parse-location.js';
import { parseHull, properName } from './parse-names.js';
import { numberIn, oneOf, type SettingForm, type SettingParser } from './parse-setting-value.js';

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
  /** Parses the input. The types of the input and of the value are derived from it. */
  readonly read: SettingParser<unknown, unknown>;
}

const powers = powerTable.map(([power]) => power);
const boosts = ['basic', 'standard', 'premium'] as const;
const conflicts = Object.keys(conflictStates) as ConflictType[];
const engineerNames = engineerTable.map(([, name]) => name);

const parseBoostName = oneOf('boost', boosts);
const parseBoost: SettingParser<(typeof boosts)[number], 1 | 2 | 3> = Object.assign(
  (raw: unknown) => (boosts.indexOf(parseBoostName(raw)) + 1) as 1 | 2 | 3,
  { form: { type: 'choice', choices: boosts } } as const,
);

/** All settings by name. */
export const settingTable = {
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
    read: numberIn('credits', { least: 0, most: 1e12, whole: true, unit: 'credits' }),
  },
  legal: {
    about: 'how the commander stands with the law where it happens',
    example: 'legal=Wanted',
    is: 'state',
    when: 'always',
    read: oneOf('legal', legalStates, 'legal state'),
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
    read: numberIn('materials', { least: 0, most: 300, whole: true, unit: 'pieces of each' }),
  },
  heat: {
    about: 'how hot the ship gets; 1 is all it can bear',
    example: 'heat=1.2',
    is: 'state',
    when: 'situation',
    read: numberIn('heat', { least: 1.01, most: 3 }),
  },
  oxygen: {
    about: 'the share of oxygen left',
    example: 'oxygen=0.1',
    is: 'state',
    when: 'situation',
    read: numberIn('oxygen', { least: 0, most: 1 }),
  },
  health: {
    about: 'the share of health left',
    example: 'health=0.2',
    is: 'state',
    when: 'situation',
    read: numberIn('health', { least: 0, most: 1 }),
  },
  temperature: {
    about: 'how warm it is around the commander on foot, in kelvin',
    example: 'temperature=60',
    is: 'state',
    when: 'situation',
    read: numberIn('temperature', { least: 10, most: 1000, unit: 'kelvin' }),
  },
  boost: {
    about: 'the injection for the drive: basic, standard or premium',
    example: 'boost=premium',
    is: 'state',
    when: 'situation',
    read: parseBoost,
  },
  stops: {
    about: 'how many stops the route has at least',
    example: 'stops=80',
    is: 'state',
    when: 'situation',
    read: numberIn('stops', { least: 3, most: 200, whole: true, unit: 'stops' }),
  },
  conflict: {
    about: 'what the factions do: war, civilwar or election',
    example: 'conflict=election',
    is: 'state',
    when: 'situation',
    read: oneOf('conflict', conflicts),
  },
  power: {
    about: 'the power that has, or wants, the system',
    example: 'power="Aisling Duval"',
    is: 'state',
    when: 'situation',
    read: oneOf('power', powers),
  },
  engineer: {
    about: 'the engineer it is about',
    example: 'engineer="Felicity Farseer"',
    is: 'state',
    when: 'situation',
    read: oneOf('engineer', engineerNames),
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
    read: properName('commander'),
  },
  squadron: {
    about: 'the name of the squadron; none leaves the commander without one',
    example: 'squadron="LONG NIGHT SURVEY"',
    is: 'state',
    when: 'given',
    read: properName('squadron'),
  },
  pledge: {
    about: 'the power the commander is pledged to',
    example: 'pledge="Aisling Duval"',
    is: 'state',
    when: 'given',
    read: oneOf('pledge', powers, 'power'),
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
  const { about, example, is, when, read }: SettingDefinition = settingTable[name];
  const form: SettingForm = read.form ?? { type: 'text' };
  return { name, about, example, is, when, form };
});
