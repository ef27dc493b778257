import { combatRankOrder } from '../../../game/combat-table.js';
import { type Activity, wait, write } from '../../activity.js';
import { commanderName } from '../../person-names.js';
import { canFire } from '../../ship/ammunition.js';
import type { World } from '../../world/world.js';
import { recoverShields, takeFire } from './own-damage.js';

/** Another player attacks, and loses. */
export function* fightPlayer(world: World): Activity {
  const { cockpit, commander, place, random, ship } = world;
  if (place.is !== 'space' || commander.gameMode === 'Solo' || !canFire(ship)) return;
  cockpit.flags.add('IsInDanger').add('HardpointsDeployed');
  try {
    yield* takeFire(world, 0.3);
    yield wait(random.integer(40, 150));
    yield write('PVPKill', {
      Victim: commanderName(random),
      CombatRank: random.integer(2, combatRankOrder.length - 1),
    });
    yield wait(random.integer(5, 20));
  } finally {
    cockpit.flags.delete('IsInDanger');
    cockpit.flags.delete('HardpointsDeployed');
  }
  yield* recoverShields(world);
}
