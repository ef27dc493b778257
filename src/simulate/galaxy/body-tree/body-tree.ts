import type { BodyTree } from '../../../game/celestial-body.js';
import { RecentCache } from '../../../words/memo.js';
import { hashOf, Random } from '../../random.js';
import { anchorsOf, type BodyOrigin } from './anchors.js';
import { numbered } from './numbering.js';
import { addPlanets } from './planets.js';
import { starsOfSol } from './sol.js';
import { starsOf } from './star-hierarchy.js';

const recent = new RecentCache<string, BodyTree>(200);

/** The same system is requested many times in a row. */
let last: { readonly system: BodyOrigin; readonly tree: BodyTree } | undefined;

/** Everything that orbits in a system; always the same. */
export function bodyTreeOf(system: BodyOrigin): BodyTree {
  if (last?.system !== system) last = { system, tree: findOrMake(system) };
  return last.tree;
}

function findOrMake(system: BodyOrigin): BodyTree {
  const anchors = anchorsOf(system);
  const { name, address, starClass, arrival, population } = system;
  // A system described by a user may have the address of another.
  const places = anchors.map(({ distance, landable }) => `${distance}${landable ? '' : '-'}`).join();
  const key = [name, address, starClass, arrival.id, arrival.name, population > 0, places].join(' ');
  return recent.getOrMake(key, () => {
    const random = new Random(hashOf(`bodies of ${address}`));
    if (name === 'Sol') return numbered(system, starsOfSol(random));
    const stars = starsOf(system, anchors, random);
    for (const host of stars.hosts) addPlanets(host, random);
    return numbered(system, stars);
  });
}
