import { localisedField } from '../../../game/localised.js';
import { materialNames } from '../../../game/material-grades.js';
import { type SynthesisRecipe, synthesisNeeds, synthesisRecipes } from '../../../game/synthesis-table.js';
import { type Activity, wait, write } from '../../activity.js';
import { boostNumbers } from '../../ship/jump-range.js';
import { changeStock, freeCargoSpace, hasModule } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { atScreen } from './at-screen.js';
import { writeCargo } from './write-cargo-and-loadout.js';

/** The injections for the drive, by their number in `BoostUsed`. */
const injections = new Map<string, 1 | 2 | 3>([
  ['FSD Basic', boostNumbers.basic],
  ['FSD Standard', boostNumbers.standard],
  ['FSD Premium', boostNumbers.premium],
]);

/** Tonnes of limpets that one synthesis makes. */
const limpetsMade = 4;

/** The tank of the SRV. */
const srvTank = 0.5;

/** Synthesises something useful, if there are materials for it; or only an `injection` for the drive. */
export function* synthesise(world: World, what: 'anything' | 'injection' = 'anything'): Activity {
  if (world.vehicle !== 'ship' && world.vehicle !== 'srv') return;
  const possible = synthesisRecipes.filter((recipe) => isUseful(world, recipe) && isAffordable(world, recipe));
  const candidates = what === 'injection' ? possible.filter(([name]) => injections.has(name)) : possible;
  if (candidates.length > 0) yield* atScreen(world, 'InternalPanel', make(world, world.random.pick(candidates)));
}

function* make(world: World, [name, , materials]: SynthesisRecipe): Activity {
  const { commander, random } = world;
  yield wait(random.integer(5, 12));
  const spent = Object.entries(materials);
  for (const [material, count] of spent) changeStock(commander.materials, material, -count);
  takeEffect(world, name);
  yield write('Synthesis', {
    Name: name,
    Materials: spent.map(([material, count]) => ({
      Name: material,
      ...localisedField('Name', material, materialNames[material] ?? material),
      Count: count,
    })),
  });
  yield* writeCargo(world);
  yield wait(random.integer(2, 5));
}

function takeEffect(world: World, name: string): void {
  const { ship } = world;
  const injection = injections.get(name);
  if (injection) ship.injection = injection;
  if (name.startsWith('Limpet')) changeStock(ship.cargo, 'drones', Math.min(limpetsMade, freeCargoSpace(ship)));
  if (name.startsWith('Fuel')) world.srvFuel = srvTank;
}

function isUseful({ vehicle, ship }: World, [name, by]: SynthesisRecipe): boolean {
  if (by !== (vehicle === 'srv' ? 'srv' : 'ship')) return false;
  if (by === 'srv') return true;
  if (injections.has(name)) return ship.injection === 0;
  if (name.startsWith('Limpet') && freeCargoSpace(ship) === 0) return false;
  const need = synthesisNeeds.find(([start]) => name.startsWith(start));
  return !need || hasModule(ship, need[1]);
}

function isAffordable({ commander }: World, [, , materials]: SynthesisRecipe): boolean {
  return Object.entries(materials).every(([material, count]) => (commander.materials.get(material) ?? 0) >= count);
}
