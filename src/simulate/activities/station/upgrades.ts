import { type Commander, pay } from '../../commander/commander.js';
import { count } from '../../commander/statistics.js';
import {
  suitUpgrade,
  type Upgrade,
  upgradeSuitMembers,
  upgradeWeaponMembers,
  weaponUpgrade,
} from '../../commander/upgrades.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { change } from '../../ship/ship.js';

/** Has a suit improved in the shop of a station, the cheapest step first. */
export function* upgradeSuit(play: Play): Activity {
  const { commander, random, dialect } = play;
  if (!isInShop(play) || hasEnough(play, 'suit')) return;
  yield wait(random.integer(10, 30));
  const choice = cheapest(
    commander,
    commander.loadouts.map(({ suit }) => suit),
    suitUpgrade,
  );
  if (!choice || !pay(commander, choice.upgrade.cost)) return;
  spend(commander, choice.upgrade);
  yield write('UpgradeSuit', upgradeSuitMembers(choice.thing, choice.upgrade, dialect));
  choice.thing.grade++;
  commander.memory.improved.add('suit');
  count(commander.statistics, 'Crafting Suits_Upgraded');
  yield wait(random.integer(3, 8));
}

/** Has a hand weapon improved, the cheapest step first. */
export function* upgradeWeapon(play: Play): Activity {
  const { commander, random } = play;
  if (!isInShop(play) || hasEnough(play, 'weapon')) return;
  yield wait(random.integer(10, 30));
  const choice = cheapest(
    commander,
    commander.loadouts.flatMap(({ weapons }) => weapons),
    weaponUpgrade,
  );
  if (!choice || !pay(commander, choice.upgrade.cost)) return;
  spend(commander, choice.upgrade);
  yield write('UpgradeWeapon', upgradeWeaponMembers(choice.thing, choice.upgrade));
  choice.thing.grade++;
  commander.memory.improved.add('weapon');
  count(commander.statistics, 'Crafting Weapons_Upgraded');
  yield wait(random.integer(3, 8));
}

/** After the first time, a shop is mostly just passed by. */
function hasEnough({ commander, random }: Play, what: 'suit' | 'weapon'): boolean {
  return commander.memory.improved.has(what) && random.chance(0.7);
}

function isInShop({ place, ride, footing, politics, system, now }: Play): boolean {
  return (
    place.is === 'docked' &&
    ride === 'foot' &&
    (footing === 'hangar' || footing === 'concourse') &&
    politics.hasShops(system, place.station, now)
  );
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
  for (const [name, pieces] of resources) change(microResources, name, -pieces);
}
