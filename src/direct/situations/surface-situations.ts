import { synthesise } from '../../simulate/activities/cockpit/synthesise.js';
import { loseVehicle } from '../../simulate/activities/station/restock-vehicles.js';
import { stepOut } from '../../simulate/activities/surface/boarding.js';
import { landOn, takeOff } from '../../simulate/activities/surface/landing.js';
import { liftOff } from '../../simulate/activities/surface/lift-off.js';
import { mineGround } from '../../simulate/activities/surface/mine-ground.js';
import { flyNomad } from '../../simulate/activities/surface/nomad.js';
import { scanDataPoint } from '../../simulate/activities/surface/scan-data-point.js';
import { driveSrv, salvageCargo } from '../../simulate/activities/surface/srv.js';
import { embark } from '../../simulate/activities/surface/walking.js';
import { type Activity, wait } from '../../simulate/activity.js';
import type { World } from '../../simulate/world/world.js';
import { withSpace } from './hold.js';
import { withHold } from './module-fitting.js';
import { docked, findLandingBody, inSupercruise, landed } from './prerequisites.js';
import { stockMaterials } from './provisions.js';
import { requiredModules } from './required-module-table.js';
import { inOrder, inShip, onGround } from './scenes.js';
import { inShipWith } from './ship-change.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';

/** The tonnes mined from the ground in one situation. */
const mostMined = 12;

/** A landing on a body. It may be reached at a stage of the descent. */
function descentSituation(isReached?: Staging['isReached']): Staging {
  return {
    ...onGround(function* (world, settings) {
      const [system] = findLandingBody(world, settings);
      yield* inSupercruise(world, { system });
    }),
    *act(world, settings) {
      const [, body] = findLandingBody(world, { system: world.system, ...settings });
      yield* landOn(world, body);
    },
    ...(isReached && { isReached }),
    succeeded: ({ place }) => place.is === 'landed',
  };
}

const withSrv = inShip(requiredModules.srv, onGround());

/** A drive in the SRV, with an activity on the way. */
function srvSituation(meanwhile: (world: World) => Activity): Staging {
  return { ...withSrv, act: (world) => driveSrv(world, () => meanwhile(world)) };
}

function* inTurret({ cockpit, random }: World): Activity {
  cockpit.flags.delete('SrvTurretRetracted');
  cockpit.flags.add('SrvUsingTurretView');
  yield wait(random.integer(10, 30));
  cockpit.flags.delete('SrvUsingTurretView');
}

/** Gets out of the SRV beside the ship, and boards that: the SRV is never docked. */
function* leaveSrv(world: World): Activity {
  let isAboard = false;
  const meanwhile = function* (): Activity {
    yield* stepOut(world);
    world.cockpit.flags.clear();
    world.ship.srvCargo.clear();
    loseVehicle(world, 'testbuggy');
    yield* embark(world);
    isAboard = true;
  };
  for (const step of driveSrv(world, meanwhile)) {
    if (isAboard) break;
    yield step;
  }
}

export const surfaceSituations = {
  land: descentSituation(),
  'orbital-cruise': descentSituation(({ place }) => place.is === 'supercruise' && !!place.over),
  glide: descentSituation(({ cockpit }) => cockpit.flags2.has('GlideMode')),
  'take-off': { ...onGround(), act: (world) => takeOff(world), succeeded: ({ place }) => place.is === 'supercruise' },
  'drive-srv': { ...withSrv, act: (world) => driveSrv(world), isReached: ({ vehicle }) => vehicle === 'srv' },
  'srv-turret': { ...srvSituation(inTurret), isReached: ({ cockpit }) => cockpit.flags.has('SrvUsingTurretView') },
  'srv-synthesis': srvSituation(function* (world) {
    stockMaterials(world);
    yield* synthesise(world);
  }),
  'data-point-scanned': {
    ...srvSituation(function* (world) {
      yield* scanDataPoint(world, 'voucher');
      yield* scanDataPoint(world, 'data');
    }),
    *prepare(world, settings) {
      const { galaxy } = world;
      yield* inShipWith(world, requiredModules.srv);
      yield* docked(world, {}, (_, system) => galaxy.bodiesOf(system).length > 0 && system.faction !== '');
      yield* landed(world, settings);
    },
  },
  'srv-lost': { ...withSrv, act: (world) => driveSrv(world, undefined, true) },
  'srv-left-behind': { ...withSrv, act: leaveSrv },
  nomad: { ...inShip(requiredModules.nomad, onGround(inOrder(landed, liftOff))), act: (world) => flyNomad(world) },
  'surface-mining': {
    ...inShip(
      requiredModules.rhino,
      onGround(inOrder(withHold, (world) => withSpace(world, mostMined), landed, liftOff)),
    ),
    act: (world) => mineGround(world, mostMined),
  },
  'srv-salvage': srvSituation((world) => salvageCargo(world, 'gold', 1)),
} satisfies Stagings;
