import type { BodyTree } from '../../../game/celestial-body.js';
import { hashOf, Random } from '../../random.js';
import { RecentCache } from '../../recent-cache.js';
import { anchorsOf, type BodyOrigin } from './anchors.js';
import { numbered } from './numbering.js';
import { addPlanets } from './planets.js';
import { starsOfSol } from './sol.js';
import { starsOf } from './star-hierarchy.js';

const recent = new RecentCache<string, BodyTree>(200);

/** What was asked for last is asked for again and again. */
let last: { readonly system: BodyOrigin; readonly tree: BodyTree } | undefined;

/** All that orbits in a system: always the same, whenever it is asked for. */
export function bodyTreeOf(system: BodyOrigin): BodyTree {
  if (last?.system !== system) last = { system, tree: findOrMake(system) };
  return last.tree;
}

function findOrMake(system: BodyOrigin): BodyTree {
  const anchors = anchorsOf(system);
  const { address, starClass, arrival, population } = system;
  // A system that a user describes may have the address of another.
  const places = anchors.map(({ distance, landable }) => `${distance}${landable ? '' : '-'}`).join();
  return recent.get(`${address} ${starClass} ${arrival.id} ${arrival.name} ${population > 0} ${places}`, () => {
    const random = new Random(hashOf(`bodies of ${address}`));
    if (system.name === 'Sol') return numbered(system, starsOfSol(random));
    const stars = starsOf(system, anchors, random);
    for (const host of stars.hosts) addPlanets(host, random);
    return numbered(system, stars);
  });
}
