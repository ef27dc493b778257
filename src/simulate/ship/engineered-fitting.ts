import type { Blueprint } from '../../game/blueprint-table.js';
import { blueprintFor, builtStat } from '../../game/module-stats.js';
import { frameShiftDrives } from '../../game/ship-part-table.js';
import type { Experience } from '../commander/experience.js';
import type { Random } from '../random.js';
import type { AppliedBlueprint, Drive, FittedModule } from './ship.js';

/** The share of the other modules that were engineered. */
const chances: Readonly<Record<Experience, number>> = { new: 0, settled: 0.3, veteran: 0.6 };

/**
 * The modules with their engineering: derived from the drive's mass and the modules' power, random for the
 * others.
 */
export function engineered(
  random: Random,
  modules: readonly FittedModule[],
  drive: Drive,
  experience: Experience,
): FittedModule[] {
  return modules.map((module) => {
    const blueprint = blueprintFor(module.item);
    const engineering = blueprint && appliedTo(random, module, blueprint, drive, chances[experience]);
    if (!engineering) return module;
    const { slot, item, ...others } = module;
    return { slot, item, ...others, engineering };
  });
}

function appliedTo(
  random: Random,
  module: FittedModule,
  blueprint: Blueprint,
  drive: Drive,
  chance: number,
): AppliedBlueprint | undefined {
  const { item } = module;
  if (blueprint.name === 'FSD_LongRange') return bySize(random, blueprint, drive);
  if (blueprint.name === 'Engine_Dirty') return byPower(random, blueprint, module);
  if (!random.chance(chance) || item.endsWith('_fast')) return undefined;
  const quality = random.chance(0.6) ? 1 : random.integer(20, 99) / 100;
  return withEngineer(random, blueprint, random.integer(1, 5), quality, random.chance(0.9));
}

/** A drive whose optimal mass is larger than stock. */
function bySize(random: Random, blueprint: Blueprint, { item, optimalMass }: Drive): AppliedBlueprint | undefined {
  const ratio = optimalMass / (frameShiftDrives[item]?.optimalMass ?? optimalMass);
  const grades = [1.001, 1.16, 1.26, 1.36, 1.46];
  const level = grades.filter((grade) => ratio >= grade).length;
  const isHeavy = [1.55, 1.7].some((best) => Math.abs(ratio - best * (blueprint.effect?.factor ?? 1)) < 0.001);
  return level === 0 ? undefined : withEngineer(random, blueprint, level, 1, isHeavy);
}

/** Thrusters that draw more power than stock. */
function byPower(
  random: Random,
  blueprint: Blueprint,
  { item, power = 0 }: FittedModule,
): AppliedBlueprint | undefined {
  const built = builtStat(item, 'PowerDraw') ?? 0;
  const level = item.endsWith('_fast') || built === 0 ? 0 : Math.min(5, Math.round((power / built - 1) * 50) - 1);
  return level > 0 ? withEngineer(random, blueprint, level, 1, random.chance(0.9)) : undefined;
}

/** By one of the engineers who offer the grade; or the best grade that anyone offers. */
function withEngineer(
  random: Random,
  blueprint: Blueprint,
  requested: number,
  quality: number,
  hasEffect = false,
): AppliedBlueprint {
  const level = Math.min(requested, Math.max(...blueprint.engineers.map(([, grade]) => grade)));
  const [engineer] = random.pick(blueprint.engineers.filter(([, grade]) => grade >= level));
  return {
    blueprint: blueprint.name,
    engineer,
    level,
    quality,
    ...(hasEffect && blueprint.effect && { effect: blueprint.effect.name }),
  };
}
