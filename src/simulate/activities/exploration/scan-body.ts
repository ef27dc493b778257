import type { BodyTree, CelestialBody } from '../../../game/celestial-body.js';
import { type Activity, type Step, wait, write, writeMade } from '../../activity.js';
import { hasMiningLocations } from '../../client-dialect.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { wasDiscovered, wasFootfalled, wasMapped } from '../../commander/first-discovery.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import { type ScanOccasion, scanBaryCentreFields, scanFields } from '../../galaxy/body-tree/scan-fields.js';
import { fssBodySignalsFields } from '../../galaxy/body-tree/signal-fields.js';
import { unitOf } from '../../random.js';
import { sixDecimals } from '../../round.js';
import type { World } from '../../world/world.js';
import { entryAbout, noteInCodex } from './codex.js';

type ScanType = ScanOccasion['type'];

/** The share of populated systems that commanders know completely. */
const familiar = { new: 0.2, settled: 0.5, veteran: 0.75 } as const;

/** Whether the commander has known this system completely for long. */
export function isFamiliar({ commander, system, home }: Pick<World, 'commander' | 'system' | 'home'>): boolean {
  if (system.population === 0) return false;
  return (
    system.address === home.address ||
    unitOf(`${commander.id} knows ${system.address}`) < familiar[commander.experience]
  );
}

/** Which bodies of this system have been scanned, in this session or earlier. */
export function knownHere(world: World): (body: Pick<CelestialBody, 'id'>) => boolean {
  if (isFamiliar(world)) return () => true;
  const known = world.commander.exploration.knownIn(world.system);
  return ({ id }) => known.has(id);
}

/** Stars, planets and moons: the bodies the discovery scanner counts. */
export function worldsOf({ all }: BodyTree): CelestialBody[] {
  return all.filter(({ is }) => is === 'star' || is === 'planet');
}

/** Stars, planets and moons of this system that are still unscanned. */
export function unscannedHere(world: World): CelestialBody[] {
  const isKnown = knownHere(world);
  return worldsOf(bodyTreeOf(world.system)).filter((body) => !isKnown(body));
}

/** The known share of the system, from 0 to 1, including these bodies: stars count for more than planets. */
export function progressHere(world: World, alsoKnown: readonly CelestialBody[]): number {
  const isKnown = knownHere(world);
  let known = 0;
  let whole = 0;
  for (const body of worldsOf(bodyTreeOf(world.system))) {
    const weight = (body.is === 'star' ? 1.6 : 0.7) * (0.7 + 0.6 * unitOf(`${world.system.address} ${body.id} tells`));
    whole += weight;
    if (isKnown(body) || alsoKnown.includes(body)) known += weight;
  }
  return whole === known ? 1 : sixDecimals(known / whole);
}

/**
 * Scans bodies one after the other, `apart` seconds between them, each preceded by its signals and its
 * barycentre. The last scan completes the system.
 */
export function* scanBodies(
  world: World,
  bodies: readonly CelestialBody[],
  scanType: ScanType,
  apart: (body: CelestialBody, index: number) => number,
): Activity {
  const wasComplete = unscannedHere(world).length === 0;
  for (const [index, body] of bodies.entries()) {
    const pause = apart(body, index);
    if (pause > 0) yield wait(pause);
    yield* scanBody(world, body, scanType);
  }
  if (wasComplete || unscannedHere(world).length > 0) return;
  // The game writes it once for each body found at this moment.
  const atOnce = bodies.filter((body, index) => body.is === 'star' && (index === 0 || apart(body, index) === 0)).length;
  for (let times = Math.max(1, Math.min(3, scanType === 'AutoScan' ? atOnce : 1)); times > 0; times--)
    yield allFound(world);
}

export function allFound({ system }: World): Step {
  const Count = worldsOf(bodyTreeOf(system)).length;
  return write('FSSAllBodiesFound', { SystemName: system.name, SystemAddress: system.address, Count });
}

/** Scans one body. */
export function* scanBody(world: World, body: CelestialBody, scanType: ScanType): Activity {
  const { system, commander } = world;
  const { exploration } = commander;
  const isNew = !knownHere(world)(body);
  const signals =
    scanType === 'Detailed' &&
    isNew &&
    body.is === 'planet' &&
    fssBodySignalsFields(system.address, body, hasMiningLocations(world));
  if (signals) yield write('FSSBodySignals', signals);
  for (const centre of newCentresOf(world, body)) {
    exploration.learn(system, centre);
    const fields = scanBaryCentreFields(system, centre, world.now);
    if (fields) yield write('ScanBaryCentre', fields);
  }
  const discovered = wasDiscovered(system, body);
  if (isNew) {
    // Beacon data cannot be sold.
    if (scanType === 'NavBeaconDetail') exploration.learn(system, body);
    else exploration.scan(system, body, !discovered);
    addToStatistic(commander.statistics, 'Exploration Planets_Scanned_To_Level_2', body.is === 'planet' ? 1 : 0);
  }
  yield writeMade('Scan', () =>
    scanFields(system, bodyTreeOf(system), body, {
      type: scanType,
      wasDiscovered: discovered,
      wasMapped: wasMapped(system, body),
      wasFootfalled: wasFootfalled(system, body),
      now: world.now,
    }),
  );
  if (isNew) yield* noteInCodex(world, entryAbout(body));
}

/** The barycentres of a body not written yet, outermost first. */
function newCentresOf(world: World, { parents }: CelestialBody): Extract<CelestialBody, { is: 'barycentre' }>[] {
  const known = world.commander.exploration.knownIn(world.system);
  const { all } = bodyTreeOf(world.system);
  const centres: Extract<CelestialBody, { is: 'barycentre' }>[] = [];
  for (const { what, id } of parents) {
    const centre = all[id];
    if (what !== 'Null' || centre?.is !== 'barycentre' || !centre.orbit || known.has(id)) break;
    centres.unshift(centre);
  }
  return centres;
}
