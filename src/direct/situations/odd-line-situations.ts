import type { StarSystem } from '../../game/star-system.js';
import type { EventName } from '../../interface/event-types.js';
import { sampleLife } from '../../simulate/activities/exploration/sample-organisms.js';
import { mapBody } from '../../simulate/activities/exploration/surface-probes.js';
import { relog } from '../../simulate/activities/relog.js';
import { dockedEvent } from '../../simulate/activities/travel/dock.js';
import { supercruiseExit } from '../../simulate/activities/travel/flight-events.js';
import { abortJump, jumpTo } from '../../simulate/activities/travel/jump.js';
import { setRoute } from '../../simulate/activities/travel/nav-route.js';
import { requestPad } from '../../simulate/activities/travel/request-pad.js';
import { enterSupercruise, undock } from '../../simulate/activities/travel/supercruise.js';
import { type Activity, type Step, wait, write } from '../../simulate/activity.js';
import type { EventFields } from '../../simulate/event-fields.js';
import { fullTankRange } from '../../simulate/ship/jump-range.js';
import { dockedAt } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';
import { altered, upTo } from './altered-lines.js';
import { dockingSituations } from './docking-situations.js';
import { explorationSituations } from './exploration-situations.js';
import { findQuest, quests } from './exploration-targets.js';
import { topUpFuel } from './go-to-system.js';
import { docked } from './prerequisites.js';
import { onGround } from './scenes.js';
import type { Stagings } from './situation-names.js';
import { readyToJump } from './travel-situations.js';

/** An activity whose last line of a kind is written late: after one of another kind, or else in the end. */
function* writtenLate(activity: Activity, late: EventName, after: EventName): Activity {
  let held: Step | undefined;
  for (const step of activity) {
    if (step.kind === late) {
      if (held) yield held;
      held = step;
      continue;
    }
    yield step;
    if (held && step.kind === after) {
      yield held;
      held = undefined;
    }
  }
  if (held) yield held;
}

function withoutCoordinates(settlement: EventFields<'ApproachSettlement'>): EventFields<'ApproachSettlement'> {
  const { Latitude: _, Longitude: __, ...fields } = settlement;
  return fields;
}

/** A system without people within one jump: nothing in it is known yet. */
function emptyNeighbour({ commander, galaxy, ship, system }: World, but?: StarSystem): StarSystem {
  const found = galaxy
    .around(system.position, fullTankRange(ship) * 0.8)
    .find((each) => each !== but && each.population === 0 && commander.exploration.knownIn(each).size === 0);
  if (!found) throw new StageError(`there is no unknown system within one jump of ${system.name}`);
  return found;
}

function* jumpAway(world: World, end?: StarSystem): Activity {
  yield* jumpTo(world, emptyNeighbour(world), end);
}

/** Thargoids pull the ship out of hyperspace, elsewhere, and it goes dark; the jump is made later. */
function* hyperdiction(world: World): Activity {
  const { random, ship } = world;
  const to = emptyNeighbour(world);
  const end = emptyNeighbour(world, to);
  // The specification has no line that would tell where the jump was to lead.
  yield* jumpTo(world, world.dialect === 'game' ? to : end, end);
  world.place = { is: 'space' };
  yield supercruiseExit(world, undefined);
  yield wait(random.integer(5, 20));
  ship.hasShields = false;
  yield write('SystemsShutdown', {});
  yield wait(random.integer(30, 60));
  ship.hasShields = true;
  yield* topUpFuel(world);
  yield* jumpTo(world, to);
}

/** Leaves the pad, and asks for another at once. */
function* dockAgain(world: World): Activity {
  const { cockpit, place, random } = world;
  if (place.is !== 'docked') return;
  const { station } = place;
  yield* upTo(undock(world), 'Undocked');
  yield wait(random.integer(10, 30));
  yield* requestPad(world, station, 'none');
  yield wait(random.integer(30, 60));
  cockpit.flags.delete('LandingGearDown');
  world.place = dockedAt(station);
  yield dockedEvent(world, station);
  yield wait(random.integer(3, 9));
}

/** Enters supercruise below orbital cruise and drops again: the body is never left. */
function* skip(world: World): Activity {
  yield* upTo(enterSupercruise(world), 'SupercruiseEntry');
  const { place, random } = world;
  if (place.is !== 'supercruise' || !place.over) return;
  yield wait(random.integer(5, 15));
  world.place = { is: 'space', over: place.over };
  yield supercruiseExit(world, place.over.body);
  yield wait(random.integer(5, 15));
}

function* mapAndJump(world: World): Activity {
  yield* mapBody(world, findQuest(world, { system: world.system }, quests.mappedSignals)[1]);
  yield* jumpAway(world);
}

function* sampleAndJump(world: World): Activity {
  yield* sampleLife(world, 1);
  yield* enterSupercruise(world);
  yield* jumpAway(world);
}

/** In supercruise, with fuel for a jump. */
function* readyToLeave(world: World): Activity {
  yield* readyToJump(world, {});
  yield* topUpFuel(world);
  yield* enterSupercruise(world);
}

/** Leaves for the main menu in hyperspace, and comes back at the destination. */
function* leaveInHyperspace(world: World): Activity {
  const to = emptyNeighbour(world);
  yield* upTo(jumpTo(world, to), 'StartJump');
  // The specification has no line that would tell of the arrival.
  if (world.dialect === 'game') world.system = to;
  world.place = { is: 'space' };
  world.route = [];
  yield* relog(world);
}

const { 'dock-settlement': dockAtSettlement } = dockingSituations;

/** Lines that the game writes too late, too early, or not as usual: rare, and hard for tools. */
export const oddLineSituations = {
  'jump-to-empty': { prepare: readyToLeave, act: (world) => jumpAway(world) },
  misjump: { prepare: readyToLeave, act: (world) => jumpAway(world, world.system) },
  hyperdicted: { prepare: readyToLeave, act: hyperdiction },
  redock: { prepare: docked, act: dockAgain },
  skip: { ...onGround(), act: skip },
  'jump-aborted': {
    prepare: readyToLeave,
    *act(world) {
      const to = emptyNeighbour(world);
      yield* setRoute(world, [to]);
      yield* abortJump(world, to);
      yield* jumpTo(world, to);
    },
  },
  'boot-in-hyperspace': { prepare: readyToLeave, act: leaveInHyperspace },
  'early-scan': { prepare: readyToLeave, act: (world) => writtenLate(jumpAway(world), 'FSDJump', 'Scan') },
  'late-scan': {
    ...explorationSituations['map-signals'],
    act: (world) => writtenLate(writtenLate(mapAndJump(world), 'Scan', 'FSDJump'), 'SAASignalsFound', 'FSDJump'),
  },
  'late-sample': {
    ...explorationSituations['sample-organism'],
    act: (world) => writtenLate(sampleAndJump(world), 'ScanOrganic', 'FSDJump'),
  },
  'late-undocked': {
    prepare: docked,
    act: (world) => writtenLate(enterSupercruise(world), 'Undocked', 'SupercruiseEntry'),
  },
  'settlement-without-coordinates': {
    ...dockAtSettlement,
    act: (world, settings) => altered(dockAtSettlement.act(world, settings), 'ApproachSettlement', withoutCoordinates),
  },
} satisfies Stagings;
