import { engineerAccess } from '../../game/engineer-table.js';
import { factionStates, legalStates, securityLevels } from '../../game/political-vocabulary-table.js';
import { bodyTypes } from '../../game/star-and-body-type-table.js';
import { stationStates, stationTypes } from '../../game/station-service-table.js';
import { once } from '../../words/memo.js';
import { allShapes, allValues, specification } from '../kind-catalogue.js';
import { valuesOf } from '../lookup.js';
import {
  bodyTypeList,
  conflictStatusList,
  engineerAccessList,
  factionStateList,
  legalStateList,
  percentileBandList,
  securityLevelList,
  stationStateList,
  stationTypeList,
  transferDirectionList,
} from '../specified-values.js';
import type { Values } from '../value-list.js';
import type { Deviation } from './apply-deviations.js';

/** What the live game writes where the specification names a few words, by its list. */
const wordsInGame: readonly (readonly [list: Values, words: readonly (string | number)[]])[] = [
  [factionStateList, factionStates],
  [stationTypeList, stationTypes],
  [stationStateList, stationStates],
  [
    securityLevelList,
    [securityLevels.high, securityLevels.medium, securityLevels.low, securityLevels.lawless].map(([token]) => token),
  ],
  [bodyTypeList, bodyTypes],
  [legalStateList, legalStates],
  [engineerAccessList, engineerAccess],
  [conflictStatusList, ['none']],
  // The best tenth has a band of its own.
  [percentileBandList, [10]],
];

const fieldsByList = once(fieldsWithValues);

/**
 * Additional words of the live game by list, for every field that uses it. The fields of the specification
 * with that list are looked up on access, when the tables are built.
 */
export const wordDeviations: ReadonlyMap<string, Deviation> = new Map(
  wordsInGame.map(([list, words]) => {
    const change = once(() => {
      const named = new Set<unknown>(list.list.map(({ value }) => value));
      return { adds: words.filter((word) => !named.has(word)) };
    });
    const deviation: Deviation = {
      id: idOf(list.name),
      get fields() {
        return fieldsByList().get(list.name) ?? [];
      },
      get change() {
        return change();
      },
      reason: 'The specification lists only some values; the live game is known to write these as well.',
    };
    return [list.name, deviation];
  }),
);

/** Cargo goes to the ship, to the carrier or to the SRV: there is nothing else it could go to. */
const complete: ReadonlySet<string> = new Set([transferDirectionList.name]);

/** Whether the live game may have words that a list of the specification lacks. */
export function isOpenInGame({ name, closed }: Values): boolean {
  return closed && !complete.has(name);
}

export const openLists: Deviation = {
  id: 'open-lists',
  get fields() {
    const named = new Map(allValues(specification).map((values) => [values.name, values]));
    return Array.from(fieldsByList()).flatMap(([list, fields]) =>
      isOpenInGame(named.get(list) as Values) ? fields : [],
    );
  },
  change: { opensList: true },
  reason:
    'Updates of the game bring new words, so another value gets a note. Only the directions of a transfer are complete.',
};

/** The fields of the specification that have a list of values, by the name of the list. */
function fieldsWithValues(): ReadonlyMap<string, readonly string[]> {
  const byList = new Map<string, string[]>();
  for (const { name: shape, fields } of allShapes(specification)) {
    for (const [name, field] of Object.entries(fields)) {
      const list = valuesOf(field)?.name;
      if (list === undefined) continue;
      const known = byList.get(list) ?? [];
      byList.set(list, known);
      known.push(`${shape}.${name}`);
    }
  }
  return byList;
}

/** `StationTypeName` becomes `words-of-station-type-name`. */
function idOf(list: string): string {
  return `words-of-${list.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
}
