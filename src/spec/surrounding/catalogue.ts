import type { Catalogue } from '../catalogue.js';
import { applyDeviations } from '../depart.js';
import { type Deviation, fieldDeviations } from '../departures.js';
import { wordDeviations } from '../vocabulary/besides.js';
import { EscapeInterdiction, HeatWarning, Interdicted, UnderAttack } from './danger.js';
import { Loadout } from './loadout.js';
import { Location } from './location.js';
import { MissionAccepted, MissionCompleted, MissionFailed } from './missions.js';
import { Continued, Music, Shutdown } from './session.js';
import { Cargo, Commander, Fileheader, LoadGame, Materials, Progress, Rank, Reputation } from './start-up.js';
import { FetchRemoteModule, MarketBuy, MarketSell, PayFines, RefuelAll } from './station.js';
import { Statistics } from './statistics.js';
import { Disembark, DockSRV, Embark, LaunchSRV, Liftoff, Touchdown } from './surface.js';
import {
  ApproachBody,
  DockingGranted,
  DockingRequested,
  FuelScoop,
  LeaveBody,
  NavRouteClear,
  StartJump,
  SupercruiseEntry,
  SupercruiseExit,
  Undocked,
} from './travel.js';
import { BookTaxi, DockFighter, JoinACrew, LaunchFighter, QuitACrew } from './vehicles.js';

const kinds = [
  Fileheader,
  Commander,
  Materials,
  Rank,
  Progress,
  Reputation,
  LoadGame,
  Statistics,
  Location,
  Loadout,
  Cargo,
  Undocked,
  StartJump,
  FuelScoop,
  SupercruiseEntry,
  SupercruiseExit,
  DockingRequested,
  DockingGranted,
  ApproachBody,
  LeaveBody,
  NavRouteClear,
  Touchdown,
  Liftoff,
  LaunchSRV,
  DockSRV,
  Embark,
  Disembark,
  LaunchFighter,
  DockFighter,
  BookTaxi,
  JoinACrew,
  QuitACrew,
  RefuelAll,
  MarketBuy,
  MarketSell,
  MissionAccepted,
  MissionCompleted,
  MissionFailed,
  PayFines,
  FetchRemoteModule,
  Interdicted,
  EscapeInterdiction,
  HeatWarning,
  UnderAttack,
  Music,
  Continued,
  Shutdown,
];

/** What departs in the values of a jump or a docking departs in a Location too; older forms of them are not written any more. */
function deviationsOfLocation(departure: Deviation): Deviation[] {
  const { change, fields } = departure;
  if ('optional' in change || 'also' in change) return [];
  return [{ ...departure, fields: fields.map((place) => place.replace(/^(FSDJump|Docked)\./, 'Location.')) }];
}

/** Kinds of the live game that the specification leaves out, as the live game writes them now. */
export const extraKinds: Catalogue = applyDeviations({ dialect: 'game', kinds }, [
  ...fieldDeviations.flatMap(deviationsOfLocation),
  ...wordDeviations({ kinds }),
]);
