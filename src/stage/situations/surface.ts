import { synthesise } from '../../simulate/activities/cockpit/synthesise.js';
import { landOn, takeOff } from '../../simulate/activities/surface/landing.js';
import { driveSrv } from '../../simulate/activities/surface/srv.js';
import type { Play } from '../../simulate/play/play.js';
import { type Activity, wait } from '../../simulate/play/step.js';
import type { Overrides } from '../overrides/overrides.js';
import { assertFits, fitted, parts } from './fit.js';
import { above, groundFor, landed } from './reach.js';
import type { Situation, Situations } from './situation.js';
import { stock } from './stock.js';

/** What is told of a way down to a body, from its beginning to its end. */
const wayDown = ['ApproachBody', 'SupercruiseExit', 'Touchdown'] as const;

/** Goes down to a body; it has come when the way down has got so far, and so much of it has been told. */
function descent(about: string, told: number = wayDown.length, isReached?: Situation['isReached']): Situation {
  return {
    about,
    writes: wayDown.slice(0, told),
    later: wayDown.slice(told),
    takes: ['system', 'body'],
    refuses: (play, overrides) => void groundFor(play, overrides),
    *reach(play, overrides) {
      const [system] = groundFor(play, overrides);
      yield* above(play, system);
    },
    *act(play, overrides) {
      const [, body] = groundFor(play, { system: play.system, ...overrides });
      yield* landOn(play, body);
    },
    ...(isReached && { isReached }),
    holds: ({ place }) => place.is === 'landed',
  };
}

/** Something that is done in the SRV. */
function inSrv(
  about: string,
  meanwhile: ((play: Play) => Activity) | undefined,
  isReached: Situation['isReached'],
): Situation {
  return {
    about,
    writes: ['LaunchSRV'],
    later: ['DockSRV'],
    takes: ['system', 'body'],
    refuses(play, overrides) {
      assertFits(play, parts.srv);
      groundFor(play, overrides);
    },
    *reach(play, overrides) {
      yield* fitted(play, parts.srv);
      yield* landed(play, overrides);
    },
    act: (play) => driveSrv(play, meanwhile && (() => meanwhile(play))),
    ...(isReached && { isReached }),
  };
}

function* inTurret({ cockpit, random }: Play): Activity {
  cockpit.flags.delete('SrvTurretRetracted');
  cockpit.flags.add('SrvUsingTurretView');
  yield wait(random.integer(10, 30));
  cockpit.flags.delete('SrvUsingTurretView');
}

export const surface: Situations = {
  land: descent('lands on a planet or moon'),
  'orbital-cruise': descent(
    'is in orbital cruise around a planet',
    1,
    ({ place }) => place.is === 'supercruise' && !!place.over,
  ),
  glide: descent('glides down to a planet', 2, ({ cockpit }) => cockpit.flags2.has('GlideMode')),
  'take-off': {
    about: 'takes off from a planet, up to supercruise',
    writes: ['Liftoff'],
    takes: ['system', 'body'],
    refuses: (play, overrides: Overrides) => void groundFor(play, overrides),
    reach: landed,
    act: (play) => takeOff(play),
    holds: ({ place }) => place.is === 'supercruise',
  },
  'drive-srv': inSrv('drives about in the SRV', undefined, ({ ride }) => ride === 'srv'),
  'srv-turret': inSrv('sits in the turret of the SRV', inTurret, ({ cockpit }) =>
    cockpit.flags.has('SrvUsingTurretView'),
  ),
  'srv-synthesis': {
    ...inSrv(
      'makes something out of materials in the SRV',
      function* (play) {
        stock(play);
        yield* synthesise(play);
      },
      undefined,
    ),
    writes: ['LaunchSRV', 'Synthesis', 'DockSRV'],
    later: [],
  },
};
