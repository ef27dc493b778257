import { refuel } from '../../simulate/activities/station/refuel.js';
import { scoop } from '../../simulate/activities/travel/scoop.js';
import { wait } from '../../simulate/play/step.js';
import { limits } from '../../spec/limits.js';
import { StageError } from '../errors.js';
import { tonnesOf } from '../overrides/state.js';
import { assertFits, fitted, parts } from './fit.js';
import { atTheStar, roomFor, spendTo } from './fuel.js';
import { docked, supercruise } from './reach.js';
import type { Situations } from './situation.js';

/** What happens to the fuel in the tank. */
export const tank: Situations = {
  scoop: {
    about: 'scoops fuel from a star',
    writes: ['FuelScoop'],
    refuses(play, { fuel }) {
      assertFits(play, parts.scoop);
      if (fuel && tonnesOf(fuel, play.ship.tank) > play.ship.tank - roomFor(play.ship)) {
        throw new StageError('the tank is too full to scoop');
      }
    },
    *reach(play) {
      yield* fitted(play, parts.scoop);
      yield* atTheStar(play);
    },
    act: (play) => scoop(play),
    isReached: ({ place }) => place.is === 'supercruise',
  },
  refuel: {
    about: 'fills the tank at a station',
    writes: ['RefuelAll'],
    takes: ['station', 'system'],
    refuses({ ship }, { fuel }) {
      if (fuel && tonnesOf(fuel, ship.tank) === ship.tank) throw new StageError('the tank is full already');
    },
    *reach(play, overrides) {
      const { ship } = play;
      // As long as nothing is said of the tank, it is filled at once.
      const unfilled = { fuel: { share: 0.9 }, ...overrides };
      yield* docked(play, unfilled);
      if (ship.fuel.main < ship.tank) return;
      yield* spendTo(play, ship.tank - ship.drive.maxFuel / 2, play.system);
      yield* docked(play, unfilled);
    },
    *act(play) {
      yield wait(2);
      yield* refuel(play);
    },
    holds: ({ ship }) => ship.fuel.main === ship.tank,
  },
  'low-fuel': {
    about: `flies with less than ${limits.lowFuel * 100} % in the tank`,
    writes: [],
    refuses({ ship }, { fuel }) {
      if (fuel && tonnesOf(fuel, ship.tank) >= limits.lowFuel * ship.tank) {
        throw new StageError(`fuel is not low with ${limits.lowFuel * 100} % of the tank or more`);
      }
    },
    *reach(play) {
      const { ship, random } = play;
      yield* supercruise(play);
      if (ship.fuel.main >= limits.lowFuel * ship.tank) yield* spendTo(play, ship.tank * random.number(0.17, 0.23));
    },
    *act(play) {
      yield wait(play.random.integer(2, 5));
    },
    isReached: ({ ship, place }) => place.is === 'supercruise' && ship.fuel.main < limits.lowFuel * ship.tank,
  },
};
