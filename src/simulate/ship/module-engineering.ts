import { type Blueprint, blueprintTable } from '../../game/blueprint-table.js';
import { engineerTable } from '../../game/engineer-table.js';
import { blueprintFor, builtStat } from '../../game/module-stats.js';
import { frameShiftDrives } from '../../game/ship-part-table.js';
import type { ModuleEngineering } from '../../interface/types/game-events.js';
import { singlePrecision } from '../round.js';
import type { AppliedBlueprint, Drive, FittedModule } from './ship.js';

/** The engineering of a module, as Loadout and EngineerCraft write it; undefined without any. */
export function engineeringFields(module: FittedModule, drive: Drive): ModuleEngineering | undefined {
  const { item, engineering, power } = module;
  if (!engineering) return undefined;
  // Known values take precedence: the panel shows the power, and jumps are computed from the mass.
  const known: Readonly<Record<string, number | undefined>> = {
    PowerDraw: power,
    FSDOptimalMass: item === drive.item ? drive.optimalMass : undefined,
  };
  const { engineer, level, quality, effect } = engineering;
  const blueprint = blueprintTable.find(({ name }) => name === engineering.blueprint);
  const name = engineerTable.find(([id]) => id === engineer)?.[1];
  if (!blueprint || name === undefined) return undefined;
  return {
    Engineer: name,
    EngineerID: engineer,
    BlueprintID: blueprint.id + level - 1,
    BlueprintName: blueprint.name,
    Level: level,
    Quality: quality,
    ...effectFields(blueprint, effect),
    Modifiers: blueprint.modifiers.flatMap(([label, lessIsGood]) => {
      const built = builtOf(item, label);
      const factor = modifierFactor(engineering, blueprint, label);
      if (built === undefined || factor === 1) return [];
      const value = known[label] ?? built * factor;
      return [
        { Label: label, Value: singlePrecision(value), OriginalValue: singlePrecision(built), LessIsGood: lessIsGood },
      ];
    }),
  };
}

function effectFields(
  { effect }: Blueprint,
  applied: string | undefined,
): Pick<ModuleEngineering, 'ExperimentalEffect' | 'ExperimentalEffect_Localised'> {
  if (applied === undefined || effect?.name !== applied) return {};
  return {
    ExperimentalEffect: effect.name,
    ExperimentalEffect_Localised: effect.shown,
  };
}

function builtOf(item: string, label: string): number | undefined {
  return label === 'FSDOptimalMass' ? frameShiftDrives[item]?.optimalMass : builtStat(item, label);
}

/**
 * The factor on a property: a drawback applies in full at once, a benefit grows with each step of the grade.
 */
function modifierFactor({ level, quality, effect }: AppliedBlueprint, blueprint: Blueprint, label: string): number {
  const row = blueprint.modifiers.find(([name]) => name === label);
  if (!row) return 1;
  const [, lessIsGood, factors] = row;
  const now = factors[level - 1] ?? 1;
  const before = level > 1 ? (factors[level - 2] ?? 1) : 1;
  const isBetter = lessIsGood === 1 ? now < 1 : now > 1;
  const reached = isBetter ? before + (now - before) * quality : now;
  return effect !== undefined && blueprint.effect?.label === label ? reached * blueprint.effect.factor : reached;
}

/** The factor on a property of a module, relative to stock. */
export function factorOn({ item, engineering }: Pick<FittedModule, 'item' | 'engineering'>, label: string): number {
  const blueprint = blueprintFor(item);
  return engineering && blueprint ? modifierFactor(engineering, blueprint, label) : 1;
}
