import { frameShiftDrives } from '../../game/ship-part-table.js';
import type { ModuleEngineering } from '../../interface/types/game-events.js';
import { roundTo } from '../round.js';
import type { Drive } from './ship.js';

/** How many times the optimal mass each grade of the blueprint brings, at least. */
const grades = [1.001, 1.16, 1.26, 1.36, 1.46];

/** What the effect that goes with it adds. */
const heavyDuty = 1.04;

/** How much heavier the blueprint makes a drive, by its grade. */
const heavier = [1, 1.1, 1.15, 1.2, 1.25, 1.3];

/** What an engineer did to a drive whose optimal mass is larger than it was built with; nothing where it is not. */
export function driveEngineeringFields({ item, optimalMass }: Drive): ModuleEngineering | undefined {
  const built = frameShiftDrives[item];
  if (!built) return undefined;
  const [original, mass] = built;
  const level = grades.filter((grade) => optimalMass / original >= grade).length;
  if (level === 0) return undefined;
  const hasEffect = [1.55, 1.7].some((best) => Math.abs(optimalMass - original * best * heavyDuty) < 0.5);
  return {
    Engineer: 'Felicity Farseer',
    EngineerID: 300_100,
    BlueprintID: 128_673_689 + level,
    BlueprintName: 'FSD_LongRange',
    Level: level,
    Quality: 1,
    ...(hasEffect && { ExperimentalEffect: 'special_fsd_heavy', ExperimentalEffect_Localised: 'Mass Manager' }),
    Modifiers: [
      { Label: 'Mass', Value: roundTo(mass * (heavier[level] ?? 1), 6), OriginalValue: mass, LessIsGood: 1 },
      { Label: 'FSDOptimalMass', Value: roundTo(optimalMass, 6), OriginalValue: original, LessIsGood: 0 },
    ],
  };
}
