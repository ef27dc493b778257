import { cockpit } from './cockpit.js';
import { commander } from './commander.js';
import { danger } from './danger.js';
import { docking } from './docking.js';
import { engineers } from './engineer.js';
import { guest } from './guest.js';
import { missions } from './missions.js';
import { onFoot } from './on-foot.js';
import { politics } from './politics.js';
import type { Situations } from './situation.js';
import { station } from './station.js';
import { surface } from './surface.js';
import { tank } from './tank.js';
import { travel } from './travel.js';

/** All situations by name. */
export const situations: Situations = {
  ...travel,
  ...tank,
  ...docking,
  ...station,
  ...commander,
  ...engineers,
  ...missions,
  ...surface,
  ...onFoot,
  ...danger,
  ...cockpit,
  ...guest,
  ...politics,
};

export const situationNames: readonly string[] = Object.keys(situations);
