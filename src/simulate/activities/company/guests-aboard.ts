import { type Activity, wait, write } from '../../activity.js';
import { commanderName } from '../../person-names.js';
import { uninterrupted } from '../../world/interruption.js';
import type { World } from '../../world/world.js';

/** Another player comes aboard the commander's ship for a while, by telepresence. */
export function* hostGuest(world: World, endsSession = world.random.chance(0.5)): Activity {
  if (world.vehicle !== 'ship' || world.commander.gameMode === 'Solo') return;
  yield* uninterrupted(world, host(world, endsSession));
}

function* host({ random }: World, endsSession: boolean): Activity {
  const guest = { Crew: commanderName(random), Telepresence: true };
  yield write('CrewMemberJoins', guest);
  for (const Role of ['Idle', random.pick(['FireCon', 'FighterCon'] as const)] as const) {
    const { Crew, Telepresence } = guest;
    yield write('CrewMemberRoleChange', { Crew, Role, Telepresence });
    yield wait(random.integer(20, 70));
  }
  yield wait(random.integer(60, 400));
  if (endsSession) yield write('EndCrewSession', { OnCrime: false, Telepresence: true });
  yield write('CrewMemberQuits', guest);
}
