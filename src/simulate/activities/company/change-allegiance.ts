/** Joining and leaving powers and squadrons. */

import { powerTable } from '../../../game/power-table.js';
import { type Activity, wait, write } from '../../activity.js';
import { pay } from '../../commander/simulated-commander.js';
import { makeSquadron } from '../../commander/squadron.js';
import type { World } from '../../world/world.js';

/** Pledges to a power; from another one it is a defection. */
export function* pledgeTo(world: World, power = anotherPower(world)): Activity {
  const { commander, now, random } = world;
  const { pledge } = commander;
  yield wait(random.integer(4, 15));
  commander.pledge = power;
  commander.powerWork = { merits: 0, since: now };
  if (pledge !== undefined) return yield write('PowerplayDefect', { FromPower: pledge, ToPower: power });
  yield write('PowerplayRank', { Power: power, Rank: 0 });
  yield write('PowerplayJoin', { Power: power });
}

function anotherPower({ commander, random }: World): string {
  return random.pick(powerTable.filter(([power]) => power !== commander.pledge))[0];
}

/** Goods of the power are of no use to anyone else, so the hold must be free of them. */
export function* leavePower({ commander, random }: World): Activity {
  const { pledge } = commander;
  if (pledge === undefined || commander.powerWork.goodsFrom !== undefined) return;
  yield wait(random.integer(4, 15));
  delete commander.pledge;
  yield write('PowerplayLeave', { Power: pledge });
}

/** Credits to found a squadron. */
export const squadronFee = 10_000_000;

/** Applies to a squadron, which takes its time to answer, or founds one. */
export function* seekSquadron(world: World, founds = world.random.chance(0.1)): Activity {
  const { commander, random } = world;
  if (commander.squadron) return;
  yield wait(random.integer(10, 40));
  const made = makeSquadron(random);
  const fields = { ...(made.id !== undefined && { SquadronID: made.id }), SquadronName: made.name };
  if (!founds) return yield write('AppliedToSquadron', fields);
  if (!pay(commander, squadronFee)) return;
  commander.squadron = { ...made, rank: 0 };
  yield write('SquadronCreated', fields);
}

/** Shares a bookmark with the squadron, or leaves it. */
export function* useSquadron(
  { commander, random }: World,
  kind: 'SharedBookmarkToSquadron' | 'LeftSquadron',
): Activity {
  const { squadron } = commander;
  if (!squadron) return;
  yield wait(random.integer(4, 15));
  if (kind === 'LeftSquadron') delete commander.squadron;
  yield write(kind, { ...(squadron.id !== undefined && { SquadronID: squadron.id }), SquadronName: squadron.name });
}
