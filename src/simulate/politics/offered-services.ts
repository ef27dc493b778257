import { serviceFrequencyTable } from '../../game/service-frequency-table.js';
import type { Station } from '../../game/star-system.js';
import { type StationType, stationServicesInGame } from '../../game/station-vocabulary.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { stationServices } from '../../interface/services.js';
import type { StationService } from '../../interface/types/game-events.js';
import type { Random } from '../random.js';
import type { StationState } from './station-fields.js';

/** The names of the specification that the game has changed by more than their case. */
const renamed: Readonly<Record<string, string>> = { Workshop: 'engineer', SearchAndRescue: 'searchrescue' };

/** The name of a service in the live game, by that in the specification in lower case. */
const toGame = new Map<string, string>();
for (const { value } of stationServices.list) {
  toGame.set(value.toLowerCase(), renamed[value] ?? value.toLowerCase());
}

for (const name of stationServicesInGame) toGame.set(name.toLowerCase(), name);

/** What all stations of a type have, and what some of them have. */
interface UsualServices {
  readonly always: readonly string[];
  readonly sometimes: readonly (readonly [service: string, share: number])[];
}

const byType = new Map<string, UsualServices>(
  serviceFrequencyTable.map(([type, always, sometimes]) => {
    const words = sometimes.split(' ');
    const shares = words.flatMap((name, index) => (index % 2 ? [] : [[name, Number(words[index + 1])] as const]));
    return [type, { always: always.split(' '), sometimes: shares.filter(([name]) => name) }] as const;
  }),
);

/** A station of a kind we know nothing of has what the least have. */
const least: StationType = 'Outpost';

/** What the galaxy tells of a station; where it tells anything, chance does not. */
const listedInGalaxy = new Set([
  'blackmarket',
  'facilitator',
  'materialtrader',
  'outfitting',
  'powerplay',
  'shipyard',
  'techBroker',
]);

/** What is left of a station that has been attacked. */
const offeredAfterAttack: Readonly<Record<StationState, ReadonlySet<string>>> = {
  Damaged: new Set(
    'dock autodock contacts missions missionsgenerated rearm refuel repair flightcontroller stationoperations searchrescue stationMenu'.split(
      ' ',
    ),
  ),
  UnderRepairs: new Set(
    'dock autodock commodities contacts missions missionsgenerated crewlounge rearm refuel repair flightcontroller stationoperations searchrescue stationMenu colonisationcontribution'.split(
      ' ',
    ),
  ),
};

/** Whether a station in a state still has a service, by the name of the specification. */
export function isStillOffered(service: string, state: StationState | undefined): boolean {
  return state === undefined || offeredAfterAttack[state].has(toGame.get(service.toLowerCase()) ?? service);
}

/** What a station offers, in the names and the order of a dialect. `random` is the station's own. */
export function offeredServices(
  station: Station,
  random: Random,
  dialect: Dialect,
  state?: StationState,
): StationService[] {
  const usual = byType.get(station.type) ?? byType.get(least);
  const offered = new Set(usual?.always);
  for (const [name, share] of usual?.sometimes ?? []) {
    const happens = random.chance(share);
    if (happens && (station.services.length === 0 || !listedInGalaxy.has(name))) offered.add(name);
  }
  for (const name of station.services) offered.add(toGame.get(name.toLowerCase()) ?? name);
  if (state) for (const name of offered) if (!offeredAfterAttack[state].has(name)) offered.delete(name);
  return names[dialect](offered, random);
}

const names: Readonly<Record<Dialect, (offered: ReadonlySet<string>, random: Random) => StationService[]>> = {
  spec: (offered, random) => {
    const old = random.chance(0.06) ? 'Initiatives' : random.chance(0.06) ? 'Research' : undefined;
    return stationServices.list
      .map(({ value }) => value)
      .filter((value) => value === old || offered.has(toGame.get(value.toLowerCase()) as string));
  },
  game: (offered) => stationServicesInGame.filter((name) => offered.has(name)),
};
