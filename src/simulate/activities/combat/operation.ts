import type { Station } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { hasUpdate } from '../../client-dialect.js';
import { uninterrupted } from '../../world/interruption.js';
import { dockedAt } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';
import { relog } from '../relog.js';
import { dockedFields } from '../travel/dock.js';
import { padLost } from '../travel/flight-events.js';
import { requestGranted } from '../travel/request-pad.js';
import { undock } from '../travel/supercruise.js';
import { runnerServices } from './fight-table.js';

/** Flies an operation: the game logs in again before and after it. Its fights have lines of their own. */
export function* flyOperation(world: World): Activity {
  const { place, vehicle } = world;
  if (place.is === 'space' && !place.over && vehicle === 'ship' && hasOperations(world))
    yield* uninterrupted(world, thereAndBack(world));
}

export function hasOperations(world: World): boolean {
  return hasUpdate(world, '4.4.0.0');
}

function* thereAndBack(world: World): Activity {
  const { commander, random } = world;
  world.playMode = 'Operation';
  yield* relog(world, commander.gameMode);
  yield wait(random.integer(240, 900));
  // The specification knows neither of the two ships.
  if (world.dialect === 'game') yield* visitShips(world);
  world.playMode = 'MainGame';
  yield* relog(world, commander.gameMode);
}

function* visitShips(world: World): Activity {
  const { random } = world;
  if (random.chance(0.3)) {
    yield* requestGranted(world, cargoVessel);
    yield wait(random.integer(5, 30));
    yield padLost('DockingCancelled', cargoVessel);
  }
  yield wait(random.integer(60, 240));
  yield* visitRunner(world);
}

function* visitRunner(world: World): Activity {
  const { random } = world;
  yield* requestGranted(world, runner);
  yield wait(random.integer(50, 90));
  world.place = dockedAt(runner);
  yield write('Docked', {
    ...dockedFields(world, runner),
    StationFaction: { Name: runner.faction, Name_Localised: 'Frontline Solutions' },
    StationAllegiance: 'FrontlineSolutions',
    StationServices: [...runnerServices],
  });
  yield wait(random.integer(30, 120));
  yield* undock(world);
  world.place = { is: 'space' };
}

/** The two ships of operations that are known as stations; they count as ones on the ground. */
const runner = operationShip(127_000_512, '$Operations_Runner_Name:#index=1;');
const cargoVessel = operationShip(127_000_000, '$Operations_Megaship_Massacre_Megaship_Reclaim_name:#index=1;');

function operationShip(marketId: number, name: string): Station {
  return {
    name,
    marketId,
    type: 'SurfaceStation',
    distance: 0,
    pads: [0, 0, 4],
    faction: '$faction_FrontlineSolutions;',
    government: 'Carrier',
    allegiance: '',
    economies: [['Carrier', 1]],
    services: [],
  };
}
