import { type Activity, wait, write } from '../../activity.js';
import { missionRedirectedFields } from '../../commander/mission-fields.js';
import { isKillingDone, leadsBack, type Mission, noteKill } from '../../commander/taken-missions.js';
import type { Contact } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';

/** A kill counts for the missions that ask for it; those it was the last for say where to report. */
export function* countKill(world: World, { faction, pilot }: Contact): Activity {
  const { commander } = world;
  noteKill(commander, { faction, pilot: pilot.shown });
  for (const mission of commander.missions) {
    const isKill = mission.task === 'massacre' || mission.task === 'assassination';
    if (isKill && leadsBack(mission) && isOpen(mission)) yield* redirect(world, mission);
  }
}

/** The game says where to report, once all is done. */
export function* tellRedirection(world: World, mission: Mission): Activity {
  if (!isOpen(mission)) return;
  yield* redirect(world, mission);
  yield wait(world.random.integer(3, 8));
}

/** Whether all is done, and it has not been told yet. */
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
