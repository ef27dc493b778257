import { carriedUpdates, carrierUpdates, marketUpdates, ownShipUpdates } from './belongings-fold.js';
import { boardingUpdates, clearanceUpdates } from './boarding-fold.js';
import { capacityUpdates, goodsUpdates, holdUpdates } from './cargo-fold.js';
import { accountUpdates, rankUpdates, standingUpdates } from './commander-fold.js';
import { creditUpdates, unstatedCreditUpdates } from './credits-fold.js';
import { findsUpdates } from './finds-fold.js';
import { type Fold, foldOf, outsideArena, type Updates } from './fold.js';
import { fuelUpdates, jumpFuelUpdates } from './fuel.js';
import { launchUpdates } from './launch.js';
import { materialUpdates } from './materials-fold.js';
import { missionListUpdates, missionUpdates } from './missions-fold.js';
import { dockingUpdates, placeUpdates, systemUpdates } from './place.js';
import { routeUpdates } from './route.js';
import { shipUpdates } from './ship-fold.js';
import { statusUpdates } from './status-fold.js';
import { surveyUpdates } from './surveys-fold.js';
import { tallyUpdates } from './tally-fold.js';

/** Everything that a reader can know, in the order in which the updates see an event. */
export const concerns = {
  launch: launchUpdates,
  account: accountUpdates,
  credits: creditUpdates,
  unstatedCredits: unstatedCreditUpdates,
  hold: holdUpdates,
  goods: goodsUpdates,
  cargoCapacity: capacityUpdates,
  materials: materialUpdates,
  surveys: surveyUpdates,
  missions: missionUpdates,
  missionList: missionListUpdates,
  ranks: rankUpdates,
  standing: standingUpdates,
  boarding: boardingUpdates,
  clearance: clearanceUpdates,
  tally: tallyUpdates,
  finds: findsUpdates,
  system: systemUpdates,
  docking: dockingUpdates,
  place: placeUpdates,
  ship: shipUpdates,
  ownShips: ownShipUpdates,
  carrier: carrierUpdates,
  carried: carriedUpdates,
  market: marketUpdates,
  route: routeUpdates,
  jumpFuel: jumpFuelUpdates,
  fuel: fuelUpdates,
  status: statusUpdates,
} as const satisfies Record<string, Updates>;

export const journalFold: Fold = outsideArena(foldOf(...Object.values(concerns)));
