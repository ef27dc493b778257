import { joinTables } from '../../words/join-tables.js';
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
import type { Situation, SituationFacts, Staging } from './situation.js';
import { type SituationName, situationNames } from './situation-names.js';
import { situationTable } from './situation-table.js';
import { stationApproachSituations } from './station-approach-situations.js';
import { stationSituations } from './station-situations.js';
import { surfaceSituations } from './surface-situations.js';
import { tradeSituations } from './trade-situations.js';
import { travelSituations } from './travel-situations.js';

/** How each situation is brought about, by name: one that is missing does not compile. */
const stagings: Readonly<Record<SituationName, Staging>> = joinTables(
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

const facts: Readonly<Record<SituationName, SituationFacts>> = situationTable;

/** All situations by name, each with the same type. */
export const situations = Object.fromEntries(
  situationNames.map((name) => [name, { ...facts[name], ...stagings[name] }]),
) as Readonly<Record<SituationName, Situation>>;
