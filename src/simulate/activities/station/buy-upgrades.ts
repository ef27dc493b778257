import type { Station } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { type Commander, pay } from '../../commander/simulated-commander.js';
import {
  suitUpgrade,
  type Upgrade,
  upgradeSuitFields,
  upgradeWeaponFields,
  weaponUpgrade,
} from '../../commander/suit-and-weapon-upgrades.js';
import { changeStock } from '../../ship/ship.js';
import type { World } from '../../world/world.js';

/** Upgrades a suit in the shop of a station, the cheapest step first. */
export function* upgradeSuit(world: World): Activity {
  const { commander, random, dialect } = world;
  if (!shopHere(world) || skipsShop(world, 'suit')) return;
  yield wait(random.integer(10, 30));
  const choice = cheapest(
    commander,
    commander.loadouts.map(({ suit }) => suit),
    suitUpgrade,
  );
  if (!choice || !pay(commander, choice.upgrade.cost)) return;
  spend(commander, choice.upgrade);
  yield write('UpgradeSuit', upgradeSuitFields(choice.thing, choice.upgrade, dialect));
  choice.thing.grade++;
  commander.memory.upgraded.add('suit');
  addToStatistic(commander.statistics, 'Crafting Suits_Upgraded');
  yield wait(random.integer(3, 8));
}

/** Upgrades a hand weapon, the cheapest step first. */
export function* upgradeWeapon(world: World): Activity {
  const { commander, random } = world;
  if (!shopHere(world) || skipsShop(world, 'weapon')) return;
  yield wait(random.integer(10, 30));
  const choice = cheapest(
    commander,
    commander.loadouts.flatMap(({ weapons }) => weapons),
    weaponUpgrade,
  );
  if (!choice || !pay(commander, choice.upgrade.cost)) return;
  spend(commander, choice.upgrade);
  yield write('UpgradeWeapon', upgradeWeaponFields(choice.thing, choice.upgrade));
  choice.thing.grade++;
  commander.memory.upgraded.add('weapon');
  addToStatistic(commander.statistics, 'Crafting Weapons_Upgraded');
  yield wait(random.integer(3, 8));
}

/** After the first upgrade, shops are mostly skipped. */
function skipsShop({ commander, random }: World, what: 'suit' | 'weapon'): boolean {
  return commander.memory.upgraded.has(what) && random.chance(0.7);
}

/** The station whose shops the commander can walk to, if any. */
export function shopHere({ place, vehicle, standingOn, politics, system, now }: World): Station | undefined {
  if (place.is !== 'docked' || vehicle !== 'foot') return undefined;
  const isNear = standingOn === 'hangar' || standingOn === 'concourse';
  return isNear && politics.hasShops(system, place.station, now) ? place.station : undefined;
}

function cheapest<T>(
  commander: Commander,
  things: readonly T[],
  next: (thing: T) => Upgrade | undefined,
): { readonly thing: T; readonly upgrade: Upgrade } | undefined {
  return things
    .flatMap((thing) => {
      const upgrade = next(thing);
      return upgrade && isAffordable(commander, upgrade) ? [{ thing, upgrade }] : [];
    })
    .reduce<{ thing: T; upgrade: Upgrade } | undefined>(
      (least, each) => (least && least.upgrade.cost <= each.upgrade.cost ? least : each),
      undefined,
    );
}

function isAffordable({ credits, microResources }: Commander, { cost, resources }: Upgrade): boolean {
  return cost <= credits && resources.every(([name, pieces]) => (microResources.get(name) ?? 0) >= pieces);
}

function spend({ microResources }: Commander, { resources }: Upgrade): void {
  for (const [name, pieces] of resources) changeStock(microResources, name, -pieces);
}
