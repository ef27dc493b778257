import { cockpitSituations } from './cockpit.js';
import { commanderSituations } from './commander.js';
import { dangerSituations } from './danger.js';
import { dockingSituations } from './docking.js';
import { engineerSituations } from './engineer.js';
import { passengerSituations } from './guest.js';
import { missionSituations } from './missions.js';
import { onFootSituations } from './on-foot.js';
import { politicsSituations } from './politics.js';
import type { Situations } from './situation.js';
import { stationSituations } from './station.js';
import { surfaceSituations } from './surface.js';
import { fuelSituations } from './tank.js';
import { travelSituations } from './travel.js';

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
