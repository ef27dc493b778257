import { type Activity, write } from '../../activity.js';
import { missionRedirectedFields } from '../../commander/mission-fields.js';
import type { Mission } from '../../commander/taken-missions.js';
import type { Contact } from '../../world/scanner.js';
import type { World } from '../../world/world.js';

/** A kill counts for the missions that ask for it: of those from the same faction, for the oldest alone. */
export function* noteKill(world: World, victim: Contact): Activity {
  const givers = new Set<string>();
  for (const mission of world.commander.missions) {
    if (mission.state !== 'active' || givers.has(mission.faction) || !asksFor(mission, victim)) continue;
    givers.add(mission.faction);
    mission.kills++;
    if (mission.kills >= (mission.target?.kills ?? 1)) yield* taskDone(world, mission);
  }
}

/** Whether a mission asks for the death of a pilot. */
function asksFor({ task, target }: Mission, { role, faction, pilot }: Contact): boolean {
  if (target === undefined || target.faction !== faction) return false;
  if (task === 'massacre') return role === 'pirate';
  if (task === 'war') return role === 'soldier';
  return task === 'assassinate' && target.person === pilot.shown;
}

/** What there was to do is done; the mission is to be handed in where it was taken. */
export function* taskDone({ dialect }: World, mission: Mission): Activity {
  mission.state = 'complete';
  yield write('MissionRedirected', missionRedirectedFields(mission, dialect));
}
