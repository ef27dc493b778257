import { decodeFlags2, type Flag2Name } from '../../interface/flag-tables.js';
import { sendAway } from '../../simulate/activities/surface/lift-off.js';
import { disembark, embark, walkConcourse, walkOutside } from '../../simulate/activities/surface/walking.js';
import { type Activity, wait, write } from '../../simulate/activity.js';
import { flags2Of, temperatureLimits } from '../../simulate/status/status-flags.js';
import { motionOver } from '../../simulate/world/motion.js';
import { surfacePositionIn } from '../../simulate/world/whereabouts.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { assertOdyssey, docked, findLandingBody, onFootInStation, onFootOnPlanet } from './prerequisites.js';
import { onGround, withOdyssey } from './scenes.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';

/** Whether a bit of Flags2 is set. */
function has(world: World, flag: Flag2Name): boolean {
  return decodeFlags2(flags2Of(world, surfacePositionIn(world))).includes(flag);
}

interface Hazard {
  readonly condition: string;
  readonly flag: Flag2Name;
  readonly sets: 'oxygen' | 'health' | 'temperature';
  /** The value if none is set. */
  readonly preset: number;
  /** Whether a value raises the flag. */
  readonly isBad: (value: number) => boolean;
}

/** A hazard to the commander on foot on a planet, who returns to the ship in the end. */
function hazard({ condition, flag, sets, preset, isBad }: Hazard): Staging {
  return {
    assertPossible(world, settings) {
      assertOdyssey(world);
      findLandingBody(world, settings);
      const value = settings[sets];
      if (value !== undefined && !isBad(value))
        throw new StageError(`with ${sets}=${value} the commander is not ${condition}`);
    },
    prepare: onFootOnPlanet,
    *act(world, settings) {
      const { person, random } = world;
      if (world.outsidePosition) world.motion = motionOver(world.outsidePosition, random.integer(2, 5));
      yield wait(random.integer(5, 15));
      const before = person[sets];
      person[sets] = settings[sets] ?? preset;
      yield wait(random.integer(10, 25));
      person[sets] = before;
      yield* embark(world);
    },
    isReached: (world) => has(world, flag),
  };
}

function* toTheShip(world: World, settings: SessionSettings): Activity {
  if (world.vehicle !== 'foot') yield* onFootInStation(world, settings);
}

export const onFootSituations = {
  disembark: {
    ...withOdyssey({ prepare: docked }),
    act: (world) => disembark(world),
    succeeded: ({ vehicle }) => vehicle === 'foot',
  },
  'disembark-planet': {
    ...withOdyssey(onGround()),
    act: (world) => disembark(world),
    succeeded: ({ vehicle, outsidePosition }) => vehicle === 'foot' && outsidePosition !== undefined,
  },
  concourse: {
    ...withOdyssey({ prepare: onFootInStation }),
    act: (world) => walkConcourse(world),
    succeeded: (world) => has(world, 'OnFootSocialSpace') && world.standingOn === 'concourse',
  },
  walk: {
    ...withOdyssey(onGround(onFootOnPlanet)),
    act: (world) => walkOutside(world),
    isReached: ({ motion, vehicle }) => vehicle === 'foot' && motion !== undefined,
  },
  resupply: {
    ...withOdyssey(onGround(onFootOnPlanet)),
    *act({ random }) {
      yield wait(random.integer(3, 10));
      yield write('Resupply', {});
    },
  },
  'ship-recalled': {
    ...withOdyssey(onGround(onFootOnPlanet)),
    *act(world) {
      if (world.outsidePosition) yield* sendAway(world, world.outsidePosition);
    },
  },
  embark: {
    ...withOdyssey({ prepare: toTheShip }),
    act: (world) => embark(world),
    succeeded: ({ vehicle }) => vehicle === 'ship',
  },
  'oxygen-low': hazard({
    condition: 'short of oxygen',
    flag: 'LowOxygen',
    sets: 'oxygen',
    preset: 0.18,
    isBad: (value) => value < 0.25,
  }),
  'health-low': hazard({
    condition: 'badly hurt',
    flag: 'LowHealth',
    sets: 'health',
    preset: 0.2,
    isBad: (value) => value < 0.25,
  }),
  'too-cold': hazard({
    condition: 'very cold',
    flag: 'VeryCold',
    sets: 'temperature',
    preset: 60,
    isBad: (value) => value < temperatureLimits.veryCold,
  }),
  'too-hot': hazard({
    condition: 'very hot',
    flag: 'VeryHot',
    sets: 'temperature',
    preset: 512,
    isBad: (value) => value > temperatureLimits.veryHot,
  }),
} satisfies Stagings;
