import { commodityName } from '../../../game/commodities.js';
import { type EngineerRequest, engineerReferrers, engineerRequests } from '../../../game/engineer-table.js';
import { localisedField } from '../../../game/localised.js';
import { materialNameOf } from '../../../game/material-grades.js';
import type { StarSystem } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import {
  type Engineer,
  engineerUpdate,
  hasReferred,
  highestRank,
  isOnFoot,
  isReferred,
} from '../../commander/engineer-progress.js';
import { materialCount, useMaterial } from '../../commander/material-stock.js';
import { changeStock } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { writeCargo } from '../cockpit/write-cargo-and-loadout.js';
import { canCraft, craftModule } from './craft-module.js';

/**
 * Makes progress with an engineer: becomes known, is invited, unlocks, has modules crafted and gains ranks.
 */
export function* visitEngineer(world: World): Activity {
  const { commander, random } = world;
  if (world.place.is !== 'docked') return;
  const open = commander.engineers.filter((engineer) => isOpen(world, engineer));
  const here = open.filter(({ system }) => system === world.system.name);
  // An invitation comes remotely; everything else needs a visit.
  const possible = here.length > 0 ? here : open.filter(({ access }) => access === 'Known');
  if (possible.length === 0) return;
  const engineer = random.pick(possible);
  yield wait(random.integer(20, 60));
  if (engineer.access === 'Unlocked') yield* craftAndRise(world, engineer);
  else yield* comeCloser(world, engineer);
}

/** Whether an engineer with something to offer the commander lives in a system. */
export function hasEngineer(world: World, { name }: StarSystem): boolean {
  return world.commander.engineers.some(
    (engineer) =>
      engineer.system === name &&
      (engineer.access === 'Invited' || engineer.access === 'Unlocked') &&
      isOpen(world, engineer),
  );
}

/** Whether there is any progress left to make. */
function isOpen({ commander, ship }: World, engineer: Engineer): boolean {
  if (!commander.odyssey && isOnFoot(engineer)) return false;
  if (engineer.access === undefined) return isReferred(commander.engineers, engineer);
  if (engineer.access !== 'Unlocked') return true;
  return !isOnFoot(engineer) && (engineer.rank < highestRank || canCraft(ship, engineer));
}

/** One step further: known, invited, unlocked for the engineer's requirement. */
export function* comeCloser(world: World, engineer: Engineer): Activity {
  if (engineer.access === 'Invited') return yield* letIn(world, engineer);
  engineer.access = engineer.access === 'Known' ? 'Invited' : 'Known';
  yield write('EngineerProgress', engineerUpdate(engineer, 'access', world.dialect, false));
  yield wait(world.random.integer(3, 10));
}

function* letIn(world: World, engineer: Engineer): Activity {
  const request = isOnFoot(engineer) ? undefined : engineerRequests[engineer.id];
  const missing = (request?.count ?? 0) - (engineer.given ?? 0);
  if (request && !canGive(world, request, missing)) return;
  if (request && missing > 0) yield* contribute(world, engineer, request, missing);
  engineer.access = 'Unlocked';
  engineer.rank = isOnFoot(engineer) ? 0 : 1;
  yield write('EngineerProgress', engineerUpdate(engineer, 'access', world.dialect, false));
  if (request?.type === 'Commodity') yield* writeCargo(world);
  yield wait(world.random.integer(3, 10));
  yield* spreadTheWord(world, engineer);
}

function canGive({ commander, ship }: World, { type, what }: EngineerRequest, missing: number): boolean {
  return (type === 'Commodity' ? (ship.cargo.get(what) ?? 0) : materialCount(commander, what)) >= missing;
}

/** Delivers the missing part of an engineer's requirement. */
function* contribute(
  world: World,
  engineer: Engineer,
  { type, what, count }: EngineerRequest,
  missing: number,
): Activity {
  const { commander, ship } = world;
  const fields = { Engineer: engineer.name, EngineerID: engineer.id, Type: type };
  const amount = { Quantity: missing, TotalQuantity: count };
  engineer.given = count;
  if (type === 'Materials') {
    useMaterial(commander, what, missing);
    const shown = localisedField('Material', what, materialNameOf(what));
    yield write('EngineerContribution', { ...fields, Material: what, ...shown, ...amount });
  } else {
    changeStock(ship.cargo, what, -missing);
    const shown = localisedField('Commodity', what, commodityName(what));
    yield write('EngineerContribution', { ...fields, Commodity: what, ...shown, ...amount });
  }
}

/** Has modules crafted, as far as the materials go. */
export function* craftAndRise(world: World, engineer: Engineer): Activity {
  for (let crafts = world.random.integer(6, 30); crafts > 0; crafts--) {
    const gain = yield* craftModule(world, engineer);
    if (gain === 0) break;
    if (engineer.rank === highestRank) continue;
    engineer.rankProgress += gain;
    if (engineer.rankProgress >= 100) yield* riseInRank(world, engineer);
  }
}

/** The next rank with an engineer; at rank 3 they refer the commander to others. */
export function* riseInRank(world: World, engineer: Engineer): Activity {
  engineer.rank++;
  engineer.rankProgress = 0;
  yield write('EngineerProgress', engineerUpdate(engineer, 'rank', world.dialect, false));
  yield wait(world.random.integer(3, 10));
  yield* spreadTheWord(world, engineer);
}

/** The engineers an engineer refers to become known. */
function* spreadTheWord(world: World, referrer: Engineer): Activity {
  if (!hasReferred(referrer)) return;
  for (const engineer of world.commander.engineers) {
    if (engineer.access !== undefined || engineerReferrers[engineer.id] !== referrer.id) continue;
    engineer.access = 'Known';
    yield write('EngineerProgress', engineerUpdate(engineer, 'access', world.dialect, false));
  }
}
