import { distanceBetween } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { earnMaterials } from '../../commander/material-stock.js';
import { missionAcceptedFields, missionCompletedFields, missionFailedFields } from '../../commander/mission-fields.js';
import {
  expireMissions,
  type Mission,
  type MissionOffer,
  maxMissions,
  takeMission,
} from '../../commander/taken-missions.js';
import { changeStock, freeCargoSpace } from '../../ship/ship.js';
import { stationsWithPadFor } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { writeCargo } from '../cockpit/write-cargo-and-loadout.js';
import { dockedStationWith } from './docked-station.js';

/** Light-years within which missions lead. */
const reach = 40;

/** Hands in what is done, gives up what is too late, and takes new missions. */
export function* tradeMissions(world: World): Activity {
  if (dockedStationWith(world, 'Missions')) yield* atScreen(world, 'StationServices', atBoard(world));
}

function* atBoard(world: World): Activity {
  const { commander, random, ship, dialect } = world;
  yield wait(random.integer(8, 25));
  expireMissions(commander.missions, world.now);
  for (const mission of commander.missions) yield* handIn(world, mission);
  for (let offers = random.integer(0, 4); offers > 0 && commander.missions.length < maxMissions; offers--) {
    yield wait(random.integer(4, 15));
    const mission = takeMission(commander.missions, random, world.now, {
      ...offerHere(world),
      room: freeCargoSpace(ship),
    });
    const { cargo } = mission;
    if (cargo) changeStock(ship.cargo, cargo.type, cargo.count);
    yield write('MissionAccepted', missionAcceptedFields(mission, dialect));
    yield* writeCargo(world);
  }
}

/** An offer of one of the factions here, often with a destination in another system. */
function offerHere({ politics, system, now, galaxy, random, ship }: World): MissionOffer {
  const { factions } = politics.society(system, now);
  const faction = factions.length > 0 ? random.pick(factions).resident.name : system.faction;
  const near = galaxy.populated.filter(
    (each) => each.address !== system.address && distanceBetween(each.position, system.position) < reach,
  );
  const there = near.length > 0 ? random.pick(near) : undefined;
  const [station] = there ? stationsWithPadFor(there, ship) : [];
  return { faction, ...(there && station && { destination: { system: there.name, station: station.name } }) };
}

/** Removes a mission that has failed, or completes one that is done. */
function* handIn(world: World, mission: Mission): Activity {
  const { commander, random, dialect, system } = world;
  if (mission.state === 'active' && !(isDoneHere(world, mission) && deliver(world, mission))) return;
  commander.missions = commander.missions.filter((other) => other !== mission);
  if (mission.state === 'failed') {
    yield write('MissionFailed', missionFailedFields(mission, dialect));
    yield* writeCargo(world);
    return;
  }
  commander.credits += mission.reward;
  earnMaterials(commander, random);
  yield write('MissionCompleted', missionCompletedFields(mission, system.address, dialect));
  yield* writeCargo(world);
  yield wait(random.integer(2, 6));
}

/** What leads somewhere is handed in there; of the rest, some is done by now. */
function isDoneHere({ system, random }: World, { destination }: Mission): boolean {
  return destination ? destination.system === system.name : random.chance(0.35);
}

/** Hands over the cargo of a mission; returns false if some is missing. */
function deliver({ ship }: World, { cargo }: Mission): boolean {
  if (!cargo) return true;
  if ((ship.cargo.get(cargo.type) ?? 0) < cargo.count) return false;
  changeStock(ship.cargo, cargo.type, -cargo.count);
  return true;
}
