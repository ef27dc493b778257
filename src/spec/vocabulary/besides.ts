import { allShapes, type Catalogue } from '../catalogue.js';
import type { Departure } from '../departures.js';
import { valuesOf } from '../lookup.js';
import { engineerAccess, legalStates } from './people.js';
import { factionStates, securities } from './politics.js';
import { bodyTypes } from './sky.js';
import { stationStates, stationTypes } from './stations.js';

/** What the live game writes where the specification names a few words, by the name of its list. */
const words: Readonly<Record<string, readonly (string | number)[]>> = {
  FactionStateName: factionStates,
  StationTypeName: stationTypes,
  StationStateName: stationStates,
  SecurityLevel: [securities.high, securities.medium, securities.low, securities.lawless].map(([token]) => token),
  BodyTypeName: bodyTypes,
  LegalStateName: legalStates,
  EngineerAccess: engineerAccess,
  ConflictStatus: ['none'],
  // The best tenth has a band of its own.
  PercentileBand: [10],
};

/** The departures of a catalogue in its words: each list has more of them, wherever it stands. */
export function wordDepartures(catalogue: Pick<Catalogue, 'kinds'>): Departure[] {
  return Object.entries(words).flatMap(([list, all]) => {
    const places = placesOf(list, catalogue);
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

function placesOf(list: string, catalogue: Pick<Catalogue, 'kinds'>) {
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
