import { engineerReferrers, engineerRequests, referringRank } from '../../game/engineer-table.js';
import { materialTable } from '../../game/material-table.js';
import { distanceBetween, type StarSystem } from '../../game/star-system.js';
import { collect } from '../../simulate/activities/exploration/collect-materials.js';
import { canCraft, craftModule } from '../../simulate/activities/station/craft-module.js';
import { comeCloser, riseInRank } from '../../simulate/activities/station/visit-engineer.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { type Engineer, highestRank, isOnFoot, makeAcquainted } from '../../simulate/commander/engineer-progress.js';
import { addMaterial, materialCount } from '../../simulate/commander/material-stock.js';
import { freeCargoSpace } from '../../simulate/ship/ship.js';
import { stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { aboardShip, docked } from './prerequisites.js';
import { bringGoods } from './provisions.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';

/** The maximum distance to an engineer, in light-years. */
const maxDistance = 500;

/** The system of an engineer's workshop, if it is near enough and the ship can dock there. */
function workshopOf({ galaxy, ship, system: here }: World, { system }: Engineer): StarSystem | undefined {
  const there = galaxy.systemByName(system);
  if (!there || stationsWithPadFor(there, ship).length === 0) return undefined;
  return distanceBetween(there.position, here.position) <= maxDistance ? there : undefined;
}

/** The engineers within reach, nearest first. On-foot engineers count only for a commander with Odyssey. */
function engineersInReach(world: World, { engineer }: SessionSettings): Engineer[] {
  const { commander, system } = world;
  return commander.engineers
    .filter((each) => (commander.odyssey || !isOnFoot(each)) && (engineer === undefined || each.name === engineer))
    .flatMap((each) => {
      const there = workshopOf(world, each);
      return there ? [{ each, distance: distanceBetween(there.position, system.position) }] : [];
    })
    .sort((a, b) => a.distance - b.distance || a.each.id - b.each.id)
    .map(({ each }) => each);
}

/** The engineer who is closest to being unlocked; of several, the nearest. */
function toUnlock(world: World, settings: SessionSettings): Engineer | undefined {
  const closed = engineersInReach(world, settings).filter(({ access }) => access !== 'Unlocked');
  return closed.find(({ access }) => access === 'Invited') ?? closed.find(({ access }) => access) ?? closed[0];
}

function toRank(world: World, settings: SessionSettings): Engineer | undefined {
  const ranked = engineersInReach(world, settings).filter((each) => !isOnFoot(each));
  return (
    ranked.find(({ access, rank }) => access === 'Unlocked' && rank < highestRank) ??
    ranked.find(({ access }) => access !== 'Unlocked')
  );
}

/** An engineer who still has to be won over with something that the ship can bring. */
function toSupply(world: World, settings: SessionSettings): Engineer | undefined {
  const hasRoom = freeCargoSpace(world.ship) > 0;
  return engineersInReach(world, settings).find(({ access, id }) => {
    const request = access === 'Unlocked' ? undefined : engineerRequests[id];
    return request && (hasRoom || request.type === 'Materials');
  });
}

/** Chooses the engineer for a situation. */
type EngineerChoice = (world: World, settings: SessionSettings) => Engineer | undefined;

const toGain: EngineerChoice = (world, settings) => toUnlock(world, settings) ?? toRank(world, settings);

/** Docks at the workshop of the chosen engineer. */
function dockAtEngineer(choose: EngineerChoice): (world: World, settings: SessionSettings) => Activity {
  return function* (world, settings) {
    yield* aboardShip(world);
    const engineer = choose(world, settings);
    const system = engineer && workshopOf(world, engineer);
    if (system) yield* docked(world, { ...settings, system });
  };
}

function assertEngineerInReach(
  choose: EngineerChoice,
  what: string,
): (world: World, settings: SessionSettings) => void {
  return (world, settings) => {
    if (choose(world, settings)) return;
    throw new StageError(
      `${world.commander.name} can ${what} by ${settings.engineer ?? 'no engineer'} within reach any more`,
    );
  };
}

function* unlockEngineer(world: World, engineer: Engineer): Activity {
  while (engineer.access !== 'Unlocked') yield* advance(world, engineer);
}

/** One step: the commander becomes known, is invited or let in, or else rises in rank. */
function* advance(world: World, engineer: Engineer): Activity {
  const isOpen = engineer.access === 'Unlocked';
  if (!isOpen) yield* provideFor(world, engineer);
  yield wait(world.random.integer(20, 60));
  yield* (isOpen ? riseInRank : comeCloser)(world, engineer);
}

/** Unlocks the engineers who refer to them, and gives an invited commander what they still require. */
function* provideFor(world: World, engineer: Engineer): Activity {
  const { commander, ship } = world;
  const referrer = engineerReferrers[engineer.id];
  if (referrer !== undefined) makeAcquainted(commander.engineers, referrer, referringRank);
  const request = engineer.access === 'Invited' ? engineerRequests[engineer.id] : undefined;
  if (request?.type === 'Materials') yield* collect(world, request.what, request.count);
  if (request?.type !== 'Commodity') return;
  // The rest was delivered earlier.
  const fits = Math.min(request.count, freeCargoSpace(ship));
  engineer.given = request.count - fits;
  if (fits > 0) yield* bringGoods(world, request.what, fits);
}

function* raiseRank(world: World, engineer: Engineer): Activity {
  yield* unlockEngineer(world, engineer);
  yield* advance(world, engineer);
}

/** A visit to an engineer. */
function engineerSituation(
  choose: EngineerChoice,
  what: string,
  visit: (world: World, engineer: Engineer) => Activity,
): Staging {
  return {
    assertPossible: assertEngineerInReach(choose, what),
    prepare: dockAtEngineer(choose),
    *act(world, settings) {
      const engineer = choose(world, settings);
      if (engineer) yield* visit(world, engineer);
    },
  };
}

/** An engineer within reach who can craft a step on a module of this ship, or could with enough progress. */
function toCraft(world: World, settings: SessionSettings): Engineer | undefined {
  const all = engineersInReach(world, settings);
  return (
    all.find((each) => canCraft(world.ship, each)) ??
    all.find((each) => canCraft(world.ship, { ...each, rank: highestRank }))
  );
}

function* craft(world: World, engineer: Engineer): Activity {
  const { commander } = world;
  if (!canCraft(world.ship, engineer)) makeAcquainted(commander.engineers, engineer.id, highestRank);
  for (const [name] of materialTable) addMaterial(commander, name, enoughForACraft - materialCount(commander, name));
  yield wait(world.random.integer(20, 60));
  yield* craftModule(world, engineer);
}

/** More of each material than a step needs. */
const enoughForACraft = 10;

export const engineerSituations = {
  'engineer-craft': engineerSituation(toCraft, 'have a module engineered', craft),
  engineer: engineerSituation(toGain, 'be taken further', advance),
  'engineer-unlocked': engineerSituation(toUnlock, 'be let in', unlockEngineer),
  'engineer-supplied': engineerSituation(toSupply, 'be asked', unlockEngineer),
  'engineer-ranked': engineerSituation(toRank, 'be raised', raiseRank),
} satisfies Stagings;
