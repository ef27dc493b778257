import { fight, flyFighter, interdiction } from '../activities/cockpit/danger.js';
import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { surveySystem } from '../activities/cockpit/survey.js';
import { synthesise } from '../activities/cockpit/synthesise.js';
import {
  dockSomewhere,
  goAshore,
  goHome,
  idle,
  populatedAround,
  visitAnotherSystem,
  visitCarrier,
  visitSurface,
} from '../activities/outings.js';
import { relog } from '../activities/relog.js';
import { contribute } from '../activities/station/community-goals.js';
import { hasEngineer, visitEngineer } from '../activities/station/engineers.js';
import { tradeMissions } from '../activities/station/missions.js';
import { orderModuleTransfer, visitOutfitting } from '../activities/station/outfitting.js';
import { sellExploration } from '../activities/station/sell-exploration.js';
import { trade } from '../activities/station/trade.js';
import { crewTrip, taxiRide } from '../activities/travel/guest.js';
import { travelTo } from '../activities/travel/route.js';
import { enterSupercruise, undock } from '../activities/travel/supercruise.js';
import { distanceBetween, type StarSystem, type Station } from '../galaxy/system.js';
import { havensIn } from '../play/havens.js';
import type { Play } from '../play/play.js';
import type { Activity } from '../play/step.js';
import { fullTankRange } from '../ship/physics.js';
import { type Plan, whatever } from './plan.js';

/** A bit of everything: within two hours each kind of event is written at least once. */
export const tour: Plan = {
  about: 'does a bit of everything: travel, stations, a carrier, a planet, on foot',
  opening: {
    ship: ['explorer', 'all-rounder', 'trader', 'combat', 'miner'],
    squadron: true,
    odyssey: true,
    shops: true,
    services: ['Outfitting', 'Exploration', 'Refuel'],
  },
  *story(play) {
    yield* lookAtModules(play);
    yield* atStation(play);
    yield* goAshore(play);
    yield* visitAnotherSystem(
      play,
      (system) => isSomeJumpsAway(play, system) && system.stations.some(buysData),
      buysData,
    );
    yield* atStation(play);
    yield* visitCarrier(play);
    yield* synthesise(play);
    yield* visitSurface(play);
    yield* whatever(play, [
      [visitAnotherSystem, 5],
      [goHome, 1],
      [atStation, 3],
      [visitCarrier, 1],
      [visitSurface, 1.5],
      [goAshore, 1],
      [idle, 1],
      [synthesise, 0.5],
      [lookAtModules, 0.5],
      [byTaxi, 0.6],
      [inACrew, 0.4],
      [inSpace, 0.6],
      [ambush, 0.3],
      [fight, 0.3],
      [toAnEngineer, 0.7],
      [surveySystem, 0.4],
      [relog, 0.2],
    ]);
  },
};

/** What one does at a station, one thing after the other. */
export function* atStation(play: Play): Activity {
  if (play.place.is !== 'docked') yield* visitAnotherSystem(play);
  yield* sellExploration(play);
  yield* tradeMissions(play);
  yield* trade(play);
  yield* visitOutfitting(play);
  if (play.random.chance(0.5)) yield* orderModuleTransfer(play);
  if (play.random.chance(0.4)) yield* visitEngineer(play);
  yield* contribute(play);
}

function isSomeJumpsAway({ ship, system }: Play, { position }: StarSystem): boolean {
  return distanceBetween(system.position, position) > fullTankRange(ship) * 1.1;
}

function buysData({ services }: Station): boolean {
  return services.includes('Exploration');
}

function* byTaxi(play: Play): Activity {
  const there = populatedAround(play, 40)[0];
  const station = there && havensIn(there, play.ship)[0];
  if (there && station && play.commander.odyssey) yield* taxiRide(play, there, station);
}

function* inACrew(play: Play): Activity {
  const there = populatedAround(play, 30)[0];
  const station = there && havensIn(there, play.ship)[0];
  if (there && station) yield* crewTrip(play, there, station);
}

/** Somebody waits outside. */
function* ambush(play: Play): Activity {
  yield* enterSupercruise(play);
  yield* interdiction(play);
  yield* dockSomewhere(play);
}

/** Off to an engineer who would do something, if one lives near enough. */
function* toAnEngineer(play: Play): Activity {
  const near = populatedAround(play, 150).find((system) => hasEngineer(play, system));
  if (!near) return;
  yield* travelTo(play, near);
  yield* dockSomewhere(play, ({ government }) => government === 'Engineer');
  yield* visitEngineer(play);
}

/** Out of the station for a while, and into a fighter if there is one. */
function* inSpace(play: Play): Activity {
  if (play.place.is !== 'docked') return;
  yield* undock(play);
  yield* flyFighter(play);
  yield* idle(play);
}
