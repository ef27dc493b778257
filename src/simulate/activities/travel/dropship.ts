import type { Body } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { suitLoadoutFields } from '../../commander/suit-loadouts.js';
import { addVoucher } from '../../commander/vouchers.js';
import { type OwnShipAt, positionLike } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import type { Sides } from '../combat/battle.js';
import { standUp, stepInto, stepOut } from '../surface/boarding.js';
import { spotOn } from '../surface/landing.js';
import { descend, planDescent } from './descent.js';
import { approachAndDock } from './dock.js';
import { bodyFields, systemFields } from './flight-events.js';
import { cruiseTo, enterSupercruise } from './supercruise.js';

/** A dropship takes the commander from a concourse to a battle on the ground, and back. */
export function* rideDropship(world: World, sides: Sides): Activity {
  const { galaxy, place, random, system, vehicle } = world;
  const [body] = galaxy.bodiesOf(system);
  if (place.is !== 'docked' || vehicle !== 'foot' || !body) return;
  const home: OwnShipAt = world.ownShipAt ?? { system, place };
  world.isUninterruptible = true;
  yield* book(world, body.name, false);
  world.ownShipAt = home;
  world.otherShip = { fuel: { main: 8, reservoir: 0.57 }, tank: 8, perLightYear: 0.04, range: 40 };
  yield* stepInto(world, 'taxi');
  yield* enterSupercruise(world);
  yield* cruiseTo(world, body);
  yield* deploy(world, body);
  for (let foes = random.integer(2, 6); foes > 0; foes--) yield* fightOnFoot(world, sides);
  yield* book(world, place.station.name, true);
  yield* stepInto(world, 'taxi');
  if (world.place.is === 'landed') world.place = { is: 'space', over: world.place.over };
  yield* enterSupercruise(world);
  yield* cruiseTo(world, place.station);
  yield* approachAndDock(world, place.station);
  world.otherShip = undefined;
  world.ownShipAt = undefined;
  yield* stepOut(world);
  world.isUninterruptible = false;
}

/** Books a dropship, which the side one fights for pays. */
function* book({ random, system }: World, to: string, isRetreat: boolean): Activity {
  yield wait(random.integer(20, 60));
  yield write('BookDropship', {
    Retreat: isRetreat,
    Cost: 0,
    DestinationSystem: system.name,
    DestinationLocation: to,
  });
  yield wait(random.integer(30, 70));
}

/** Over the battle, the commander is dropped on foot. */
function* deploy(world: World, body: Body): Activity {
  const { commander, dialect, random, system } = world;
  const descent = planDescent(world, spotOn(world, body), { seconds: 10, speed: 5, from: 30 });
  yield* descend(world, descent);
  yield wait(random.integer(5, 20));
  world.place = { is: 'landed', over: positionLike(descent.over, { altitude: 0 }) };
  world.vehicle = 'foot';
  standUp(world);
  yield write('DropshipDeploy', { ...systemFields(system), ...bodyFields(body), OnStation: false, OnPlanet: true });
  yield wait(random.integer(3, 4));
  yield write('SuitLoadout', suitLoadoutFields(commander.loadout, dialect));
}

function* fightOnFoot({ commander, random }: World, { own, enemy }: Sides): Activity {
  yield wait(random.integer(20, 90));
  const reward = random.integer(1000, 50_000);
  addVoucher(commander.vouchers.bonds, own, reward);
  yield write('FactionKillBond', { Reward: reward, AwardingFaction: own, VictimFaction: enemy });
}
