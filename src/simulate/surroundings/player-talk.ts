/** What other players say, and the player to them. */
import { type WriteStep, write } from '../activity.js';
import { commanderName } from '../person-names.js';
import { hashOf, Random } from '../random.js';
import type { World } from '../world/world.js';

export const playerChannels = ['starsystem', 'squadron', 'wing', 'local', 'player'] as const;
type PlayerChannel = (typeof playerChannels)[number];

const sayings = ['o7', 'hello', 'anyone around?', 'thanks for the fuel', 'nice carrier', 'fly safe', 'brb', 'gg'];

function talkAt({ now }: World, which: string): Random {
  return new Random(hashOf(`${which} at ${now}`));
}

/** The channels on which the player can talk to someone now. */
function channelsIn({ commander: { gameMode, squadron, wing } }: World): readonly PlayerChannel[] {
  const isOpen: Readonly<Record<PlayerChannel, boolean>> = {
    starsystem: gameMode !== 'Solo',
    squadron: squadron !== undefined,
    wing: wing.length > 0,
    local: gameMode !== 'Solo',
    player: true,
  };
  return playerChannels.filter((channel) => isOpen[channel]);
}

/** Another player says something. */
export function heardText(world: World, given?: PlayerChannel): WriteStep {
  const random = talkAt(world, 'heard');
  const Channel = given ?? random.pick(channelsIn(world));
  const { wing } = world.commander;
  const From = Channel === 'wing' && wing.length > 0 ? random.pick(wing) : commanderName(random);
  return write('ReceiveText', { From, Message: random.pick(sayings), Channel });
}

/** The player says something to those near, the wing, the squadron or one other player. */
export function sentText(world: World): WriteStep {
  const random = talkAt(world, 'said');
  const to = random.pick(channelsIn(world));
  return write('SendText', {
    To: to === 'player' ? commanderName(random) : to === 'starsystem' ? 'local' : to,
    Message: random.pick(sayings),
    Sent: true,
  });
}
