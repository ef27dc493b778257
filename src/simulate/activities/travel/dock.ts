import type { Station } from '../../galaxy/system.js';
import { dockedAt, spotOf } from '../../play/pad.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { sixth } from '../../round.js';
import { cruiseTo } from './supercruise.js';

/** What befell the ship before it lands. */
export interface Landing {
  readonly wanted?: boolean;
  readonly fine?: boolean;
  readonly breached?: boolean;
}

/** How long it takes from the permission to the pad, by the kind of station. */
const approach: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  Coriolis: [39, 55, 65, 81, 141],
  Orbis: [39, 53, 66, 79, 108],
  Ocellus: [37, 51, 59, 72, 111],
  Outpost: [12, 18, 34, 44, 78],
  CraterOutpost: [31, 41, 48, 60, 92],
  FleetCarrier: [28, 39, 49, 63, 88],
  SurfaceStation: [40, 55, 66, 78, 102],
  OnFootSettlement: [26, 34, 40, 46, 57],
  MegaShip: [22, 38, 55, 67, 91],
};

const usual = [35, 50, 60, 75, 110] as const;

/** Flies to a station of this system and lands on one of its pads. */
export function* dockAt(play: Play, station: Station, landing: Landing = {}): Activity {
  const { random, cockpit } = play;
  if (play.place.is === 'docked' && play.place.station.marketId === station.marketId) return;
  yield* cruiseTo(play, station);
  const over = spotOf(station);
  if (over) over.altitude = random.integer(3000, 8000);
  play.place = { is: 'space', station, ...(over && { over }) };
  yield wait(random.seconds([8, 16, 54, 91, 159]));
  if (random.chance(0.2)) cockpit.flags.add('FlightAssistOff');
  yield wait(10);
  cockpit.flags.delete('FlightAssistOff');
  cockpit.flags.add('LandingGearDown');
  yield wait(random.seconds(approach[station.type] ?? usual));
  cockpit.flags.delete('LandingGearDown');
  if (over) over.altitude = 0;
  play.place = dockedAt(station);
  delete cockpit.target;
  cockpit.heat = 0.3;
  yield docked(play, station, landing);
  // The clamps hold the ship for a while.
  yield wait(random.integer(12, 25));
}

/** What the journal tells of a landing. */
export function docked(play: Play, station: Station, { wanted, fine, breached }: Landing = {}) {
  const { system, ride, politics } = play;
  const [Small, Medium, Large] = station.pads;
  return write('Docked', {
    StationName: station.name,
    StationType: station.type,
    Taxi: ride === 'taxi',
    Multicrew: ride === 'crew',
    StarSystem: system.name,
    SystemAddress: system.address,
    MarketID: station.marketId,
    ...politics.stationMembers(system, station, play.now, play.dialect),
    DistFromStarLS: sixth(station.distance),
    ...(wanted && { Wanted: true }),
    ...(fine && { ActiveFine: true }),
    ...(breached && { CockpitBreach: true }),
    LandingPads: { Small, Medium, Large },
  });
}
