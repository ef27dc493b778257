import { localised } from '../../commander/localised.js';
import { materialNames } from '../../commander/material-table.js';
import { type Recipe, recipes } from '../../commander/recipe-table.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { change, freeSpace, hasModule } from '../../ship/ship.js';
import { tellCargo } from './hold.js';
import { atScreen } from './screen.js';

/** The injections for the drive, by their number in `BoostUsed`. */
const injections = new Map<string, 1 | 2 | 3>([
  ['FSD Basic', 1],
  ['FSD Standard', 2],
  ['FSD Premium', 3],
]);

/** Tonnes of limpets that one synthesis makes. */
const limpetsMade = 4;

/** The tank of the SRV. */
const srvTank = 0.5;

/** What a recipe is good for only if the ship has it. */
const needs: readonly (readonly [start: string, module: string])[] = [
  ['AFM Refill', 'int_repairer'],
  ['AX Remote Flak', 'hpt_flakmortar'],
  ['AX Small Calibre', 'hpt_atmulticannon'],
  ['Chaff', 'hpt_chafflauncher'],
  ['Explosive', 'hpt_dumbfiremissilerack'],
  ['Guardian Gauss', 'hpt_guardian_gausscannon'],
  ['Heat Sink', 'hpt_heatsinklauncher'],
  ['High Velocity', 'hpt_railgun'],
  ['Large Calibre', 'hpt_cannon'],
  ['Plasma', 'hpt_plasmaaccelerator'],
  ['Seismic', 'hpt_mining_seismchrgwarhd'],
  ['Sub-surface', 'hpt_mining_subsurfdispmisle'],
  ['Caustic', 'hpt_causticsinklauncher'],
  ['Ammo', 'hpt_multicannon'],
  ['Limpet', 'int_dronecontrol'],
];

/** Makes something out of materials, if there are any: `injection` for the drive, or whatever is of use. */
export function* synthesise(play: Play, what: 'anything' | 'injection' = 'anything'): Activity {
  if (play.ride !== 'ship' && play.ride !== 'srv') return;
  const possible = recipes.filter((recipe) => isUseful(play, recipe) && isAffordable(play, recipe));
  const wanted = what === 'injection' ? possible.filter(([name]) => injections.has(name)) : possible;
  if (wanted.length > 0) yield* atScreen(play, 'InternalPanel', make(play, play.random.pick(wanted)));
}

function* make(play: Play, [name, , materials]: Recipe): Activity {
  const { commander, random } = play;
  yield wait(random.integer(5, 12));
  const spent = Object.entries(materials);
  for (const [material, count] of spent) change(commander.materials, material, -count);
  takeEffect(play, name);
  yield write('Synthesis', {
    Name: name,
    Materials: spent.map(([material, count]) => ({
      Name: material,
      ...localised('Name', material, materialNames[material] ?? material),
      Count: count,
    })),
  });
  yield* tellCargo(play);
  yield wait(random.integer(2, 5));
}

function takeEffect(play: Play, name: string): void {
  const { ship } = play;
  const injection = injections.get(name);
  if (injection) ship.injection = injection;
  if (name.startsWith('Limpet')) change(ship.cargo, 'drones', Math.min(limpetsMade, freeSpace(ship)));
  if (name.startsWith('Fuel')) play.srvFuel = srvTank;
}

function isUseful({ ride, ship }: Play, [name, by]: Recipe): boolean {
  if (by !== (ride === 'srv' ? 'srv' : 'ship')) return false;
  if (by === 'srv') return true;
  if (injections.has(name)) return ship.injection === 0;
  if (name.startsWith('Limpet') && freeSpace(ship) === 0) return false;
  const need = needs.find(([start]) => name.startsWith(start));
  return !need || hasModule(ship, need[1]);
}

function isAffordable({ commander }: Play, [, , materials]: Recipe): boolean {
  return Object.entries(materials).every(([material, count]) => (commander.materials.get(material) ?? 0) >= count);
}
