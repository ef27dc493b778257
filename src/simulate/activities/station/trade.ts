import { pay } from '../../commander/commander.js';
import { earnMaterials } from '../../commander/materials.js';
import { expireMissions, type Mission, mostMissions, takeMission } from '../../commander/missions.js';
import type { Station } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait } from '../../play/step.js';
import { commoditiesOnSale, dearness, priceAt } from '../../ship/commodities.js';
import { change, freeSpace } from '../../ship/ship.js';
import { atScreen, stationWith } from './counter.js';
import { sell } from './market.js';

/** The share of the credits that goes into one load. */
const stake = 0.2;

/** Sells what is dear here and buys what is cheap. */
export function* trade(play: Play): Activity {
  const station = stationWith(play, 'Commodities');
  if (station) yield* atScreen(play, 'StationServices', dealAt(play, station));
}

function* dealAt(play: Play, station: Station): Activity {
  const { ship, commander, random, now } = play;
  yield wait(random.integer(8, 30));
  for (const type of ship.cargo.keys()) {
    if (type === 'drones' || dearness(type, station.marketId, now) < 0.9) continue;
    sell(play, station, type, ship.cargoCapacity);
    yield wait(random.integer(2, 6));
  }
  const cheap = random.some(
    commoditiesOnSale.filter((type) => dearness(type, station.marketId, now) < 0.95),
    random.integer(0, 2),
  );
  for (const type of cheap) {
    const price = priceAt(type, station.marketId, now);
    const count = Math.min(freeSpace(ship), Math.floor((commander.credits * stake) / price));
    if (count <= 0 || !pay(commander, count * price)) continue;
    change(ship.cargo, type, count);
    yield wait(random.integer(3, 10));
  }
}

/** Hands in what is done, gives up what is too late, and takes new missions. */
export function* tradeMissions(play: Play): Activity {
  if (stationWith(play, 'Missions')) yield* atScreen(play, 'StationServices', atBoard(play));
}

function* atBoard(play: Play): Activity {
  const { commander, random, ship } = play;
  yield wait(random.integer(8, 25));
  expireMissions(commander.missions, play.now);
  commander.missions = commander.missions.filter((mission) => !isOver(play, mission));
  for (let offers = random.integer(0, 4); offers > 0 && commander.missions.length < mostMissions; offers--) {
    yield wait(random.integer(4, 15));
    const { cargo } = takeMission(commander.missions, random, play.now, freeSpace(ship));
    if (cargo) change(ship.cargo, cargo.type, cargo.count);
  }
}

/** Whether a mission can be struck off: failed, or done and paid for. */
function isOver(play: Play, mission: Mission): boolean {
  const { commander, random } = play;
  if (mission.state === 'failed') return true;
  if (mission.state === 'active' && !(random.chance(0.35) && deliver(play, mission))) return false;
  commander.credits += mission.reward;
  earnMaterials(commander, random);
  return true;
}

/** Hands over what was to be carried; tells whether there was nothing missing. */
function deliver({ ship }: Play, { cargo }: Mission): boolean {
  if (!cargo) return true;
  if ((ship.cargo.get(cargo.type) ?? 0) < cargo.count) return false;
  change(ship.cargo, cargo.type, -cargo.count);
  return true;
}
