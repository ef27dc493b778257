import { disembark, embark, walkConcourse, walkOutside } from '../../simulate/activities/surface/on-foot.js';
import { motionOver } from '../../simulate/play/motion.js';
import type { Play } from '../../simulate/play/play.js';
import { type Activity, wait } from '../../simulate/play/step.js';
import { comfort, flags2Of } from '../../simulate/status/flags.js';
import { decodeFlags2, type Flag2Name } from '../../spec/flags.js';
import { StageError } from '../errors.js';
import type { OverrideName, Overrides } from '../overrides/overrides.js';
import { ashore, docked, groundFor, landed, needsOdyssey, outside } from './reach.js';
import type { Situation, Situations } from './situation.js';

/** Whether a bit of Flags2 is set. */
function has(play: Play, flag: Flag2Name): boolean {
  return decodeFlags2(flags2Of(play)).includes(flag);
}

interface Peril {
  readonly about: string;
  readonly flag: Flag2Name;
  readonly sets: OverrideName & ('oxygen' | 'health' | 'temperature');
  /** What it is, if nobody says. */
  readonly usual: number;
  /** Whether so much is as bad as that. */
  readonly isBad: (value: number) => boolean;
}

/** Something is wrong with somebody who walks about on a planet; they make it back to the ship. */
function peril({ about, flag, sets, usual, isBad }: Peril): Situation {
  return {
    about,
    writes: [],
    later: ['Embark'],
    takes: ['system', 'body', sets],
    refuses(play, overrides) {
      needsOdyssey(play);
      groundFor(play, overrides);
      const value = overrides[sets];
      if (value !== undefined && !isBad(value)) throw new StageError(`with ${sets}=${value} nobody is ${about}`);
    },
    reach: outside,
    *act(play, overrides) {
      const { person, random } = play;
      if (play.spot) play.motion = motionOver(play.spot, random.integer(2, 5));
      yield wait(random.integer(5, 15));
      const before = person[sets];
      person[sets] = overrides[sets] ?? usual;
      yield wait(random.integer(10, 25));
      person[sets] = before;
      yield* embark(play);
    },
    isReached: (play) => has(play, flag),
  };
}

function* toTheShip(play: Play, overrides: Overrides): Activity {
  if (play.ride !== 'foot') yield* ashore(play, overrides);
}

export const onFoot: Situations = {
  disembark: {
    about: 'leaves the ship on foot in the hangar of a station',
    writes: ['Disembark', 'SuitLoadout'],
    takes: ['station', 'system'],
    refuses: needsOdyssey,
    reach: (play, overrides) => docked(play, overrides),
    act: (play) => disembark(play),
    holds: ({ ride }) => ride === 'foot',
  },
  'disembark-planet': {
    about: 'leaves the ship on foot on a planet',
    writes: ['Disembark', 'SuitLoadout'],
    takes: ['system', 'body'],
    refuses(play, overrides) {
      needsOdyssey(play);
      groundFor(play, overrides);
    },
    reach: landed,
    act: (play) => disembark(play),
    holds: ({ ride, spot }) => ride === 'foot' && spot !== undefined,
  },
  concourse: {
    about: 'walks about in the concourse of a station',
    writes: [],
    takes: ['station', 'system'],
    refuses: needsOdyssey,
    reach: (play, overrides) => ashore(play, overrides),
    act: (play) => walkConcourse(play),
    holds: (play) => has(play, 'OnFootSocialSpace') && play.footing === 'concourse',
  },
  walk: {
    about: 'walks about on a planet',
    writes: [],
    takes: ['system', 'body'],
    refuses(play, overrides) {
      needsOdyssey(play);
      groundFor(play, overrides);
    },
    reach: outside,
    act: (play) => walkOutside(play),
    isReached: ({ motion, ride }) => ride === 'foot' && motion !== undefined,
  },
  embark: {
    about: 'gets back into the ship',
    writes: ['Embark'],
    takes: ['station', 'system'],
    refuses: needsOdyssey,
    reach: toTheShip,
    act: (play) => embark(play),
    holds: ({ ride }) => ride === 'ship',
  },
  'oxygen-low': peril({
    about: 'short of oxygen',
    flag: 'LowOxygen',
    sets: 'oxygen',
    usual: 0.18,
    isBad: (value) => value < 0.25,
  }),
  'health-low': peril({
    about: 'badly hurt',
    flag: 'LowHealth',
    sets: 'health',
    usual: 0.2,
    isBad: (value) => value < 0.25,
  }),
  'too-cold': peril({
    about: 'very cold',
    flag: 'VeryCold',
    sets: 'temperature',
    usual: 60,
    isBad: (value) => value < comfort.veryCold,
  }),
  'too-hot': peril({
    about: 'very hot',
    flag: 'VeryHot',
    sets: 'temperature',
    usual: 512,
    isBad: (value) => value > comfort.veryHot,
  }),
};
