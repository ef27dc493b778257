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
import { assertOdyssey, findLandingBody, onFootInStation, onFootOnPlanet } from './prerequisites.js';
import { atStation, onGround, withOdyssey } from './scenes.js';
import type { Situation, Situations } from './situation.js';

/** Whether a bit of Flags2 is set. */
function has(world: World, flag: Flag2Name): boolean {
  return decodeFlags2(flags2Of(world, surfacePositionIn(world))).includes(flag);
}

type HazardSetting = 'oxygen' | 'health' | 'temperature';

interface Hazard<Sets extends HazardSetting> {
  readonly condition: string;
  readonly flag: Flag2Name;
  readonly sets: Sets;
  /** The value if none is set. */
  readonly preset: number;
  /** Whether a value raises the flag. */
  readonly isBad: (value: number) => boolean;
}

/** A hazard to the commander on foot on a planet, who returns to the ship in the end. */
function hazard<Sets extends HazardSetting>({
  condition,
  flag,
  sets,
  preset,
  isBad,
}: Hazard<Sets>): Situation<'system' | 'body' | Sets, never> {
  return {
    about: `is ${condition}`,
    writes: [],
    later: ['Embark'],
    takes: ['system', 'body', sets],
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
    about: 'leaves the ship on foot in the hangar of a station',
    writes: ['Disembark', 'SuitLoadout'],
    ...withOdyssey(atStation()),
    act: (world) => disembark(world),
    succeeded: ({ vehicle }) => vehicle === 'foot',
  },
  'disembark-planet': {
    about: 'leaves the ship on foot on a planet',
    writes: ['Disembark', 'SuitLoadout'],
    ...withOdyssey(onGround()),
    act: (world) => disembark(world),
    succeeded: ({ vehicle, outsidePosition }) => vehicle === 'foot' && outsidePosition !== undefined,
  },
  concourse: {
    about: 'walks about in the concourse of a station',
    writes: [],
    ...withOdyssey(atStation(onFootInStation)),
    act: (world) => walkConcourse(world),
    succeeded: (world) => has(world, 'OnFootSocialSpace') && world.standingOn === 'concourse',
  },
  walk: {
    about: 'walks about on a planet',
    writes: [],
    ...withOdyssey(onGround(onFootOnPlanet)),
    act: (world) => walkOutside(world),
    isReached: ({ motion, vehicle }) => vehicle === 'foot' && motion !== undefined,
  },
  resupply: {
    about: 'refills the suit and its weapons on foot',
    writes: ['Resupply'],
    ...withOdyssey(onGround(onFootOnPlanet)),
    *act({ random }) {
      yield wait(random.integer(3, 10));
      yield write('Resupply', {});
    },
  },
  'ship-recalled': {
    about: 'sends the ship away on foot, and calls it back',
    writes: ['Liftoff', 'Touchdown'],
    ...withOdyssey(onGround(onFootOnPlanet)),
    *act(world) {
      if (world.outsidePosition) yield* sendAway(world, world.outsidePosition);
    },
  },
  embark: {
    about: 'gets back into the ship',
    writes: ['Embark'],
    ...withOdyssey(atStation(toTheShip)),
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
} as const satisfies Situations;
