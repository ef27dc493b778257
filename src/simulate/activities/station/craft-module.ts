import type { Blueprint } from '../../../game/blueprint-table.js';
import { localisedField } from '../../../game/localised.js';
import { materialNameOf } from '../../../game/material-grades.js';
import { blueprintFor, moduleMass } from '../../../game/module-stats.js';
import { frameShiftDrives } from '../../../game/ship-part-table.js';
import { type Activity, type Step, wait, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import type { Engineer } from '../../commander/engineer-progress.js';
import { materialCount, useMaterial } from '../../commander/material-stock.js';
import { roundTo, sixDecimals } from '../../round.js';
import { engineeringFields, factorOn } from '../../ship/module-engineering.js';
import type { AppliedBlueprint, FittedModule, Ship } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { visitOutfitting } from './visit-outfitting.js';

/** A step of a blueprint on a module. */
interface Craft {
  readonly module: FittedModule;
  readonly blueprint: Blueprint;
  readonly next: AppliedBlueprint;
  readonly ingredients: Readonly<Record<string, number>>;
  /** The effect, if this step adds one. */
  readonly effect?: string;
}

/** The number of steps by grade. */
const stepsInGrade = [2, 3, 4, 5, 6];

/** Progress to the next rank by crafted grade, in per cent. */
const esteem = [12, 18, 24, 30, 36];

/**
 * Has an engineer craft one step on a module of the ship, if there are materials for it; returns the gain in
 * progress with the engineer.
 */
export function* craftModule(world: World, engineer: Engineer): Generator<Step, number, undefined> {
  const { commander, random, ship } = world;
  const possible = craftsBy(ship, engineer).filter(({ ingredients }) =>
    Object.entries(ingredients).every(([name, count]) => materialCount(commander, name) >= count),
  );
  if (possible.length === 0) return 0;
  const craft = random.pick(possible);
  const { ingredients, next } = craft;
  for (const [name, count] of Object.entries(ingredients)) useMaterial(commander, name, count);
  const module = apply(ship, craft);
  const fields = engineeringFields(module, ship.drive);
  if (!fields) return 0;
  addToStatistic(commander.statistics, `Crafting Recipes_Generated_Rank_${next.level}`);
  yield write('EngineerCraft', {
    Slot: module.slot,
    Module: module.item,
    ...(craft.effect !== undefined && { ApplyExperimentalEffect: craft.effect }),
    Ingredients: Object.entries(ingredients).map(([name, count]) => ({
      Name: name,
      ...localisedField('Name', name, materialNameOf(name)),
      Count: count,
    })),
    ...fields,
  });
  yield wait(random.integer(4, 12));
  return esteem[next.level - 1] ?? 0;
}

/**
 * The next step of each module that an engineer can work on: within a grade they offer, and have unlocked for
 * the commander.
 */
function craftsBy({ modules }: Ship, engineer: Engineer): Craft[] {
  return modules.flatMap((module) => {
    const blueprint = blueprintFor(module.item);
    const known = blueprint?.engineers.find(([id]) => id === engineer.id)?.[1] ?? 0;
    if (!blueprint || module.item.endsWith('_fast')) return [];
    const craft = nextStep(module, blueprint, engineer.id);
    return craft && craft.next.level <= Math.min(known, engineer.rank) ? [craft] : [];
  });
}

/** Applies a pinned blueprint, which any outfitting can do; the engineer does not hear of it. */
export function* craftRemotely(world: World): Activity {
  const { commander, random, ship } = world;
  const known = commander.engineers.filter((engineer) => canCraft(ship, engineer));
  if (known.length === 0) return;
  const engineer = random.pick(known);
  yield* visitOutfitting(world, function* () {
    for (let left = random.integer(2, 7); left > 0; left--) if ((yield* craftModule(world, engineer)) === 0) return;
  });
}

/** Whether an engineer could craft a step on a module of a ship. */
export function canCraft(ship: Ship, engineer: Engineer): boolean {
  return craftsBy(ship, engineer).length > 0;
}

function nextStep(module: FittedModule, blueprint: Blueprint, engineer: number): Craft | undefined {
  const { engineering: old } = module;
  const isFull = old !== undefined && old.quality >= 1;
  const level = old ? (isFull ? old.level + 1 : old.level) : 1;
  const { effect } = blueprint;
  if (old && level > 5) {
    if (!effect || old.effect !== undefined) return undefined;
    const next = { ...old, engineer, effect: effect.name };
    return { module, blueprint, next, ingredients: effect.ingredients, effect: effect.name };
  }
  const steps = stepsInGrade[level - 1] ?? 1;
  const quality = Math.min(1, roundTo((isFull || !old ? 0 : old.quality) + 1 / steps, 4));
  const ingredients = Object.fromEntries((blueprint.ingredients[level - 1] ?? []).map((name) => [name, 1]));
  return { module, blueprint, next: { ...old, blueprint: blueprint.name, engineer, level, quality }, ingredients };
}

/** Applies the step: mass and power of the module, and range of the drive. */
function apply(ship: Ship, { module, next }: Craft): FittedModule {
  const changed: FittedModule = {
    ...module,
    engineering: next,
    ...(module.power !== undefined && { power: roundTo(module.power * change(module, next, 'PowerDraw'), 4) }),
  };
  ship.modules[ship.modules.indexOf(module)] = changed;
  const mass = moduleMass(module.item);
  ship.unladenMass = sixDecimals(ship.unladenMass + mass * (factorOn(changed, 'Mass') - factorOn(module, 'Mass')));
  const built = frameShiftDrives[module.item]?.optimalMass;
  if (built !== undefined && module.item === ship.drive.item) {
    ship.drive = { ...ship.drive, optimalMass: sixDecimals(built * factorOn(changed, 'FSDOptimalMass')) };
  }
  return changed;
}

function change(module: FittedModule, next: AppliedBlueprint, label: string): number {
  return factorOn({ ...module, engineering: next }, label) / factorOn(module, label);
}
