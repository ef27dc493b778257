import { limits } from '../../interface/specified-limits.js';
import { refuel } from '../../simulate/activities/station/refuel.js';
import { scoop } from '../../simulate/activities/travel/scoop.js';
import { type Activity, wait } from '../../simulate/activity.js';
import type { World } from '../../simulate/world/world.js';
import { fuelTonnes } from '../settings/apply-settings.js';
import { StageError } from '../stage-error.js';
import { atScoopableStar, burnFuelTo, minScoopRoom } from './fuel-level.js';
import { docked, inSupercruise } from './prerequisites.js';
import { requiredModules } from './required-module-table.js';
import { assertSomeShipTakes, inShipWith } from './ship-change.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';

/** Buys a share of the missing fuel. */
function refuelling(share: number): Staging {
  return {
    assertPossible({ ship }, { fuel }) {
      if (fuel && fuelTonnes(fuel, ship.tank) === ship.tank) throw new StageError('the tank is full already');
    },
    *prepare(world, settings) {
      // `docked` fills the tank unless a fuel level is set; then there would be nothing to refuel.
      const unfilled = { fuel: { share: 0.9 }, ...settings };
      yield* docked(world, unfilled);
      const { place, ship, system } = world;
      if (place.is !== 'docked' || ship.fuel.main < ship.tank) return;
      yield* burnFuelTo(world, ship.tank - ship.drive.maxFuel / 2, system);
      // Any other station could be in a system where the ship scoops fuel as it arrives.
      yield* docked(world, { ...unfilled, station: { system, station: place.station } });
    },
    *act(world) {
      yield wait(2);
      yield* refuel(world, share);
    },
    succeeded: ({ ship }) => (ship.fuel.main === ship.tank) === (share === 1),
  };
}

/** Flies until the engines have burnt what is in the reservoir, and some tonnes of the main tank. */
function* burnReservoir({ ship }: World, tonnes = 0): Activity {
  yield wait(Math.ceil(((ship.fuel.reservoir + tonnes) / ship.burnPerHour) * 3600) + 5);
}

export const fuelSituations = {
  scoop: {
    assertPossible(world, { fuel }) {
      assertSomeShipTakes(world, requiredModules.scoop);
      if (fuel && fuelTonnes(fuel, world.ship.tank) > world.ship.tank - minScoopRoom(world.ship)) {
        throw new StageError('the tank is too full to scoop');
      }
    },
    *prepare(world) {
      yield* inShipWith(world, requiredModules.scoop);
      yield* atScoopableStar(world);
    },
    act: (world) => scoop(world),
    isReached: ({ place }) => place.is === 'supercruise',
  },
  'reservoir-filled': {
    prepare: inSupercruise,
    act: (world) => burnReservoir(world),
    succeeded: ({ ship }) => ship.fuel.reservoir > 0.5 * ship.reservoirSize,
  },
  refuel: refuelling(1),
  'refuel-partly': refuelling(0.5),
  'low-fuel': {
    assertPossible({ ship }, { fuel }) {
      if (fuel && fuelTonnes(fuel, ship.tank) >= limits.lowFuel * ship.tank) {
        throw new StageError(`fuel is not low with ${limits.lowFuel * 100} % of the tank or more`);
      }
    },
    *prepare(world) {
      const { ship, random } = world;
      yield* inSupercruise(world);
      const low = limits.lowFuel * ship.tank;
      if (ship.fuel.main >= low) yield* burnFuelTo(world, ship.tank * random.number(0.17, 0.23));
      // No star may be near enough for the last jump.
      if (ship.fuel.main >= low) yield* burnReservoir(world, ship.fuel.main - low);
    },
    *act(world) {
      yield wait(world.random.integer(2, 5));
    },
    isReached: ({ ship, place }) => place.is === 'supercruise' && ship.fuel.main < limits.lowFuel * ship.tank,
  },
} satisfies Stagings;
