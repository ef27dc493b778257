import { joinTables } from '../../words/join-tables.js';
import type { SettingInputs } from '../settings/session-settings.js';
import type { CommonSettingName, SettingName } from '../settings/setting-table.js';
import { backpackSituations } from './backpack-situations.js';
import { carrierSituations } from './carrier-situations.js';
import { cockpitSituations } from './cockpit-situations.js';
import { colonySituations } from './colony-situations.js';
import { combatSituations } from './combat-situations.js';
import { commanderSituations } from './commander-situations.js';
import { companySituations } from './company-situations.js';
import { dangerSituations } from './danger-situations.js';
import { dockingSituations } from './docking-situations.js';
import { engineerSituations } from './engineer-situations.js';
import { errandSituations } from './errand-situations.js';
import { explorationSituations } from './exploration-situations.js';
import { fuelSituations } from './fuel-situations.js';
import { goalSituations } from './goal-situations.js';
import { launchSituations } from './launch-situations.js';
import { miningSituations } from './mining-situations.js';
import { missionSituations } from './mission-situations.js';
import { oddLineSituations } from './odd-line-situations.js';
import { oddMissionSituations } from './odd-mission-situations.js';
import { onFootSituations } from './on-foot-situations.js';
import { passengerSituations } from './passenger-situations.js';
import { politicsSituations } from './politics-situations.js';
import { shipSituations } from './ship-situations.js';
import type { Situation } from './situation.js';
import { stationApproachSituations } from './station-approach-situations.js';
import { stationSituations } from './station-situations.js';
import { surfaceSituations } from './surface-situations.js';
import { tradeSituations } from './trade-situations.js';
import { travelSituations } from './travel-situations.js';

/** All situations by name. The types of the names and of their settings are derived from this table. */
const situationTable = joinTables(
  'situations',
  travelSituations,
  fuelSituations,
  dockingSituations,
  stationApproachSituations,
  stationSituations,
  shipSituations,
  commanderSituations,
  launchSituations,
  engineerSituations,
  missionSituations,
  explorationSituations,
  surfaceSituations,
  onFootSituations,
  backpackSituations,
  dangerSituations,
  combatSituations,
  cockpitSituations,
  passengerSituations,
  politicsSituations,
  carrierSituations,
  tradeSituations,
  miningSituations,
  colonySituations,
  goalSituations,
  companySituations,
  errandSituations,
  oddLineSituations,
  oddMissionSituations,
);

type SituationTable = typeof situationTable;

/** The name of a situation, such as `dock`. */
export type SituationName = Extract<keyof SituationTable, string>;

/** The settings a situation takes, beyond the common ones. */
type TakenBy<Name extends SituationName> = {
  readonly [Each in Name]: SituationTable[Each] extends { readonly takes?: infer Names extends readonly SettingName[] }
    ? Names[number]
    : never;
}[Name];

/** The kinds that a situation is certain to write until it is reached. */
export type WrittenBy<Name extends SituationName> = SituationTable[Name]['writes'][number];

/**
 * The settings of a situation: `SettingsFor<'dock'>` has `station` and `system`, and the common ones, such as
 * `fuel`. For a name that is only known at run time (see `isSituationName`) it has the settings of all
 * situations.
 */
export type SettingsFor<Name extends SituationName> = Pick<SettingInputs, CommonSettingName | TakenBy<Name>>;

/** All situations by name, each with the same type. */
export const situations: Readonly<Record<SituationName, Situation>> = situationTable;

export const situationNames = Object.keys(situations) as SituationName[];

/** Whether a situation has that name: for untrusted input, such as a command line. */
export function isSituationName(name: string): name is SituationName {
  return Object.hasOwn(situations, name);
}
