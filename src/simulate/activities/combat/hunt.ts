import { type Battlefield, huntingGrounds, navBeacon } from '../../../game/combat-table.js';
import { type Activity, wait } from '../../activity.js';
import type { Contact } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';
import { readNavBeacon } from '../exploration/nav-beacon.js';
import { atBattlefield, battlefieldHere } from './battlefields.js';
import { bystander, pirate } from './contacts.js';
import { duel, isBeaten } from './duel.js';
import { flyFighter } from './fighter.js';
import { restShields } from './own-damage.js';
import { lockOn, loseTarget } from './targeting.js';
import { searchWreckage } from './wreckage.js';

/** What to hunt. */
export interface Quarry {
  /** The maximum number of pirates. */
  readonly kills: number;
  /** Targets to find; they come one by one, after some others. */
  readonly targets?: readonly Contact[];
  readonly site?: Battlefield;
  /** Their faction; by default the pirates of the system. */
  readonly faction?: string;
}

/** Hunts pirates in this system until there are enough kills or the ship must retreat. */
export function* hunt(world: World, { kills, targets = [], site, faction }: Quarry): Activity {
  const ground = site ?? battlefieldHere(world, huntingGrounds);
  yield* atBattlefield(world, ground, () => patrol(world, kills, [...targets], faction));
}

function* patrol(world: World, kills: number, targets: Contact[], faction: string | undefined): Activity {
  const { scanner, random } = world;
  for (let left = kills; left > 0 && !isBeaten(world); left--) {
    yield* lookAround(world);
    const prey = (random.chance(0.6) && targets.shift()) || pirate(world, faction === undefined ? {} : { faction });
    scanner.contacts.push(prey);
    yield* lockOn(world, prey);
    // There is no pay for a kill without law, but pirates attack all the same.
    yield* duel(world, prey);
    if (world.place.is !== 'space') return;
    if (prey.hullHealth === 0 && random.chance(0.15)) yield* searchWreckage(world);
    if (random.chance(0.08)) yield* flyFighter(world);
  }
  for (const prey of targets.splice(0)) {
    if (isBeaten(world)) return;
    yield* lookAround(world);
    scanner.contacts.push(prey);
    yield* lockOn(world, prey);
    yield* duel(world, prey);
    if (world.place.is !== 'space') return;
  }
}

/** Flies to the nav beacon of this system, and scans passing ships. */
export function* scanTraffic(world: World, ships: number): Activity {
  yield* atBattlefield(world, navBeacon, function* () {
    const { random, scanner } = world;
    if (random.chance(0.2)) yield* readNavBeacon(world);
    for (let left = ships; left > 0; left--) {
      yield wait(random.integer(3, 20));
      const other = bystander(world);
      scanner.contacts.push(other);
      yield* lockOn(world, other);
    }
    yield* loseTarget(world);
  });
}

/** The maximum number of other ships nearby, without pirates. */
const mostBystanders = 6;

/** Weights of the number of passing ships that are targeted: none, one … */
const looksAtOthers = [90, 8, 1, 1];

/** Waits for prey, and targets passing ships. */
export function* lookAround(world: World): Activity {
  const { scanner, random } = world;
  const seconds = random.integer(45, 200);
  yield wait(seconds);
  restShields(world, seconds);
  for (let looks = random.weightedIndex(looksAtOthers); looks > 0; looks--) {
    const known = scanner.contacts.filter((each) => each !== scanner.target);
    const isNew = known.length < mostBystanders && (known.length === 0 || random.chance(0.55));
    const other = isNew ? bystander(world) : random.pick(known);
    if (isNew) scanner.contacts.push(other);
    if (scanner.contacts.length > mostBystanders) scanner.contacts.shift();
    yield* lockOn(world, other);
    yield wait(random.integer(1, 9));
  }
  if (random.chance(0.5)) yield* loseTarget(world);
}
