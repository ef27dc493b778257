import { type Activity, wait, write } from '../../activity.js';
import { commanderName } from '../../person-names.js';
import type { World } from '../../world/world.js';

/** Joins other players in a wing, asked by them or not; impossible in solo play. */
export function* joinWing(world: World, isInvited = world.random.chance(0.4)): Activity {
  const { commander, random } = world;
  if (commander.gameMode === 'Solo' || commander.wing.length > 0) return;
  const wing = Array.from({ length: random.integer(1, 3) }, () => commanderName(random));
  const [leader = ''] = wing;
  if (isInvited) {
    yield write('WingInvite', { Name: leader });
    yield wait(random.integer(3, 14));
  }
  commander.wing = wing;
  yield write('WingJoin', { Others: [leader] });
  for (const Name of wing) yield write('WingAdd', { Name });
  yield wait(random.integer(2, 8));
}

/** Leaves the wing, if in one. */
export function* leaveWing({ commander }: World): Activity {
  if (commander.wing.length === 0) return;
  commander.wing = [];
  yield write('WingLeave', {});
  yield wait(1);
}
