import { applyDeviations, type Deviation } from '../dialect/apply-deviations.js';
import { fieldDeviations } from '../dialect/deviations.js';
import { wordDeviations } from '../dialect/word-deviations.js';
import type { Catalogue } from '../kind-catalogue.js';
import { EscapeInterdiction, HeatWarning, Interdicted, UnderAttack } from './danger-kinds.js';
import { Loadout } from './Loadout.js';
import { Location } from './Location.js';
import { MissionAccepted, MissionCompleted, MissionFailed } from './mission-kinds.js';
import { Statistics } from './Statistics.js';
import {
  Cargo,
  Commander,
  Continued,
  Fileheader,
  LoadGame,
  Materials,
  Music,
  Progress,
  Rank,
  Reputation,
  Shutdown,
} from './session-kinds.js';
import { FetchRemoteModule, MarketBuy, MarketSell, PayFines, RefuelAll } from './station-kinds.js';
import { Disembark, DockSRV, Embark, LaunchSRV, Liftoff, Touchdown } from './surface-kinds.js';
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
} from './travel-kinds.js';
import { BookTaxi, DockFighter, JoinACrew, LaunchFighter, QuitACrew } from './vehicle-kinds.js';

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

/** Where the values of a jump or a docking deviate, those of a Location do, too; it has no older forms. */
function deviationsOfLocation(deviation: Deviation): Deviation[] {
  const { change, fields } = deviation;
  if ('optional' in change || 'also' in change) return [];
  return [{ ...deviation, fields: fields.map((path) => path.replace(/^(FSDJump|Docked)\./, 'Location.')) }];
}

/** Kinds of the live game that the specification leaves out, as the live game writes them now. */
export const extraKinds: Catalogue = applyDeviations({ dialect: 'game', kinds }, [
  ...fieldDeviations.flatMap(deviationsOfLocation),
  ...wordDeviations({ kinds }),
]);
