import type { StarSystem } from '../galaxy/system.js';
import type { Random } from '../random.js';

/** What a faction stands to lose in a conflict: a place it owns; often nothing. */
export function stakeOf(faction: string, system: StarSystem, chance: Random): string {
  if (chance.chance(0.46)) return '';
  const own = system.stations.filter((station) => station.faction === faction);
  if (own.length > 0 && chance.chance(0.5)) return chance.pick(own).name;
  if (chance.chance(0.05)) return `$EXT_PANEL_ColonisationShip; ${chance.pick(people)}`;
  return `${chance.pick(people)} ${chance.pick(places)}`;
}

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
