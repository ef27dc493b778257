import { type Battlefield, conflictZones, thargoidBattlefield } from '../../../game/combat-table.js';
import { type Activity, wait, write } from '../../activity.js';
import { happens } from '../../world/rare-moments.js';
import type { World } from '../../world/world.js';
import { atBattlefield, battlefieldHere } from './battlefields.js';
import { soldier, thargoid } from './contacts.js';
import { duel, isBeaten } from './duel.js';
import { flyFighter } from './fighter.js';
import { hunt } from './hunt.js';
import { restShields } from './own-damage.js';
import { lockOn } from './targeting.js';

/** Two factions at war; the commander fights for the first. */
export interface Sides {
  readonly own: string;
  readonly enemy: string;
}

/** Fights in this system: for a faction in its war, against Thargoids, or against pirates. */
export function* fight(world: World): Activity {
  const { politics, system, random } = world;
  const { thargoid: attack } = politics.interestOf(system, world.now);
  const sides = sidesIn(world);
  if (attack !== undefined) yield* fightThargoids(world, random.integer(2, 6));
  else if (sides) yield* fightFor(world, sides, random.integer(4, 12));
  else yield* hunt(world, { kills: random.integer(1, 4) });
}

/**
 * The sides of a war in this system; a commander always takes the same side, since it is derived from their
 * ID.
 */
export function sidesIn({ politics, system, now, commander }: World): Sides | undefined {
  const { factions, conflicts } = politics.society(system, now);
  const war = conflicts.find(({ phase, type }) => phase === 'active' && type !== 'election');
  const [first, second] = (war?.pair ?? []).map((index) => factions[index]?.resident.name);
  if (first === undefined || second === undefined) return undefined;
  const employer = commander.missions.find(({ state, target }) => state === 'active' && target?.faction === first);
  return employer ? { own: second, enemy: first } : { own: first, enemy: second };
}

/** Fights for one side of a war, until `kills` enemies are destroyed or the ship must retreat. */
export function* fightFor(world: World, sides: Sides, kills: number, site?: Battlefield): Activity {
  const zone = site ?? battlefieldHere(world, conflictZones);
  yield* atBattlefield(world, zone, () => withSideTaken(world, 'Hostile', () => skirmish(world, sides, kills)));
}

function* skirmish(world: World, { own, enemy }: Sides, kills: number): Activity {
  const { scanner, random } = world;
  for (let left = kills; left > 0 && !isBeaten(world); left--) {
    const seconds = random.integer(40, 220);
    yield wait(seconds);
    restShields(world, seconds);
    if (scanner.contacts.length < 8) scanner.contacts.push(soldier(world, own, 'Clean'));
    const foe = soldier(world, enemy, 'Enemy');
    scanner.contacts.push(foe);
    // Others have already shot at it.
    if (random.chance(0.5)) foe.shield = random.number(0, 60);
    if (foe.shield === 0 || random.chance(0.3)) foe.hullHealth = random.number(20, 90);
    yield* lockOn(world, foe);
    yield* duel(world, foe, own);
    if (world.place.is !== 'space') return;
  }
  if (random.chance(0.3)) yield* flyFighter(world);
}

/** Fights Thargoids. */
export function* fightThargoids(world: World, kills: number): Activity {
  yield* atBattlefield(world, thargoidBattlefield, () =>
    withSideTaken(world, 'Thargoid', function* () {
      for (let left = kills; left > 0 && !isBeaten(world); left--) {
        yield wait(world.random.integer(10, 40));
        const foe = thargoid(world);
        world.scanner.contacts.push(foe);
        yield* lockOn(world, foe);
        if (happens(world, 'a pulse', 0.2)) yield write('SystemsShutdown', {});
        yield* duel(world, foe);
        if (world.place.is !== 'space') return;
      }
    }),
  );
}

/** Sometimes the legal state shows the side taken. */
function* withSideTaken(world: World, state: 'Hostile' | 'Thargoid', fighting: () => Activity): Activity {
  const { commander, random } = world;
  if (random.chance(0.4)) commander.passingLegalState = random.chance(0.3) && state === 'Hostile' ? 'Allied' : state;
  try {
    yield* fighting();
  } finally {
    commander.passingLegalState = undefined;
  }
}
