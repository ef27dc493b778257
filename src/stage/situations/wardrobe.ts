import { type Loadout, makeLoadouts } from '../../simulate/commander/loadout.js';
import { suitUpgrade, type Upgrade, weaponUpgrade } from '../../simulate/commander/upgrades.js';
import type { Play } from '../../simulate/play/play.js';
import { afford } from './stock.js';

/** What can still be improved. */
function improvements(loadouts: readonly Loadout[], what: 'suit' | 'weapon'): Upgrade[] {
  const next = loadouts.flatMap(({ suit, weapons }) =>
    what === 'suit' ? [suitUpgrade(suit)] : weapons.map((weapon) => weaponUpgrade(weapon)),
  );
  return next.filter((upgrade) => upgrade !== undefined);
}

/** There is something to improve, and all it takes; where everything is at its best, something new is bought. */
export function readyFor(play: Play, what: 'suit' | 'weapon'): void {
  const { commander, now, random } = play;
  const loadouts = commander.loadouts as Loadout[];
  if (improvements(loadouts, what).length === 0) {
    const bought = makeLoadouts(random.stream(`${loadouts.length} bought`), now, 'new').slice(1);
    const id = Math.max(...loadouts.map((each) => each.id)) + 1;
    loadouts.push(...bought.map((each, index) => ({ ...each, id: id + index })));
  }
  commander.memory.improved.delete(what);
  const [cheapest] = improvements(loadouts, what).sort((a, b) => a.cost - b.cost);
  if (!cheapest) return;
  afford(play, cheapest.cost);
  for (const [name, count] of cheapest.resources) {
    commander.microResources.set(name, Math.max(count, commander.microResources.get(name) ?? 0));
  }
}
