import { commodities } from '../../game/commodities.js';
import { synthesisRecipes } from '../../game/synthesis-table.js';
import { buyAt } from '../../simulate/activities/station/buy-and-sell.js';
import type { Activity } from '../../simulate/activity.js';
import { outfitters, storageAt } from '../../simulate/commander/stored-modules.js';
import { suitUpgrade, type Upgrade, weaponUpgrade } from '../../simulate/commander/suit-and-weapon-upgrades.js';
import { makeLoadouts, type SuitLoadout } from '../../simulate/commander/suit-loadouts.js';
import { fitOut } from '../../simulate/ship/make-ship.js';
import type { World } from '../../simulate/world/world.js';

/** More of each material than anything needs. */
const enoughOfEach = 20;

/** Gives the commander enough of each material that is there or makes something, even if it was used up. */
export function stockMaterials({ commander: { materials } }: World): void {
  const useful = synthesisRecipes.flatMap(([, , needed]) => Object.keys(needed));
  for (const name of [...materials.keys(), ...useful])
    materials.set(name, Math.max(enoughOfEach, materials.get(name) ?? 0));
}

/** Gives the commander enough credits. */
export function ensureCredits({ commander }: World, cost: number): void {
  commander.credits = Math.max(commander.credits, cost);
}

/** The price of goods without a table price, in credits per tonne. */
const priceOfOthers = 1000;

/** Has the commander buy goods at the docked station, whether or not its market has them. */
export function* bringGoods(world: World, type: string, tonnes: number): Activity {
  if (world.place.is !== 'docked') return;
  const price = commodities.get(type)?.mean ?? priceOfOthers;
  ensureCredits(world, tonnes * price);
  yield* buyAt(world, world.place.station, { type, tonnes, price });
}

/** The possible upgrades. */
function possibleUpgrades(loadouts: readonly SuitLoadout[], what: 'suit' | 'weapon'): Upgrade[] {
  const next = loadouts.flatMap(({ suit, weapons }) =>
    what === 'suit' ? [suitUpgrade(suit)] : weapons.map((weapon) => weaponUpgrade(weapon)),
  );
  return next.filter((upgrade) => upgrade !== undefined);
}

/**
 * Gives the commander everything an upgrade needs; if all have the highest grade, a new suit or weapon first.
 */
export function provideForUpgrade(world: World, what: 'suit' | 'weapon'): void {
  const { commander, now, random } = world;
  if (possibleUpgrades(commander.loadouts, what).length === 0) {
    const { loadouts } = commander;
    const bought = makeLoadouts(random.stream(`${loadouts.length} bought`), now, 'new').slice(1);
    const id = Math.max(...loadouts.map((each) => each.id)) + 1;
    commander.loadouts = [...loadouts, ...bought.map((each, index) => ({ ...each, id: id + index }))];
  }
  commander.memory.upgraded.delete(what);
  const [cheapest] = possibleUpgrades(commander.loadouts, what).sort((a, b) => a.cost - b.cost);
  if (!cheapest) return;
  ensureCredits(world, cheapest.cost);
  for (const [name, count] of cheapest.resources) {
    commander.microResources.set(name, Math.max(count, commander.microResources.get(name) ?? 0));
  }
}

/** Gives the commander a second ship like the current one: here, or at another station. */
export function addShip(world: World, isHere: boolean): void {
  const { commander, galaxy, place, random, ship, system } = world;
  const taken = [ship.id, ...commander.ships.map((owned) => owned.ship.id)];
  const made = fitOut(
    random.stream(`${taken.length} ships`),
    ship.hull,
    ship.purpose,
    'settled',
    world.game.gameversion,
  );
  made.cargo.clear();
  const here = place.is === 'docked' ? storageAt(system, place.station) : undefined;
  const elsewhere = outfitters(galaxy).find(({ marketId }) => marketId !== here?.marketId);
  const where = isHere || !elsewhere ? here : elsewhere;
  if (!where) return;
  commander.ships.push({ ship: { ...made, id: Math.max(...taken) + 1 }, where });
}
