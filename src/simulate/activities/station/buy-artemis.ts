import { suits } from '../../../game/suit-and-weapon-table.js';
import { suitOfClass } from '../../../game/suits-and-hand-weapons.js';
import { type Activity, wait, write } from '../../activity.js';
import { pay } from '../../commander/simulated-commander.js';
import { type SuitLoadout, suitSymbol } from '../../commander/suit-loadouts.js';
import type { World } from '../../world/world.js';
import { artemisLoadout } from '../exploration/sample-organisms.js';

/** The price of a class 1 suit at Pioneer Supplies. */
const price = 150_000;

/** Buys an Artemis suit at Pioneer Supplies, if the commander has none, with a loadout for it. */
export function* buyArtemis(world: World): Activity {
  const { commander, place, politics, random, system, now, vehicle } = world;
  if (vehicle !== 'foot' || place.is !== 'docked' || artemisLoadout(world)) return;
  if (!politics.hasShops(system, place.station, now) || !pay(commander, price)) return;
  yield wait(random.integer(15, 40));
  const loadout = bareLoadout(commander.loadouts, now);
  const { suit } = loadout;
  yield write('BuySuit', {
    Name: suitSymbol(suit),
    Name_Localised: suits.explorationsuit,
    Price: price,
    SuitID: suit.id,
    SuitMods: [],
  });
  yield wait(random.integer(10, 25));
  commander.loadouts = [...commander.loadouts, loadout];
  yield write('CreateSuitLoadout', {
    SuitID: suit.id,
    SuitName: suitOfClass('explorationsuit', suit.grade),
    SuitName_Localised: suits.explorationsuit,
    SuitMods: [],
    LoadoutID: loadout.id,
    LoadoutName: loadout.name,
    Modules: [],
  });
  yield wait(random.integer(5, 10));
}

/** The suit as it is sold, without weapons. */
export function bareLoadout(others: readonly SuitLoadout[], now: number): SuitLoadout {
  const id = 1 + Math.max(...others.map((each) => each.id));
  return {
    id,
    name: 'Exo biology',
    suit: { id: Math.floor(now) * 2 ** 20 + (id % 1000), type: 'explorationsuit', grade: 1, mods: [] },
    weapons: [],
  };
}
