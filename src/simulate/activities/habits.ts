import type { Activity } from '../activity.js';
import { canBeInterrupted } from '../world/interruption.js';
import type { World } from '../world/world.js';
import { repairModules } from './cockpit/repair-in-flight.js';
import { leavePower, pledgeTo, seekSquadron, useSquadron } from './company/change-allegiance.js';
import { hostGuest } from './company/guests-aboard.js';
import { joinWing, leaveWing } from './company/wing.js';
import { buyData } from './station/buy-data.js';
import { visitCrewLounge } from './station/crew-lounge.js';
import { visitBroker } from './station/technology-broker.js';

type Habit = (world: World) => Activity;

/**
 * What players do now and then, whatever else they are doing, with the hours of play from one time to the next. It
 * neither moves the ship nor changes it.
 */
const habits: readonly (readonly [does: Habit, hours: number])[] = [
  [joinWing, 20],
  [leaveWing, 1],
  [hostGuest, 300],
  [pledgeIfFree, 300],
  [leavePower, 900],
  [seekSquadron, 300],
  [(world) => useSquadron(world, 'SharedBookmarkToSquadron'), 900],
  [repairModules, 2],
  [(world) => buyData(world, 'BuyExplorationData'), 100],
  [(world) => buyData(world, 'BuyTradeData'), 400],
  [visitCrewLounge, 40],
  [visitBroker, 10],
];

function* pledgeIfFree(world: World): Activity {
  if (world.commander.pledge === undefined) yield* pledgeTo(world);
}

/** An activity with the habits of players in between, where nothing is under way. */
export function* withHabits(world: World, activity: Activity): Activity {
  const random = world.random.stream(`habits from ${world.now} on`);
  const later = (hours: number) => world.now + 3600 * random.number(0, hours);
  const due = habits.map(([, hours]) => later(hours));
  let next = Math.min(...due);
  for (const step of activity) {
    yield step;
    if (step.wait === undefined || world.now < next || world.vehicle !== 'ship' || !canBeInterrupted(world)) continue;
    for (const [index, [does, hours]] of habits.entries()) {
      if ((due[index] ?? 0) > world.now) continue;
      due[index] = later(hours);
      yield* does(world);
    }
    next = Math.min(...due);
  }
}
