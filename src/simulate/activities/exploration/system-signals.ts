/** Signals of a system besides its bodies: stations, carriers, beacons, places to fight or mine. */

import { displayNameOf } from '../../../game/localised.js';
import type { StarSystem, Station } from '../../../game/star-system.js';
import { entryOf } from '../../../words/entry-of.js';
import { squadronCarrierIn } from '../../carrier/squadron-carrier.js';
import type { EventFields } from '../../event-fields.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import { callsignOf, titleAndCallsign, titleAndTag } from '../../galaxy/fleet-carrier.js';
import type { FactionConflict } from '../../politics/faction-conflicts.js';
import { hashOf, Random } from '../../random.js';
import type { World } from '../../world/world.js';
import { inventedNames } from './signal-names.js';
import { conflictIntensities, extractionSiteNames } from './signal-table.js';

export type SignalFields = EventFields<'FSSSignalDiscovered'>;
type Signal = Omit<SignalFields, 'SystemAddress'>;

/** How long carriers stay, in seconds. */
const carrierStay = 3 * 86_400;

/** All signals of a system now, always in the same order. */
export function signalsIn(world: World): SignalFields[] {
  const { system, now, politics, commander } = world;
  const lasting = new Random(hashOf(`signals of ${system.address}`));
  const passing = new Random(hashOf(`signals of ${system.address} in ${Math.floor(now / carrierStay)}`));
  const own =
    commander.carrier.at?.system.address === system.address ? [carrier(titleAndCallsign(commander.carrier))] : [];
  const squadrons = squadronCarrierIn(world);
  const isHere = squadrons?.at.system.address === system.address;
  const { colony } = commander;
  const sites = colony?.hasBeacon && colony.system.address === system.address ? [colony.site] : [];
  const signals = [
    ...stationSignals(system.stations),
    ...stationSignals(sites),
    ...own,
    ...(isHere ? [{ ...carrier(titleAndTag(squadrons)), SignalType: 'SquadronCarrier' as const }] : []),
    ...carrierSignals(system, passing),
    ...(system.population > 0 ? peopledSignals(system, lasting) : []),
    ...(politics.society(system, now).conflicts.some(isFought) ? conflictZones(passing) : []),
  ];
  return lasting.shuffle(signals).map((signal) => ({ SystemAddress: system.address, ...signal }));
}

function isFought({ phase }: FactionConflict): boolean {
  return phase === 'active';
}

const stationSignalTypes: Readonly<Record<string, NonNullable<Signal['SignalType']>>> = {
  Coriolis: 'StationCoriolis',
  Orbis: 'StationONeilOrbis',
  Ocellus: 'StationBernalSphere',
  Bernal: 'StationBernalSphere',
  AsteroidBase: 'StationAsteroid',
  Dodec: 'StationDodec',
  MegaShip: 'StationMegaShip',
};

/** Stations in space; those on the ground are not signals. */
function stationSignals(stations: readonly Station[]): Signal[] {
  return stations.flatMap(({ name, type }): Signal[] => {
    const shown = displayNameOf(name);
    const named = { SignalName: name, ...(shown !== undefined && { SignalName_Localised: shown }) };
    if (type === 'Outpost') return [{ ...named, SignalType: 'Outpost' }];
    const signalType = isColonyShip(name) ? 'StationMegaShip' : entryOf(stationSignalTypes, type);
    return signalType ? [{ ...named, SignalType: signalType, IsStation: true }] : [];
  });
}

/** It counts as a station on the ground, but flies. */
function isColonyShip(name: string): boolean {
  return name.startsWith('$EXT_PANEL_ColonisationShip;');
}

function carrier(name: string): Signal {
  return { SignalName: name, SignalType: 'FleetCarrier', IsStation: true };
}

/** Many in populous systems, few elsewhere. */
function carrierSignals({ population }: StarSystem, random: Random): Signal[] {
  const usual = population > 1e9 ? 9 : population > 0 ? 4 : 0;
  const some =
    usual > 0 ? Math.floor(usual * random.number(0, 1) * random.number(0.2, 2)) : Number(random.chance(0.04));
  return Array.from({ length: some }, () =>
    carrier(inventedNames.carrier(random, callsignOf(random.integer(0, 349_999)))),
  );
}

const scenario = (number: number, shown: string, type: Signal['SignalType']): Signal => ({
  SignalName: `$MULTIPLAYER_SCENARIO${number}_TITLE;`,
  SignalName_Localised: shown,
  ...(type && { SignalType: type }),
});

/** In populated systems: a beacon, mining sites if there is a ring, installations, stationary ships. */
function peopledSignals(system: StarSystem, random: Random): Signal[] {
  const beacon =
    system.security === 'anarchy' && random.chance(0.3)
      ? scenario(80, 'Compromised Navigation Beacon', 'NavBeacon')
      : scenario(42, 'Nav Beacon', 'NavBeacon');
  return [
    beacon,
    ...extractionSites(system, random),
    ...several(random, [0, 1, 1, 2, 3], () => ({
      SignalName: inventedNames.installation(random),
      SignalType: 'Installation',
    })),
    ...several(random, [0, 0, 0, 1, 1], () => ({
      SignalName: inventedNames.megaship(random, system.name),
      SignalType: 'Megaship',
    })),
    ...several(random, [0, 0, 0, 0, 1], () => ({
      SignalName: inventedNames.beacon(random),
      SignalType: 'TouristBeacon',
    })),
  ];
}

function extractionSites(system: StarSystem, random: Random): Signal[] {
  if (!bodyTreeOf(system).all.some(({ is }) => is === 'ring')) return [];
  return extractionSiteNames.flatMap(([number, shown]) =>
    several(random, [0, 1, 1, 2], () => scenario(number, shown, 'ResourceExtraction')),
  );
}

function conflictZones(random: Random): Signal[] {
  return conflictIntensities.flatMap(([name, shown]) =>
    Array.from({ length: random.integer(1, 3) }, (_, index) => ({
      SignalName: `$Warzone_PointRace_${name}:#index=${index + 1};`,
      SignalName_Localised: shown,
      SignalType: 'Combat' as const,
    })),
  );
}

function several(random: Random, counts: readonly number[], make: () => Signal): Signal[] {
  return Array.from({ length: random.pick(counts) }, make);
}
