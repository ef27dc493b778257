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
import { requiredModules } from './module-fitting.js';
import { onFootSituations } from './on-foot-situations.js';
import { aboardShip, docked, inNormalSpace } from './prerequisites.js';
import { atStation, inShip } from './scenes.js';
import type { Situation, Situations } from './situation.js';
import { surfaceSituations } from './surface-situations.js';

/** The game is started again: another journal, from its Fileheader on. */
function launch(about: string, time: Pick<TimeAway, 'leaves'> & { readonly away: readonly [number, number] }) {
  const { away, leaves = 'by menu' } = time;
  return {
    about,
    writes: ['Fileheader', 'EngineerProgress', 'LoadGame', 'Location', 'Missions'],
    prepare: aboardShip,
    act: (world) => relaunch(world, { seconds: world.random.integer(...away), leaves }),
  } as const satisfies Situation;
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
  relog: {
    about: 'goes out to the main menu, and comes in again',
    writes: ['EngineerProgress', 'Missions', 'LoadGame', 'Location'],
    prepare: aboardShip,
    act: (world) => relog(world),
  },
  relaunch: launch('closes the game, and starts it again: another journal', { away: [40, 240] }),
  'game-crash': launch('starts the game again after a crash: the last journal has no Shutdown', {
    away: [50, 400],
    leaves: 'by crash',
  }),
  'log-in-arena': {
    about: 'plays a match of CQC: LoadGame names no ship',
    writes: ['Statistics', 'LoadGame', 'Location'],
    prepare: aboardShip,
    act: (world) => relog(world, 'CQC'),
  },
  'log-in-fighter': {
    about: 'starts the game in a fighter after a crash, and docks it',
    writes: ['LaunchFighter', 'Fileheader', 'LoadGame', 'Location', 'DockFighter'],
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
    about: 'comes in from the menu, and starts the game after a crash, in the SRV; then drives it aboard',
    writes: ['LaunchSRV', 'LoadGame', 'Fileheader', 'Location', 'DockSRV'],
    later: [],
    isReached: () => true,
    act: (world) => driveSrv(world, () => comeAndGo(world, 'by crash')),
  },
  'log-in-rhino': {
    ...surfaceSituations['surface-mining'],
    about: 'starts the game in the Rhino after a crash, and drives it aboard',
    writes: ['LaunchSRV', 'Fileheader', 'LoadGame', 'Location', 'DockSRV'],
    act: (world) => mineGround(world, 6, () => relaunch(world, { seconds: 90, leaves: 'by crash' })),
  },
  'log-in-nomad': {
    ...surfaceSituations.nomad,
    about: 'starts the game in the landed Nomad after a crash, and flies it back',
    writes: ['LaunchVessel', 'Fileheader', 'LoadGame', 'Location', 'DockSRV'],
    act: (world) => flyNomad(world, () => relaunch(world, { seconds: 90, leaves: 'by crash' })),
  },
  'log-in-on-foot': {
    ...onFootSituations.walk,
    about: 'comes in from the menu, and starts the game, on foot on a planet',
    writes: ['Fileheader', 'LoadGame', 'Location', 'Embark'],
    isReached: () => true,
    act: comeAndGoOnFoot,
  },
  'log-in-concourse': {
    ...onFootSituations.concourse,
    about: 'comes in from the menu, and starts the game, on foot in a station: Location says that no ship is docked',
    writes: ['Fileheader', 'LoadGame', 'Location', 'Embark'],
    succeeded: () => true,
    act: comeAndGoOnFoot,
  },
  'log-in-docked': {
    about: 'starts the game in a station: Docked is written after Location',
    writes: ['Fileheader', 'LoadGame', 'Location', 'Docked'],
    ...atStation(),
    *act(world) {
      for (const step of relaunch(world, { seconds: world.random.integer(60, 400) })) {
        yield step;
        if (step.kind === 'Location' && world.place.is === 'docked') yield dockedEvent(world, world.place.station);
      }
    },
  },
  'log-in-dead': {
    about: 'is killed, closes the game, and starts it again before the rebuy',
    writes: ['Died', 'Fileheader', 'LoadGame', 'Resurrect', 'Location'],
    prepare: toDie,
    act: (world) => die(world, pirate(world), { quits: true }),
  },
  'new-commander': {
    about: 'begins again as a new commander, with a Sidewinder and little else',
    writes: ['Fileheader', 'NewCommander', 'Commander', 'LoadGame', 'Location'],
    prepare: (world) => docked(world),
    act: (world) => relaunch(world, { seconds: world.random.integer(60, 400), startsOver: true }),
    succeeded: ({ ship }) => ship.hull === 'sidewinder',
  },
  'next-evening': launch('comes back the next evening, to all that was left', { away: [60_000, 80_000] }),
} as const satisfies Situations;
