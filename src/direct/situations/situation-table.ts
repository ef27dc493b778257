import { cockpitSituations } from './cockpit-situations.js';
import { commanderSituations } from './commander-situations.js';
import { dangerSituations } from './danger-situations.js';
import { dockingSituations } from './docking-situations.js';
import { engineerSituations } from './engineer-situations.js';
import { fuelSituations } from './fuel-situations.js';
import { missionSituations } from './mission-situations.js';
import { onFootSituations } from './on-foot-situations.js';
import { passengerSituations } from './passenger-situations.js';
import { politicsSituations } from './politics-situations.js';
import type { Situations } from './situation.js';
import { stationSituations } from './station-situations.js';
import { surfaceSituations } from './surface-situations.js';
import { travelSituations } from './travel-situations.js';

/** All situations by name. */
export const situations: Situations = {
  ...travelSituations,
  ...fuelSituations,
  ...dockingSituations,
  ...stationSituations,
  ...commanderSituations,
  ...engineerSituations,
  ...missionSituations,
  ...surfaceSituations,
  ...onFootSituations,
  ...dangerSituations,
  ...cockpitSituations,
  ...passengerSituations,
  ...politicsSituations,
};

export const situationNames: readonly string[] = Object.keys(situations);
