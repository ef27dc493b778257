import { fightPlayer } from '../../simulate/activities/combat/fight-player.js';
import {
  leavePower,
  pledgeTo,
  seekSquadron,
  squadronFee,
  useSquadron,
} from '../../simulate/activities/company/change-allegiance.js';
import { hostGuest } from '../../simulate/activities/company/guests-aboard.js';
import { joinWing, leaveWing } from '../../simulate/activities/company/wing.js';
import { relog } from '../../simulate/activities/relog.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { makeSquadron } from '../../simulate/commander/squadron.js';
import { canFire } from '../../simulate/ship/ammunition.js';
import { heardText, playerChannels, sentText } from '../../simulate/surroundings/player-talk.js';
import type { World } from '../../simulate/world/world.js';
import { fitWeapon, smallWeapons } from './module-fitting.js';
import { aboardShip, inNormalSpace, pledged } from './prerequisites.js';
import { ensureCredits } from './provisions.js';
import { inOrder, situationsIn } from './scenes.js';
import type { Stagings } from './situation-names.js';

/** Aboard, in a game with other players. */
function* amongPlayers(world: World): Activity {
  yield* aboardShip(world);
  if (world.commander.gameMode === 'Solo') yield* relog(world, 'Open');
}

/** In a squadron, or in none. */
function inSquadron(isMember: boolean) {
  return function* (world: World): Activity {
    yield* aboardShip(world);
    const { commander, random } = world;
    if (!isMember) yield* useSquadron(world, 'LeftSquadron');
    else commander.squadron ??= makeSquadron(random.stream('joined'));
  };
}

/** One line on each channel, and an answer. */
function* chat(world: World): Activity {
  for (const channel of playerChannels) {
    yield wait(world.random.integer(2, 10));
    yield heardText(world, channel);
  }
  yield wait(world.random.integer(2, 10));
  yield sentText(world);
}

/** Other players, powers and squadrons. */
export const companySituations = {
  wing: {
    prepare: inOrder(amongPlayers, leaveWing),
    act: (world) => joinWing(world, true),
    succeeded: ({ commander }) => commander.wing.length > 0,
  },
  'wing-left': {
    prepare: inOrder(amongPlayers, (world) => joinWing(world)),
    act: (world) => leaveWing(world),
    succeeded: ({ commander }) => commander.wing.length === 0,
  },
  'players-chat': situationsIn({ prepare: amongPlayers })(chat),
  'guest-aboard': situationsIn({ prepare: amongPlayers })((world) => hostGuest(world, true)),
  'player-killed': {
    *prepare(world) {
      yield* amongPlayers(world);
      if (!canFire(world.ship)) yield* fitWeapon(world, smallWeapons.laser);
      yield* inNormalSpace(world);
    },
    act: fightPlayer,
  },
  'power-joined': situationsIn({ prepare: pledged(false) })(pledgeTo),
  'power-left': situationsIn({ prepare: pledged(true) })(leavePower),
  'power-changed': situationsIn({ prepare: pledged(true) })(pledgeTo),
  'squadron-applied': situationsIn({ prepare: inSquadron(false) })((world) => seekSquadron(world, false)),
  'squadron-created': situationsIn({ prepare: inSquadron(false) })((world) => {
    ensureCredits(world, squadronFee);
    return seekSquadron(world, true);
  }),
  'squadron-bookmark': situationsIn({ prepare: inSquadron(true) })((world) =>
    useSquadron(world, 'SharedBookmarkToSquadron'),
  ),
  'squadron-left': situationsIn({ prepare: inSquadron(true) })((world) => useSquadron(world, 'LeftSquadron')),
} satisfies Stagings;
