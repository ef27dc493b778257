import { type Activity, write } from '../../activity.js';
import { missionIdIn } from '../../commander/taken-missions.js';
import type { EventFields } from '../../event-fields.js';
import { shipCargoFields, srvCargoFields } from '../../ship/cargo-fields.js';
import { loadoutFields } from '../../ship/loadout-fields.js';
import type { World } from '../../world/world.js';

/** Tells what is in the holds of the ship and the SRV, each if it is not what was told last. */
export function* writeCargo(world: World): Activity {
  const { commander, ship } = world;
  const all = [shipCargo(world), ...(isSrvCargoWritten(world) ? [srvCargoFields(ship)] : [])];
  for (const fields of all) {
    const content = contentOf(fields);
    if (content === commander.memory.cargo.get(fields.Vessel)) continue;
    commander.memory.cargo.set(fields.Vessel, content);
    yield write('Cargo', fields);
  }
}

/** An SRV that has never held anything is not worth a word. */
function isSrvCargoWritten({ commander, ship }: World): boolean {
  return ship.srvCargo.size > 0 || commander.memory.cargo.has('SRV');
}

function shipCargo({ ship, commander, dialect }: World): EventFields<'Cargo'> {
  const entrusted = commander.missions.flatMap((mission) =>
    mission.cargo && mission.state === 'active' ? [{ ...mission.cargo, mission: missionIdIn(mission, dialect) }] : [],
  );
  return shipCargoFields(ship, entrusted);
}

/** Tells how the ship is fitted out, if that is not what was told last. */
export function* writeLoadout(world: World): Activity {
  const { commander, ship } = world;
  const fields = loadoutFields(ship);
  const content = contentOf(fields);
  if (content === commander.memory.loadout) return;
  commander.memory.loadout = content;
  yield write('Loadout', fields);
}

/** Numbers of missions may be wider than JSON allows. */
function contentOf(fields: object): string {
  return JSON.stringify(fields, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
