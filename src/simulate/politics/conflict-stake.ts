import type { StarSystem } from '../../game/star-system.js';
import type { Random } from '../random.js';

/** The stake of a faction in a conflict: an asset it owns; often none. */
export function stakeOf(faction: string, system: StarSystem, chance: Random): string {
  if (chance.chance(0.46)) return '';
  // Colonisation ships cannot be won.
  const own = system.stations.filter(({ faction: owner, name }) => owner === faction && !name.startsWith('$'));
  if (own.length > 0 && chance.chance(0.5)) return chance.pick(own).name;
  if (chance.chance(0.05)) return chance.pick(nameless);
  return `${chance.pick(people)} ${chance.pick(places)}`;
}

/** Assets without a name of their own. */
const nameless = ['$Settlement_Industrial:#index=1;', '$Settlement_Military:#index=1;'];

const people = [
  'Abernathy',
  'Benton',
  'Carlisle',
  'Dantius',
  'Enju',
  'Fairbairn',
  'Grassmann',
  'Harrison',
  'Ivanishvili',
  'Jackson',
  'Kepler',
  'Lindqvist',
  'Massimino',
  'Nnamani',
  'Okonkwo',
  'Patel',
  'Quimby',
  'Romanek',
  'Savitskaya',
  'Tsunenaga',
  'Usachov',
  'Volynov',
  'Wylie',
  'Zhukov',
];

const places = [
  'Camp',
  'Chemical Site',
  'Cultivation Garden',
  'Depot',
  'Drilling Exchange',
  'Engineering Complex',
  'Hydroponics Hub',
  'Manufacturing Workshop',
  'Military Fort',
  'Munitions Hub',
  'Orbital',
  'Prospect',
  'Relay',
  'Analysis Site',
];
