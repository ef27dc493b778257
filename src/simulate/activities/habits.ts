import type { Activity } from '../activity.js';
import { canBeInterrupted } from '../world/interruption.js';
import type { World } from '../world/world.js';
import { repairHull, repairModules } from './cockpit/repair-in-flight.js';
import { leavePower, pledgeTo, seekSquadron, useSquadron } from './company/change-allegiance.js';
import { hostGuest } from './company/guests-aboard.js';
import { joinWing, leaveWing } from './company/wing.js';
import { buyData } from './station/buy-data.js';
import { craftRemotely } from './station/craft-module.js';
import { visitCrewLounge } from './station/crew-lounge.js';
import { dockedStationWith } from './station/docked-station.js';
import { sellLimpets } from './station/limpets.js';
import { visitBroker } from './station/technology-broker.js';
import { tradeMaterials } from './station/trade-materials.js';
import { swapModules } from './station/trade-modules.js';
import { visitOutfitting } from './station/visit-outfitting.js';
import { lookAtShips, nameShip, visitShipyard } from './station/visit-shipyard.js';

interface Habit {
  readonly does: (world: World) => Activity;
  /** Hours of play from one time to the next. */
  readonly hours: number;
  /** Where it is possible; anywhere if omitted. */
  readonly where?: (world: World) => boolean;
}

const inFlight: Habit['where'] = ({ place }) => place.is === 'space' || place.is === 'supercruise';
const inPort: Habit['where'] = ({ place }) => place.is === 'docked';
const portWith = (service: string) => (world: World) => dockedStationWith(world, service) !== undefined;

/**
 * What players do now and then, whatever else they are doing. It neither moves the commander nor changes the
 * ship for another.
 */
const habits: readonly Habit[] = [
  { does: joinWing, hours: 20 },
  { does: leaveWing, hours: 1 },
  { does: hostGuest, hours: 300 },
  { does: pledgeIfFree, hours: 300 },
  { does: leavePower, hours: 900 },
  { does: seekSquadron, hours: 300 },
  { does: (world) => useSquadron(world, 'SharedBookmarkToSquadron'), hours: 900 },
  { does: repairModules, hours: 3, where: inFlight },
  { does: repairHull, hours: 2, where: inFlight },
  { does: (world) => buyData(world, 'BuyExplorationData'), hours: 150, where: inPort },
  { does: (world) => buyData(world, 'BuyTradeData'), hours: 900, where: inPort },
  { does: visitCrewLounge, hours: 60, where: portWith('Contacts') },
  { does: visitBroker, hours: 20, where: portWith('techBroker') },
  { does: tradeMaterials, hours: 4, where: portWith('materialtrader') },
  { does: craftRemotely, hours: 12, where: portWith('Outfitting') },
  { does: visitOutfitting, hours: 6, where: portWith('Outfitting') },
  { does: (world) => visitOutfitting(world, swapModules), hours: 150, where: portWith('Outfitting') },
  { does: lookAtShips, hours: 12, where: portWith('Shipyard') },
  { does: (world) => visitShipyard(world, nameShip), hours: 150, where: portWith('Shipyard') },
  { does: sellLimpets, hours: 150, where: portWith('Rearm') },
];

function* pledgeIfFree(world: World): Activity {
  if (world.commander.pledge === undefined) yield* pledgeTo(world);
}

/** An activity with the habits of players in between, where nothing is under way. */
export function* withHabits(world: World, activity: Activity): Activity {
  const random = world.random.stream(`habits from ${world.now} on`);
  const later = (hours: number) => world.now + 3600 * random.number(0, hours);
  const due = habits.map(({ hours }) => later(hours));
  let next = Math.min(...due);
  for (const step of activity) {
    yield step;
    if (step.wait === undefined || world.now < next || world.vehicle !== 'ship' || !canBeInterrupted(world)) continue;
    for (const [index, { does, hours, where }] of habits.entries()) {
      if ((due[index] ?? 0) > world.now || where?.(world) === false) continue;
      due[index] = later(hours);
      yield* does(world);
    }
    next = Math.min(...due);
  }
}
