import { earnMaterials } from '../../commander/materials.js';
import { acceptedMembers, completedMembers, failedMembers } from '../../commander/mission-lines.js';
import { expireMissions, type Mission, mostMissions, type Offer, takeMission } from '../../commander/missions.js';
import { distanceBetween } from '../../galaxy/system.js';
import { havensIn } from '../../play/havens.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { change, freeSpace } from '../../ship/ship.js';
import { tellCargo } from '../cockpit/hold.js';
import { atScreen } from '../cockpit/screen.js';
import { stationWith } from './counter.js';

/** Light-years within which missions lead. */
const reach = 40;

/** Hands in what is done, gives up what is too late, and takes new missions. */
export function* tradeMissions(play: Play): Activity {
  if (stationWith(play, 'Missions')) yield* atScreen(play, 'StationServices', atBoard(play));
}

function* atBoard(play: Play): Activity {
  const { commander, random, ship, dialect } = play;
  yield wait(random.integer(8, 25));
  expireMissions(commander.missions, play.now);
  for (const mission of commander.missions) yield* handIn(play, mission);
  for (let offers = random.integer(0, 4); offers > 0 && commander.missions.length < mostMissions; offers--) {
    yield wait(random.integer(4, 15));
    const mission = takeMission(commander.missions, random, play.now, { ...offerHere(play), room: freeSpace(ship) });
    const { cargo } = mission;
    if (cargo) change(ship.cargo, cargo.type, cargo.count);
    yield write('MissionAccepted', acceptedMembers(mission, dialect));
    yield* tellCargo(play);
  }
}

/** One of the factions here has something to do, often somewhere else. */
function offerHere({ politics, system, now, galaxy, random, ship }: Play): Offer {
  const { factions } = politics.society(system, now);
  const faction = factions.length > 0 ? random.pick(factions).resident.name : system.faction;
  const near = galaxy.populated.filter(
    (each) => each.address !== system.address && distanceBetween(each.position, system.position) < reach,
  );
  const there = near.length > 0 ? random.pick(near) : undefined;
  const [station] = there ? havensIn(there, ship) : [];
  return { faction, ...(there && station && { destination: { system: there.name, station: station.name } }) };
}

/** Strikes a mission off that has failed, or that is done and paid for. */
function* handIn(play: Play, mission: Mission): Activity {
  const { commander, random, dialect, system } = play;
  if (mission.state === 'active' && !(isDoneHere(play, mission) && deliver(play, mission))) return;
  commander.missions = commander.missions.filter((other) => other !== mission);
  if (mission.state === 'failed') {
    yield write('MissionFailed', failedMembers(mission, dialect));
    yield* tellCargo(play);
    return;
  }
  commander.credits += mission.reward;
  earnMaterials(commander, random);
  yield write('MissionCompleted', completedMembers(mission, system.address, dialect));
  yield* tellCargo(play);
  yield wait(random.integer(2, 6));
}

/** What leads somewhere is handed in there; of the rest, some is done by now. */
function isDoneHere({ system, random }: Play, { destination }: Mission): boolean {
  return destination ? destination.system === system.name : random.chance(0.35);
}

/** Hands over what was to be carried; tells whether there was nothing missing. */
function deliver({ ship }: Play, { cargo }: Mission): boolean {
  if (!cargo) return true;
  if ((ship.cargo.get(cargo.type) ?? 0) < cargo.count) return false;
  change(ship.cargo, cargo.type, -cargo.count);
  return true;
}
