import type { StarSystem } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { makeColony } from '../../colony/colony.js';
import { mayEnter } from '../../commander/permits.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { supercruiseExit, systemFields } from '../travel/flight-events.js';
import { enterSupercruise } from '../travel/supercruise.js';
import { travelTo } from '../travel/travel-to-system.js';

/** Light-years from a populated system within which a system may be claimed. */
const claimRange = 15;

/** Claims an empty system nearby at a station; the commander has one claim at a time. */
export function* claimSystem(world: World): Activity {
  const { commander, place } = world;
  const system = claimable(world);
  if (place.is !== 'docked' || commander.colony || !system) return;
  yield* atScreen(world, 'StationServices', claiming(world, system));
}

function* claiming(world: World, system: StarSystem): Activity {
  const { commander, random } = world;
  yield wait(random.integer(20, 60));
  commander.colony = makeColony(random, system);
  yield write('ColonisationSystemClaim', systemFields(system));
  yield wait(random.integer(5, 15));
}

/** The nearest claimable system without people or Thargoids. */
export function claimable({ commander, galaxy, system, politics, now }: World): StarSystem | undefined {
  return galaxy
    .around(system.position, claimRange)
    .find(
      (each) =>
        each.population === 0 &&
        each.address !== system.address &&
        mayEnter(commander, each) &&
        politics.interestOf(each, now).thargoid === undefined,
    );
}

export function* releaseClaim(world: World): Activity {
  const { commander, random } = world;
  if (!commander.colony) return;
  const { system } = commander.colony;
  yield wait(random.integer(10, 30));
  delete commander.colony;
  yield write('ColonisationSystemClaimRelease', systemFields(system));
}

/** Flies to the claimed system and deploys the beacon; the colonisation ship then arrives. */
export function* deployBeacon(world: World): Activity {
  const { commander, random } = world;
  const { colony } = commander;
  if (!colony || colony.hasBeacon) return;
  yield* travelTo(world, colony.system);
  if (world.system.address !== colony.system.address) return;
  yield* enterSupercruise(world);
  yield wait(random.integer(60, 160));
  world.place = { is: 'space' };
  yield supercruiseExit(world, undefined);
  yield wait(random.integer(20, 60));
  colony.hasBeacon = true;
  yield write('ColonisationBeaconDeployed', {});
  yield wait(random.integer(30, 90));
}
