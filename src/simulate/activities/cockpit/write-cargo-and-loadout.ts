import { type Activity, write } from '../../activity.js';
import { missionIdIn } from '../../commander/taken-missions.js';
import type { EventFields } from '../../event-fields.js';
import { shipCargoFields, srvCargoFields } from '../../ship/cargo-fields.js';
import { loadoutFields } from '../../ship/loadout-fields.js';
import type { World } from '../../world/world.js';

type Vessel = 'Ship' | 'SRV';

/**
 * Writes Cargo for the ship and for the SRV, each if changed since last written. The first line after the
 * start of the game has the list; later ones leave it to the file.
 */
export function* writeCargo(world: World): Activity {
  const { cargo } = world.commander.memory;
  for (const vessel of vesselsIn(world)) {
    const fields = cargoFieldsOf(world, vessel);
    const content = contentOf(fields);
    if (content !== cargo.get(vessel)) yield* writeFields(world, vessel, fields, content);
  }
}

/** Writes Cargo for one vessel, changed or not. */
export function* writeCargoOf(world: World, vessel: Vessel): Activity {
  const fields = cargoFieldsOf(world, vessel);
  yield* writeFields(world, vessel, fields, contentOf(fields));
}

function* writeFields({ commander }: World, vessel: Vessel, fields: EventFields<'Cargo'>, content: string): Activity {
  const { cargo } = commander.memory;
  const isFirst = cargo.size === 0;
  cargo.set(vessel, content);
  const { Inventory: _, ...line } = fields;
  yield write('Cargo', isFirst ? fields : line);
}

/** The ship is omitted while the game starts in the SRV; the SRV is included once it has held something. */
function vesselsIn(world: World): readonly Vessel[] {
  if (world.vehicle === 'srv' && world.commander.memory.cargo.size === 0) return ['SRV'];
  return isSrvCargoWritten(world) ? ['Ship', 'SRV'] : ['Ship'];
}

/** The fields of Cargo with the list, as the file has it. */
export function cargoFieldsOf(world: World, vessel: Vessel): EventFields<'Cargo'> {
  return vessel === 'Ship' ? shipCargo(world) : srvCargoFields(world.ship);
}

function isSrvCargoWritten({ ship, vehicle }: World): boolean {
  return vehicle === 'srv' || ship.srvCargo.size > 0;
}

function shipCargo({ ship, commander, dialect }: World): EventFields<'Cargo'> {
  const entrusted = commander.missions.flatMap((mission) =>
    mission.cargo && mission.state === 'active'
      ? [{ type: mission.cargo.type, count: mission.cargo.count, mission: missionIdIn(mission, dialect) }]
      : [],
  );
  return shipCargoFields(ship, entrusted);
}

/** Writes Loadout, if it has changed since last written. */
export function* writeLoadout(world: World): Activity {
  const { commander, ship } = world;
  const fields = loadoutFields(ship);
  const content = JSON.stringify(fields);
  if (content === commander.memory.loadout) return;
  commander.memory.loadout = content;
  yield write('Loadout', fields);
}

/** Everything in the hold that may change. */
function contentOf({ Inventory = [] }: EventFields<'Cargo'>): string {
  return Inventory.map(({ MissionID = '', Name, Count }) => `${MissionID} ${Name} ${Count}`).join();
}
