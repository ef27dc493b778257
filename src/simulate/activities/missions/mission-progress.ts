import { type Activity, wait, write } from '../../activity.js';
import { missionRedirectedFields } from '../../commander/mission-fields.js';
import { isKillingDone, leadsBack, type Mission, noteKill } from '../../commander/taken-missions.js';
import type { Contact } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';

/** Counts a kill for the missions it concerns; a completed one is redirected. */
export function* countKill(world: World, { faction, pilot }: Contact): Activity {
  const { commander } = world;
  noteKill(commander, { faction, pilot: pilot.shown });
  for (const mission of commander.missions) {
    const isKill = mission.task === 'massacre' || mission.task === 'assassination';
    if (isKill && leadsBack(mission) && isOpen(mission)) yield* redirect(world, mission);
  }
}

/** Redirects a mission once its task is done. */
export function* redirectIfDone(world: World, mission: Mission): Activity {
  if (!isOpen(mission)) return;
  yield* redirect(world, mission);
  yield wait(world.random.integer(3, 8));
}

/** Whether the task is done but the mission not redirected yet. */
function isOpen(mission: Mission): boolean {
  return !mission.isRedirected && isTaskDone(mission);
}

function* redirect({ dialect }: World, mission: Mission): Activity {
  mission.isRedirected = true;
  yield write('MissionRedirected', missionRedirectedFields(mission, dialect));
}

function isTaskDone(mission: Mission): boolean {
  if (mission.task === 'salvage') return mission.cargo !== undefined;
  return mission.state === 'active' && isKillingDone(mission);
}
