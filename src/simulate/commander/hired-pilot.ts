import { pilotName } from '../person-names.js';
import { hashOf, Random } from '../random.js';
import type { Commander } from './simulated-commander.js';

/** The pilot that a commander hires, or has hired. */
export function pilotOf({ id }: Pick<Commander, 'id'>): { readonly Name: string; readonly CrewID: number } {
  const hash = hashOf(`pilot of ${id}`) >>> 0;
  return { Name: pilotName(new Random(hash)), CrewID: 100_000_000 + (hash >>> 4) };
}
