import { limits } from '../../interface/specified-limits.js';
import { ambush } from '../../simulate/activities/combat/ambush.js';
import { interdiction } from '../../simulate/activities/combat/be-interdicted.js';
import { flyFighter } from '../../simulate/activities/combat/fighter.js';
import { type Activity, wait, write } from '../../simulate/activity.js';
import type { World } from '../../simulate/world/world.js';
import { aboardShip, inNormalSpace, inSupercruise } from './prerequisites.js';
import { requiredModules } from './required-module-table.js';
import { retryUntil } from './retry-until.js';
import { inShip } from './scenes.js';
import type { Stagings } from './situation-names.js';

/** Silent running retains the heat of the ship, so that it rises. */
function* runSilently({ cockpit, random }: World, heat: number): Activity {
  cockpit.flags.add('SilentRunning');
  yield wait(random.integer(5, 10));
  cockpit.heat = heat;
  if (heat > limits.overheating) yield write('HeatWarning', {});
  yield wait(random.integer(10, 20));
  cockpit.flags.delete('SilentRunning');
  cockpit.heat = 0.4;
  yield wait(random.integer(3, 8));
}

/** Flies close to the star until the ship overheats. */
function* grazeTheStar({ cockpit, random }: World, heat: number): Activity {
  yield wait(random.integer(5, 10));
  cockpit.heat = heat;
  yield write('HeatWarning', {});
  yield wait(random.integer(10, 20));
  cockpit.heat = 0.6;
  yield wait(random.integer(3, 8));
}

export const dangerSituations = {
  interdicted: {
    prepare: inSupercruise,

    // Some attempts are evaded; nothing is written then.
    act: (world) => retryUntil(world, 'Interdicted', () => interdiction(world)),
    isReached: ({ cockpit }) => cockpit.flags.has('BeingInterdicted'),
  },
  'in-danger': {
    prepare: inNormalSpace,
    act: (world) => ambush(world),
    isReached: ({ cockpit }) => cockpit.flags.has('IsInDanger'),
  },
  fight: {
    prepare: inNormalSpace,
    act: (world) => ambush(world),
    succeeded: ({ cockpit }) => !cockpit.flags.has('IsInDanger'),
  },
  'shields-down': {
    prepare: inNormalSpace,
    *act({ cockpit, random, ship }) {
      cockpit.flags.add('IsInDanger');
      yield wait(random.integer(5, 15));
      ship.hasShields = false;
      ship.shield = 0;
      yield write('ShieldState', { ShieldsUp: false });
      yield wait(random.integer(20, 40));
      ship.hasShields = true;
      ship.shield = 0.5;
      yield write('ShieldState', { ShieldsUp: true });
      yield wait(random.integer(5, 10));
      cockpit.flags.delete('IsInDanger');
    },
    isReached: ({ ship }) => !ship.hasShields,
  },
  fighter: {
    ...inShip(requiredModules.fighter, { prepare: inNormalSpace }),
    act: (world) => flyFighter(world, { isFlown: true, isLost: false }),
    isReached: ({ vehicle }) => vehicle === 'fighter',
  },
  'silent-running': {
    prepare: inNormalSpace,
    act: (world) => runSilently(world, 0.8),
    isReached: ({ cockpit }) => cockpit.flags.has('SilentRunning'),
  },
  overheat: {
    *prepare(world, settings) {
      yield* aboardShip(world);
      const isInSpace = world.place.is === 'space' || settings.station;
      yield* isInSpace ? inNormalSpace(world, settings) : inSupercruise(world, settings);
    },
    act: (world, { heat = 1.15 }) =>
      world.place.is === 'supercruise' ? grazeTheStar(world, heat) : runSilently(world, heat),
    isReached: ({ cockpit }) => cockpit.heat > limits.overheating,
  },
} satisfies Stagings;
