import type { EventName } from '../../interface/event-types.js';
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
import { requiredModules, withHold } from './module-fitting.js';
import { docked, findLandingBody, inSupercruise, landed } from './prerequisites.js';
import { stockMaterials } from './provisions.js';
import { inOrder, inShip, onGround } from './scenes.js';
import { inShipWith } from './ship-change.js';
import type { Situation, Situations } from './situation.js';

/** The tonnes mined from the ground in one situation. */
const mostMined = 12;

/** The events of a landing, in order. */
const descentEvents = ['ApproachBody', 'SupercruiseExit', 'Touchdown'] as const;

type DescentEvent = (typeof descentEvents)[number];

/**
 * A landing on a body. It is reached at a stage of the descent, when the first `count` events are written.
 */
function descentSituation(
  about: string,
  count: number = descentEvents.length,
  isReached?: Situation['isReached'],
): Situation<'system' | 'body', DescentEvent> {
  return {
    about,
    writes: descentEvents.slice(0, count),
    later: descentEvents.slice(count),
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
function srvSituation<Kind extends EventName>(
  about: string,
  writes: readonly Kind[],
  meanwhile: (world: World) => Activity,
): Situation<'system' | 'body', Kind> {
  return { about, writes, ...withSrv, act: (world) => driveSrv(world, () => meanwhile(world)) };
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
  land: descentSituation('lands on a planet or moon'),
  'orbital-cruise': descentSituation(
    'is in orbital cruise around a planet',
    1,
    ({ place }) => place.is === 'supercruise' && !!place.over,
  ),
  glide: descentSituation('glides down to a planet', 2, ({ cockpit }) => cockpit.flags2.has('GlideMode')),
  'take-off': {
    about: 'takes off from a planet, up to supercruise',
    writes: ['Liftoff'],
    ...onGround(),
    act: (world) => takeOff(world),
    succeeded: ({ place }) => place.is === 'supercruise',
  },
  'drive-srv': {
    about: 'drives about in the SRV',
    writes: ['LaunchSRV'],
    later: ['DockSRV'],
    ...withSrv,
    act: (world) => driveSrv(world),
    isReached: ({ vehicle }) => vehicle === 'srv',
  },
  'srv-turret': {
    ...srvSituation('sits in the turret of the SRV', ['LaunchSRV'], inTurret),
    later: ['DockSRV'],
    isReached: ({ cockpit }) => cockpit.flags.has('SrvUsingTurretView'),
  },
  'srv-synthesis': srvSituation(
    'makes something out of materials in the SRV',
    ['LaunchSRV', 'Synthesis', 'DockSRV'],
    function* (world) {
      stockMaterials(world);
      yield* synthesise(world);
    },
  ),
  'data-point-scanned': {
    ...srvSituation(
      'reads data points in the SRV: one is worth a voucher',
      ['LaunchSRV', 'DatalinkScan', 'DatalinkVoucher', 'DataScanned', 'DockSRV'],
      function* (world) {
        yield* scanDataPoint(world, 'voucher');
        yield* scanDataPoint(world, 'data');
      },
    ),
    *prepare(world, settings) {
      const { galaxy } = world;
      yield* inShipWith(world, requiredModules.srv);
      yield* docked(world, {}, (_, system) => galaxy.bodiesOf(system).length > 0 && system.faction !== '');
      yield* landed(world, settings);
    },
  },
  'srv-lost': {
    about: 'loses the SRV, and is back in the ship',
    writes: ['LaunchSRV', 'SRVDestroyed'],
    ...withSrv,
    act: (world) => driveSrv(world, undefined, true),
  },
  'srv-left-behind': {
    about: 'leaves the SRV behind, and walks to the ship',
    writes: ['LaunchSRV', 'Disembark', 'Embark'],
    ...withSrv,
    act: leaveSrv,
  },
  nomad: {
    about: 'flies the Nomad from the hovering ship to the ground and back',
    writes: ['LaunchVessel', 'Touchdown', 'Liftoff', 'DockSRV'],
    ...inShip(requiredModules.nomad, onGround(inOrder(landed, liftOff))),
    act: (world) => flyNomad(world),
  },
  'surface-mining': {
    about: 'mines the ground with the Rhino, out of the hovering ship',
    writes: ['LaunchSRV', 'MiningRefined', 'DockSRV', 'Cargo'],
    ...inShip(
      requiredModules.rhino,
      onGround(inOrder(withHold, (world) => withSpace(world, mostMined), landed, liftOff)),
    ),
    act: (world) => mineGround(world, mostMined),
  },
  'srv-salvage': srvSituation(
    'scoops up cargo in the SRV',
    ['LaunchSRV', 'CollectCargo', 'Cargo', 'DockSRV'],
    (world) => salvageCargo(world, 'gold', 1),
  ),
} as const satisfies Situations;
