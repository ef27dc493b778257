import { engineerAccess } from '../../game/engineer-table.js';
import { factionStates, legalStates, securityLevels } from '../../game/political-vocabulary.js';
import { bodyTypes } from '../../game/star-and-body-types.js';
import { stationStates, stationTypes } from '../../game/station-vocabulary.js';
import { allShapes, type Catalogue } from '../kind-catalogue.js';
import { valuesOf } from '../lookup.js';
import { madeOnce } from '../made-once.js';
import type { Values } from '../value-list.js';
import type { Deviation } from './apply-deviations.js';

/** What the live game writes where the specification names a few words, by the name of its list. */
const wordsInGame: Readonly<Record<string, readonly (string | number)[]>> = {
  FactionStateName: factionStates,
  StationTypeName: stationTypes,
  StationStateName: stationStates,
  SecurityLevel: [securityLevels.high, securityLevels.medium, securityLevels.low, securityLevels.lawless].map(
    ([token]) => token,
  ),
  BodyTypeName: bodyTypes,
  LegalStateName: legalStates,
  EngineerAccess: engineerAccess,
  ConflictStatus: ['none'],
  // The best tenth has a band of its own.
  PercentileBand: [10],
};

/**
 * The deviations of a catalogue in its words: each list has more of them in the live game, in every field that uses it. Which
 * fields those are is looked for when somebody asks, as the tables are made no sooner either.
 */
export function wordDeviations(catalogue: Pick<Catalogue, 'kinds'>): Deviation[] {
  const fieldsByList = madeOnce(() => fieldsWithValues(catalogue));
  return Object.entries(wordsInGame).map(([list, all]) => ({
    id: idOf(list),
    get fields() {
      return (
        fieldsByList()
          .get(list)
          ?.map(({ path }) => path) ?? []
      );
    },
    get change() {
      const [first] = fieldsByList().get(list) ?? [];
      const named = new Set<unknown>(first?.values.list.map(({ value }) => value));
      return { adds: all.filter((word) => !named.has(word)) };
    },
    reason: 'The specification lists only some values; the live game is known to write these as well.',
  }));
}

/** The fields that have a list of values, by the name of the list. */
function fieldsWithValues(catalogue: Pick<Catalogue, 'kinds'>) {
  const byList = new Map<string, { readonly path: string; readonly values: Values }[]>();
  for (const { name: shape, fields } of allShapes(catalogue)) {
    for (const [name, field] of Object.entries(fields)) {
      const values = valuesOf(field);
      if (!values) continue;
      const known = byList.get(values.name) ?? [];
      byList.set(values.name, known);
      known.push({ path: `${shape}.${name}`, values });
    }
  }
  return byList;
}

/** `StationTypeName` becomes `words-of-station-type-name`. */
function idOf(list: string): string {
  return `words-of-${list.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
}
