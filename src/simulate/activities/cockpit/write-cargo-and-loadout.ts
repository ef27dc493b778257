import { type Activity, write } from '../../activity.js';
import { missionIdIn } from '../../commander/taken-missions.js';
import type { EventFields } from '../../event-fields.js';
import { shipCargoFields, srvCargoFields } from '../../ship/cargo-fields.js';
import { loadoutFields } from '../../ship/loadout-fields.js';
import type { World } from '../../world/world.js';

/** Writes Cargo for the ship and for the SRV, each if it has changed since last written. */
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

/** Cargo is written for an SRV only once it has held something. */
function isSrvCargoWritten({ commander, ship }: World): boolean {
  return ship.srvCargo.size > 0 || commander.memory.cargo.has('SRV');
}

function shipCargo({ ship, commander, dialect }: World): EventFields<'Cargo'> {
  const entrusted = commander.missions.flatMap((mission) =>
    mission.cargo && mission.state === 'active' ? [{ ...mission.cargo, mission: missionIdIn(mission, dialect) }] : [],
  );
  return shipCargoFields(ship, entrusted);
}

/** Writes Loadout, if it has changed since last written. */
export function* writeLoadout(world: World): Activity {
  const { commander, ship } = world;
  const fields = loadoutFields(ship);
  const content = contentOf(fields);
  if (content === commander.memory.loadout) return;
  commander.memory.loadout = content;
  yield write('Loadout', fields);
}

/** Mission IDs may be bigints, which JSON cannot hold. */
function contentOf(fields: object): string {
  return JSON.stringify(fields, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
