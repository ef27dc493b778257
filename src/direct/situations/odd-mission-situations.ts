import { writeCargo } from '../../simulate/activities/cockpit/write-cargo-and-loadout.js';
import { pirate } from '../../simulate/activities/combat/contacts.js';
import { claimKill } from '../../simulate/activities/combat/kills.js';
import { cargoDepotFields } from '../../simulate/activities/missions/cargo-depot.js';
import { redirectIfDone } from '../../simulate/activities/missions/mission-progress.js';
import { offerHere } from '../../simulate/activities/missions/offer-here.js';
import { relaunch } from '../../simulate/activities/relaunch.js';
import { handInAll } from '../../simulate/activities/station/mission-board.js';
import { type Activity, wait, write } from '../../simulate/activity.js';
import { changeStock } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import { altered, upTo } from './altered-lines.js';
import { atMissionBoard, latest, salvage, takeMission, withDataForHere, withRoom } from './mission-situations.js';
import { inNormalSpace } from './prerequisites.js';
import { situationsIn } from './scenes.js';
import type { Stagings } from './situation-names.js';

const atBoard = situationsIn({ prepare: atMissionBoard });
const atBoardWithRoom = situationsIn({ prepare: withRoom });

/** In seconds: long enough for any task, and shorter than any time that the game allows. */
const soon = 3 * 3600;

/** The cargo of a mission for a wing is not handed over, but fetched from a depot. */
function* fetchInHalves(world: World): Activity {
  yield* takeMission(world, { task: 'delivery', as: { isForWing: true, cargo: undefined } });
  const mission = latest(world, 'delivery');
  if (!mission?.goods) return;
  const { type, count: whole } = mission.goods;
  for (const count of [Math.ceil(whole / 2), Math.floor(whole / 2)]) {
    yield wait(world.random.integer(5, 15));
    mission.cargo = { type, count: (mission.cargo?.count ?? 0) + count };
    changeStock(world.ship.cargo, type, count);
    yield write('CargoDepot', cargoDepotFields(world, mission, { type, count }, 'Collect'));
    yield* writeCargo(world);
  }
}

function* letItRunOut(world: World): Activity {
  yield* takeMission(world, { task: 'salvage', as: { expires: world.now + soon } });
  const mission = latest(world, 'salvage');
  if (!mission) return;
  yield* upTo(salvage(world), 'MissionRedirected');
  yield wait(Math.max(0, (mission.expires ?? 0) - world.now) + 60);
}

function* forgetOne(world: World): Activity {
  const { commander } = world;
  const expires = world.now + soon;
  yield* takeMission(world, { task: 'courier', as: { expires } });
  yield wait(world.random.integer(20, 60));
  const mission = latest(world, 'courier');
  commander.missions = commander.missions.filter((other) => other !== mission);
  yield* relaunch(world, { until: expires + 600, leaves: 'at once' });
}

function* killOneOfMany(world: World): Activity {
  const { pirates, elsewhere } = offerHere(world);
  const target = pirates ?? elsewhere;
  const offer = { canFight: true, ...(target && { pirates: target }) };
  yield* takeMission(world, { task: 'massacre', offer, as: { isForWing: false } });
  const mission = latest(world, 'massacre');
  if (!mission?.target) return;
  yield* inNormalSpace(world);
  yield* claimKill(world, pirate(world, { faction: mission.target.faction }));
  yield wait(world.random.integer(30, 90));
  mission.kills = mission.target.kills ?? 1;
  yield* redirectIfDone(world, mission);
}

/** Missions about which the lines say less than one would think. */
export const oddMissionSituations = {
  'delivery-taken': atBoardWithRoom((world) => takeMission(world, { task: 'delivery' })),
  'depot-collected': atBoardWithRoom(fetchInHalves),
  'mission-past-expiry': atBoardWithRoom(letItRunOut),
  'mission-expired': atBoard(forgetOne),
  'mission-after-tick': situationsIn({ prepare: (world, settings) => withDataForHere(world, settings, true) })(
    function* (world) {
      yield* relaunch(world, { seconds: 30_000, leaves: 'at once' });
      yield* handInAll(world);
    },
  ),
  'mission-effect-unnamed': situationsIn({ prepare: withDataForHere })((world) =>
    altered(handInAll(world), 'MissionCompleted', ({ FactionEffects = [], ...fields }) => ({
      ...fields,
      FactionEffects: FactionEffects.map((each) => (each.Faction === fields.Faction ? each : { ...each, Faction: '' })),
    })),
  ),
  'kills-by-others': atBoard(killOneOfMany),
} satisfies Stagings;
