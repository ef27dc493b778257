import { engineerTable } from '../../game/engineer-table.js';
import { legalStates } from '../../game/political-vocabulary-table.js';
import { powerTable } from '../../game/power-table.js';
import { type ConflictType, conflictStates } from '../../simulate/politics/politics-table.js';
import { cargoByType, fuelLevel } from './parse-holdings.js';
import { bodyByName, stationByName, systemByName } from './parse-location.js';
import { hullName, properName } from './parse-names.js';
import { settingNames } from './setting-names.js';
import { numberIn, oneOf, readChoice, type SettingShape, setting } from './setting-shape.js';
import { type SettingName, settingTable } from './setting-table.js';

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

/** The shapes of settings: readers and the types of input and value are derived from them. */
export const settingShapes = {
  system: systemByName,
  station: stationByName,
  body: bodyByName,
  fuel: fuelLevel,
  credits: numberIn({ least: 0, most: 1e12, whole: true, unit: 'credits' }),
  legal: oneOf(legalStates, 'legal state'),
  cargo: cargoByType,
  materials: numberIn({ least: 0, most: 300, whole: true, unit: 'pieces of each' }),
  heat: numberIn({ least: 1.01, most: 3 }),
  oxygen: numberIn({ least: 0, most: 1 }),
  health: numberIn({ least: 0, most: 1 }),
  temperature: numberIn({ least: 10, most: 1000, unit: 'kelvin' }),
  boost,
  stops: numberIn({ least: 3, most: 200, whole: true, unit: 'stops' }),
  conflict: oneOf(conflicts),
  power: oneOf(powers),
  engineer: oneOf(engineerNames),
  ship: hullName,
  commander: properName,
  squadron: properName,
  pledge: oneOf(powers, 'power'),
} as const satisfies Record<SettingName, SettingShape<unknown, unknown>>;

/** All settings, as they are listed. */
export const settingCatalogue = settingNames.map((name) => {
  const { about, example, is, when } = settingTable[name];
  return { name, about, example, is, when, form: settingShapes[name].form };
});
