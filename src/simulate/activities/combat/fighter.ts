import { type Activity, wait, write } from '../../activity.js';
import { sixDecimals } from '../../round.js';
import { hasFighter } from '../../ship/ship.js';
import { vesselIdOf } from '../../ship/srv-vehicles.js';
import type { World } from '../../world/world.js';
import { loseVehicle } from '../station/restock-vehicles.js';

/** The loadouts of fighters. */
const loadouts = ['zero', 'one', 'two', 'four'] as const;

/** The type, which the game writes under an empty name since 4.4.1. */
export const fighterType = { '': 'independent_fighter', _Localised: 'Taipan' };

/** The course of a fighter's flight. */
interface FighterCourse {
  /** Whether the commander flies it, rather than a hired pilot. */
  readonly isFlown: boolean;
  readonly isLost: boolean;
}

/**
 * Launches a fighter; the commander flies it, or a hired pilot. It comes back, or is destroyed and rebuilt.
 */
export function* flyFighter(world: World, course: Partial<FighterCourse> = {}): Activity {
  if (world.place.is !== 'space' || world.vehicle !== 'ship' || !hasFighter(world.ship)) return;
  const { cockpit, random, ship } = world;
  const { isFlown = random.chance(0.6), isLost = random.chance(0.3) } = course;
  const before = [...cockpit.flags];
  const fighter = { Loadout: random.pick(loadouts), ID: vesselIdOf(ship) };
  cockpit.flags.clear();
  cockpit.flags2.add('NpcCrewActive');
  if (isFlown) world.vehicle = 'fighter';
  try {
    yield write('LaunchFighter', { ...fighterType, ...fighter, PlayerControlled: isFlown });
    yield wait(random.integer(20, 60));
    cockpit.flags.add('HardpointsDeployed').add('IsInDanger');
    yield wait(random.integer(20, 90));
    if (random.chance(0.5)) yield write('UnderAttack', { Target: isFlown ? 'Mothership' : 'You' });
    if (isLost) yield* loseFighter(world, fighter.ID, isFlown);
    cockpit.flags.clear();
    for (const flag of before) cockpit.flags.add(flag);
    cockpit.flags2.delete('NpcCrewActive');
    world.vehicle = 'ship';
    if (isLost && isFlown) yield write('VehicleSwitch', { To: 'Mothership' });
    if (isLost) yield* rebuild(world, fighter);
    else yield* bringBack(world, fighter.ID);
  } finally {
    world.vehicle = 'ship';
    cockpit.flags2.delete('NpcCrewActive');
    for (const flag of cockpit.flags) if (!before.includes(flag)) cockpit.flags.delete(flag);
  }
}

/** Its hull fails step by step until it is destroyed. */
function* loseFighter(world: World, id: number, isFlown: boolean): Activity {
  const { random } = world;
  for (const most of [0.78, 0.55, 0.3]) {
    const health = sixDecimals(random.number(most - 0.15, most));
    yield write('HullDamage', { Health: health, PlayerPilot: isFlown, Fighter: true });
    yield wait(random.integer(0, 3));
  }
  loseVehicle(world, 'independent_fighter');
  yield write('FighterDestroyed', { ID: id });
}

function* bringBack(world: World, id: number): Activity {
  yield write('DockFighter', { ID: id });
  yield wait(world.random.integer(5, 15));
}

/** Seconds to rebuild a fighter. */
const rebuilding = 90;

function* rebuild(world: World, fighter: { readonly Loadout: string; readonly ID: number }): Activity {
  yield wait(rebuilding);
  yield write('FighterRebuilt', fighter);
  yield wait(world.random.integer(3, 10));
}
