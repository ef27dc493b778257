import { missionNumber } from '../../commander/missions.js';
import type { Play } from '../../play/play.js';
import { type Activity, write } from '../../play/step.js';
import { shipCargoMembers, srvCargoMembers } from '../../ship/cargo-members.js';
import { loadoutMembers } from '../../ship/loadout-members.js';

/** Tells what is in the holds of the ship and the SRV, each if it is not what was told last. */
export function* tellCargo(play: Play): Activity {
  const { commander, ship } = play;
  const all = [shipCargo(play), ...(isSrvTold(play) ? [srvCargoMembers(ship)] : [])];
  for (const members of all) {
    const vessel = String(members.Vessel);
    const content = contentOf(members);
    if (content === commander.memory.cargo.get(vessel)) continue;
    commander.memory.cargo.set(vessel, content);
    yield write('Cargo', members);
  }
}

/** An SRV that has never held anything is not worth a word. */
function isSrvTold({ commander, ship }: Play): boolean {
  return ship.srvCargo.size > 0 || commander.memory.cargo.has('SRV');
}

function shipCargo({ ship, commander, dialect }: Play): Record<string, unknown> {
  const entrusted = commander.missions.flatMap((mission) =>
    mission.cargo && mission.state === 'active' ? [{ ...mission.cargo, mission: missionNumber(mission, dialect) }] : [],
  );
  return shipCargoMembers(ship, entrusted);
}

/** Tells how the ship is fitted out, if that is not what was told last. */
export function* tellLoadout(play: Play): Activity {
  const { commander, ship } = play;
  const members = loadoutMembers(ship);
  const content = contentOf(members);
  if (content === commander.memory.loadout) return;
  commander.memory.loadout = content;
  yield write('Loadout', members);
}

/** Numbers of missions may be wider than JSON allows. */
function contentOf(members: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(members, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
