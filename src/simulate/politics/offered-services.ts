import type { Station } from '../../game/star-system.js';
import {
  engineerServices,
  type StationType,
  serviceFrequencyTable,
  stationServiceTable,
} from '../../game/station-service-table.js';
import { servicesListedByStation } from '../../game/station-type-services.js';
import { serviceInGame, stationServicesInGame } from '../../game/station-vocabulary.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { stationServices } from '../../interface/specified-values.js';
import type { StationService } from '../../interface/types/game-events.js';
import type { Random } from '../random.js';
import type { StationState } from './station-fields.js';

/** The services that all stations of a type have, and those that some have. */
interface UsualServices {
  readonly always: readonly string[];
  readonly sometimes: readonly (readonly [service: string, share: number])[];
}

const byType = new Map<string, UsualServices>(
  serviceFrequencyTable.map(([type, always, sometimes]) => [type, usualServices(always, sometimes)]),
);

const ofEngineers = usualServices(engineerServices.always, engineerServices.sometimes);

function usualServices(always: string, sometimes: string): UsualServices {
  const words = sometimes.split(' ');
  const shares = words.flatMap((name, index) => (index % 2 ? [] : [[name, Number(words[index + 1])] as const]));
  return { always: always.split(' '), sometimes: shares.filter(([name]) => name) };
}

/** Unmeasured types of station have the services of the smallest. */
const least: StationType = 'Outpost';

/** The services that remain at a station after an attack. */
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

/**
 * Whether a service is in the station's own list; that of a carrier has all services that the specification
 * lists.
 */
function isListed(name: string, { type, services }: Station): boolean {
  if (services.length === 0) return false;
  return servicesListedByStation.has(name) || (type === 'FleetCarrier' && specifiedInGame.has(name));
}

const specifiedInGame: ReadonlySet<string> = new Set(
  stationServiceTable.flatMap(([specified, game]) => (specified ? [game] : [])),
);

function isOfEngineer({ government }: Station): boolean {
  return government === 'Engineer';
}

const possibleAtEngineers: ReadonlySet<string> = new Set([
  ...ofEngineers.always,
  ...ofEngineers.sometimes.map(([name]) => name),
  'shipyard',
]);

/**
 * Whether a station may have a service, by its name in the specification; engineers have none for travellers.
 */
export function isAtHome(service: string, station: Station): boolean {
  return !isOfEngineer(station) || possibleAtEngineers.has(serviceInGame(service) ?? service);
}

/** Whether a station in a state still has a service, by its name in the specification. */
export function isStillOffered(service: string, state: StationState | undefined): boolean {
  return state === undefined || offeredAfterAttack[state].has(serviceInGame(service) ?? service);
}

/**
 * The services of a station, in the names and the order of a dialect. `random` must be the station's own
 * stream.
 */
export function offeredServices(
  station: Station,
  random: Random,
  dialect: Dialect,
  state?: StationState,
): StationService[] {
  const usual = isOfEngineer(station) ? ofEngineers : (byType.get(station.type) ?? byType.get(least));
  const offered = new Set(usual?.always);
  for (const [name, share] of usual?.sometimes ?? []) {
    const happens = random.chance(share);
    if (happens && !isListed(name, station)) offered.add(name);
  }
  for (const name of station.services) if (isAtHome(name, station)) offered.add(serviceInGame(name) ?? name);
  if (state) for (const name of offered) if (!offeredAfterAttack[state].has(name)) offered.delete(name);
  return names[dialect](offered, random);
}

const names: Readonly<Record<Dialect, (offered: ReadonlySet<string>, random: Random) => StationService[]>> = {
  spec: (offered, random) => {
    const old = random.chance(0.06) ? 'Initiatives' : random.chance(0.06) ? 'Research' : undefined;
    return stationServices.list
      .map(({ value }) => value)
      .filter((value) => value === old || offered.has(serviceInGame(value) ?? value));
  },
  game: (offered) => stationServicesInGame.filter((name) => offered.has(name)),
};
