/** Stock properties of modules, by size and class (1 for E to 5 for A). */
import { type Blueprint, blueprintTable } from './blueprint-table.js';
import { moduleMassTable } from './module-mass-table.js';

/** Mass of a core module of class E in tonnes, by size. */
const coreMass = [0, 1.3, 2.5, 5, 10, 20, 40, 80, 160];
/** Mass factors of the classes from E to A. */
const byClass = [1, 0.4, 1, 1.6, 1];
const powerPlantByClass = [1, 0.4, 0.5, 0.8, 0.5];

const coreModule =
  /^int_(powerplant|engine|hyperdrive(?:_overcharge)?|lifesupport|powerdistributor|sensors|shieldgenerator)_size(\d)_class(\d)/;

/** Mass of a weapon in tonnes, by the size in its name. */
const weaponMass = { small: 2, medium: 4, large: 8, huge: 16 } as const;

/** Stock mass of a module, in tonnes. */
export function moduleMass(item: string): number {
  const [, family, size = '0', grade = '1'] = coreModule.exec(item) ?? [];
  if (family === undefined) {
    const weapon = /^hpt_.*_(small|medium|large|huge)/.exec(item)?.[1] as keyof typeof weaponMass | undefined;
    return moduleMassTable.find(([start]) => item.startsWith(start))?.[1] ?? (weapon ? weaponMass[weapon] : 0);
  }
  // Overcharged drives weigh the same in class B.
  const factors = family === 'powerplant' ? powerPlantByClass : byClass;
  const factor = family === 'hyperdrive_overcharge' && grade === '4' ? 1 : factors[Number(grade) - 1];
  return (coreMass[Number(size)] ?? 0) * (factor ?? 1);
}

/** Integrity of class C, by size. */
const coreIntegrity = [0, 40, 51, 64, 80, 96, 113, 131, 150];

/** The stock value of a property that blueprints change; undefined for one that the module lacks. */
export function builtStat(item: string, label: string): number | undefined {
  const [, family = '', sizeText = '0', gradeText = '1'] = coreModule.exec(item) ?? [];
  const size = Number(sizeText);
  const grade = Number(gradeText) - 1;
  if (label === 'Mass') return moduleMass(item);
  if (label === 'Integrity') return integrity(family, size, grade);
  return stats[label]?.(item, size, grade);
}

function integrity(family: string, size: number, grade: number): number {
  const drive = [0.9, 0.8, 1, 1.5, 1.25];
  const other = [0.9, 0.8, 1, 1.2, 1.1];
  const lifeSupport = [1, 0.9, 1.1, 1.2, 1.1];
  const factors = family.startsWith('hyperdrive') ? drive : family === 'lifesupport' ? lifeSupport : other;
  return Math.round((coreIntegrity[size] ?? 0) * (factors[grade] ?? 1));
}

/** Drives and thrusters of class E, by size. */
const thrusterMass = [0, 0, 48, 80, 280, 560, 960, 1440, 2240];
const plantPower = [0, 0, 6.4, 8, 10.4, 13.6, 16.8, 20, 24];
/** The better classes of thrusters and power plants. */
const better = [1, 1.125, 1.25, 1.375, 1.5];
const heatEfficiency = [1, 0.75, 0.5, 0.45, 0.4];
const thrusterPower = [0, 0, 2, 2.48, 3.28, 4.08, 5.04, 6.08, 7.2];
const drivePower = [0, 0, 0.3, 0.45, 0.45, 0.6, 0.75, 0.9, 1.05];

const stats: Readonly<Record<string, (item: string, size: number, grade: number) => number | undefined>> = {
  EngineOptimalMass: (_, size, grade) => (thrusterMass[size] ?? 0) * (better[grade] ?? 1),
  EngineOptPerformance: () => 100,
  EngineHeatRate: () => 1.3,
  PowerCapacity: (_, size, grade) => (plantPower[size] ?? 0) * (better[grade] ?? 1),
  HeatEfficiency: (_, __, grade) => heatEfficiency[grade],
  SensorTargetScanAngle: () => 30,
  DSS_PatchRadius: () => 20,
  PowerDraw: (item, size, grade) => {
    if (item.startsWith('int_engine')) return (thrusterPower[size] ?? 0) * (better[grade] ?? 1);
    return item.startsWith('int_hyperdrive') ? drivePower[size] : 0;
  },
};

export function blueprintFor(item: string): Blueprint | undefined {
  return blueprintTable.find(({ module }) => item.startsWith(module));
}

/** The capacity of a cargo rack in tonnes; 0 for anything else. */
export function rackCapacity(item: string): number {
  const size = /^int_(?:corrosionproof)?cargorack_size(\d)/.exec(item)?.[1];
  return size === undefined ? 0 : 2 ** Number(size);
}
