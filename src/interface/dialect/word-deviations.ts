import { engineerAccess } from '../../game/engineer-table.js';
import { factionStates, legalStates, securityLevels } from '../../game/political-vocabulary.js';
import { bodyTypes } from '../../game/star-and-body-types.js';
import { stationStates, stationTypes } from '../../game/station-vocabulary.js';
import { allShapes, type Catalogue } from '../kind-catalogue.js';
import { valuesOf } from '../lookup.js';
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

/** The deviations of a catalogue in its words: each list has more of them in the live game, in every field that uses it. */
export function wordDeviations(catalogue: Pick<Catalogue, 'kinds'>): Deviation[] {
  return Object.entries(wordsInGame).flatMap(([list, all]) => {
    const places = fieldsUsing(list, catalogue);
    const [first] = places;
    if (!first) return [];
    const named = new Set<unknown>(first.values.list.map(({ value }) => value));
    return [
      {
        id: idOf(list),
        fields: places.map(({ path }) => path),
        change: { adds: all.filter((word) => !named.has(word)) },
        reason: 'The specification lists only some values; the live game is known to write these as well.',
      },
    ];
  });
}

function fieldsUsing(list: string, catalogue: Pick<Catalogue, 'kinds'>) {
  return allShapes(catalogue).flatMap(({ name: shape, fields }) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const values = valuesOf(field);
      return values?.name === list ? [{ path: `${shape}.${name}`, values }] : [];
    }),
  );
}

/** `StationTypeName` becomes `words-of-station-type-name`. */
function idOf(list: string): string {
  return `words-of-${list.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
}
