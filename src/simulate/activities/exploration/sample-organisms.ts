import type { Planet, Species } from '../../../game/celestial-body.js';
import { organismEntry } from '../../../game/codex-entries.js';
import { organismOf } from '../../../game/organisms.js';
import { type Activity, type Step, wait, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { wasFootfalled } from '../../commander/first-discovery.js';
import { organismFields } from '../../commander/organic-samples.js';
import { holdableItems, type SuitLoadout, unarmed } from '../../commander/suit-loadouts.js';
import type { EventFields } from '../../event-fields.js';
import { motionOver } from '../../world/motion.js';
import type { World } from '../../world/world.js';
import { disembark, embark } from '../surface/walking.js';
import { flyLeg } from '../travel/descent.js';
import { noteInCodex } from './codex.js';
import { planetBelow } from './collect-materials.js';
import { hop } from './hop.js';

/** The loadout with the sampler, if the commander has one. */
export function artemisLoadout({ commander }: World): SuitLoadout | undefined {
  return [commander.loadout, ...commander.loadouts].find(({ suit }) => suit.type === 'explorationsuit');
}

/** Organisms of the planet below that the commander has not analysed. */
export function lifeBelow(world: World): readonly Species[] {
  const planet = planetBelow(world);
  const { system, commander } = world;
  return (
    planet?.signals.life.filter((each) => isSampleable(each) && !commander.organic.isDone(system, planet.id, each)) ??
    []
  );
}

/** Some old life forms cannot be sampled. */
export function isSampleable({ species }: Species): boolean {
  return organismOf(species) !== undefined;
}

/** Grows nearly everywhere and earns little, so that most leave it alone. */
export function isCommon({ genus }: Species): boolean {
  return genus.includes('Bacterial');
}

/** Metres per second, and the maximum number of seconds, of a walk from the ship to a plant. */
const pace = 4;
const longestWalk = 40;
const farthestWalk = pace * longestWalk;

/** Samples life around the landed ship, at most `most` species. */
export function* sampleLife(world: World, most = Number.POSITIVE_INFINITY): Activity {
  const { random } = world;
  const life = lifeBelow(world);
  const wanted = life.filter((each) => !isCommon(each) || random.chance(0.2));
  for (const [index, species] of (wanted.length > 0 ? wanted : life).slice(0, most).entries()) {
    // The next species grows elsewhere.
    if (index > 0) yield* hop(world, random.number(4, 12) * farthestWalk);
    yield* sampleOrganism(world, species);
  }
}

/** Three samples of a species, each from another colony, and their analysis. */
export function* sampleOrganism(world: World, species: Species): Activity {
  const { place, vehicle, commander, random, system } = world;
  const suit = artemisLoadout(world);
  const planet = planetBelow(world);
  if (place.is !== 'landed' || vehicle !== 'ship' || !suit || !planet || !commander.odyssey) return;
  commander.loadout = suit;
  const range = organismOf(species.species)?.[0].range ?? 500;
  const isFirst = !wasFootfalled(system, planet);
  for (const [index, scanType] of (['Log', 'Sample', 'Sample'] as const).entries()) {
    if (index > 0) yield* hop(world, range * random.number(1.05, 2.5) + 2 * farthestWalk);
    yield* stepOntoGround(world, planet);
    yield* walkWithSampler(world);
    if (index === 0) yield* noteInCodex(world, organismEntry(species));
    yield scanOrganic(world, planet, species, scanType, isFirst);
    if (index === 2) {
      yield wait(5);
      noteAnalysis(world, planet, species, isFirst);
      yield scanOrganic(world, planet, species, 'Analyse', isFirst);
    }
    yield wait(random.integer(1, 5));
    yield* embark(world);
  }
}

/** Samples a species from the seat of an SRV, without getting out. */
export function* sampleFromSeat(world: World): Activity {
  const [species] = lifeBelow(world);
  const planet = planetBelow(world);
  if (!species || !planet) return;
  const isFirst = !wasFootfalled(world.system, planet);
  yield* noteInCodex(world, organismEntry(species));
  for (const scanType of ['Log', 'Sample', 'Sample'] as const) {
    yield scanOrganic(world, planet, species, scanType, isFirst);
    yield wait(world.random.integer(40, 120));
  }
  noteAnalysis(world, planet, species, isFirst);
  yield scanOrganic(world, planet, species, 'Analyse', isFirst);
}

function noteAnalysis({ commander, system }: World, { id }: Planet, species: Species, isFirst: boolean): void {
  const { organic, statistics } = commander;
  if (!organic.hasSampledOn(system, id)) addToStatistic(statistics, 'Exobiology Organic_Planets');
  organic.analyse({ species, system, body: id, isFirst });
}

function scanOrganic(
  { system }: World,
  { id }: Planet,
  species: Species,
  ScanType: EventFields<'ScanOrganic'>['ScanType'],
  isFirst: boolean,
): Step {
  return write('ScanOrganic', {
    ScanType,
    ...organismFields(species),
    WasLogged: !isFirst,
    SystemAddress: system.address,
    Body: id,
  });
}

/** Disembarks; the first footfall on a planet counts. */
function* stepOntoGround(world: World, planet: Planet): Activity {
  yield* disembark(world);
  const { commander, system } = world;
  const key = `${system.address} ${planet.id}`;
  if (world.vehicle !== 'foot' || commander.footfalls.has(key)) return;
  commander.footfalls.add(key);
  addToStatistic(commander.statistics, 'Exploration Planet_Footfalls');
  if (!wasFootfalled(system, planet)) addToStatistic(commander.statistics, 'Exploration First_Footfalls');
}

/** Walks to the next plant, sampler in hand. */
function* walkWithSampler(world: World): Activity {
  const { person, random, outsidePosition, commander } = world;
  if (!outsidePosition) return;
  person.weapon = holdableItems(commander.loadout).find(({ name }) => name.includes('sampletool')) ?? unarmed;
  outsidePosition.heading = random.integer(0, 359);
  yield* flyLeg(world, {
    motion: motionOver(outsidePosition, random.integer(2, pace)),
    seconds: random.seconds([5, 10, 18, 30, longestWalk]),
  });
}
