import { pirate } from '../../simulate/activities/combat/contacts.js';
import { die } from '../../simulate/activities/combat/death.js';
import { fighterType } from '../../simulate/activities/combat/fighter.js';
import { relaunch, type TimeAway, type WayOut } from '../../simulate/activities/relaunch.js';
import { relog } from '../../simulate/activities/relog.js';
import { mineGround } from '../../simulate/activities/surface/mine-ground.js';
import { flyNomad } from '../../simulate/activities/surface/nomad.js';
import { driveSrv } from '../../simulate/activities/surface/srv.js';
import { embark } from '../../simulate/activities/surface/walking.js';
import { dockedEvent } from '../../simulate/activities/travel/dock.js';
import { type Activity, wait, write } from '../../simulate/activity.js';
import { vesselIdOf } from '../../simulate/ship/srv-vehicles.js';
import type { World } from '../../simulate/world/world.js';
import { toDie } from './combat-situations.js';
import { onFootSituations } from './on-foot-situations.js';
import { aboardShip, docked, inNormalSpace } from './prerequisites.js';
import { requiredModules } from './required-module-table.js';
import { inShip } from './scenes.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';
import { surfaceSituations } from './surface-situations.js';

/** The game is started again: another journal, from its Fileheader on. */
function launch(time: Pick<TimeAway, 'leaves'> & { readonly away: readonly [number, number] }) {
  const { away, leaves = 'by menu' } = time;
  return {
    prepare: aboardShip,
    act: (world) => relaunch(world, { seconds: world.random.integer(...away), leaves }),
  } satisfies Staging;
}

/** Through the menu and back, and once more through the desktop. */
function* comeAndGo(world: World, leaves: WayOut): Activity {
  const { random } = world;
  yield* relog(world);
  yield wait(random.integer(20, 60));
  yield* relaunch(world, { seconds: random.integer(60, 400), leaves });
  yield wait(random.integer(20, 60));
}

function* comeAndGoOnFoot(world: World): Activity {
  yield* comeAndGo(world, 'by menu');
  yield* embark(world);
}

/** How the commander leaves the game and comes back. */
export const launchSituations = {
  relog: { prepare: aboardShip, act: (world) => relog(world) },
  relaunch: launch({ away: [40, 240] }),
  'game-crash': launch({
    away: [50, 400],
    leaves: 'by crash',
  }),
  'log-in-arena': { prepare: aboardShip, act: (world) => relog(world, 'CQC') },
  'log-in-fighter': {
    ...inShip(requiredModules.fighter, { prepare: inNormalSpace }),
    *act(world) {
      const { random, ship } = world;
      const ID = vesselIdOf(ship);
      world.vehicle = 'fighter';
      yield write('LaunchFighter', { ...fighterType, Loadout: 'one', ID, PlayerControlled: true });
      yield wait(random.integer(20, 90));
      yield* relaunch(world, { seconds: random.integer(50, 400), leaves: 'by crash' });
      yield wait(random.integer(20, 60));
      world.vehicle = 'ship';
      yield write('DockFighter', { ID });
    },
  },
  'log-in-srv': {
    ...surfaceSituations['drive-srv'],
    isReached: () => true,
    act: (world) => driveSrv(world, () => comeAndGo(world, 'by crash')),
  },
  'log-in-rhino': {
    ...surfaceSituations['surface-mining'],
    act: (world) => mineGround(world, 6, () => relaunch(world, { seconds: 90, leaves: 'by crash' })),
  },
  'log-in-nomad': {
    ...surfaceSituations.nomad,
    act: (world) => flyNomad(world, () => relaunch(world, { seconds: 90, leaves: 'by crash' })),
  },
  'log-in-on-foot': { ...onFootSituations.walk, isReached: () => true, act: comeAndGoOnFoot },
  'log-in-concourse': { ...onFootSituations.concourse, succeeded: () => true, act: comeAndGoOnFoot },
  'log-in-docked': {
    prepare: docked,
    *act(world) {
      for (const step of relaunch(world, { seconds: world.random.integer(60, 400) })) {
        yield step;
        if (step.kind === 'Location' && world.place.is === 'docked') yield dockedEvent(world, world.place.station);
      }
    },
  },
  'log-in-dead': { prepare: toDie, act: (world) => die(world, pirate(world), { quits: true }) },
  'new-commander': {
    prepare: (world) => docked(world),
    act: (world) => relaunch(world, { seconds: world.random.integer(60, 400), startsOver: true }),
    succeeded: ({ ship }) => ship.hull === 'sidewinder',
  },
  'next-evening': launch({ away: [60_000, 80_000] }),
} satisfies Stagings;
