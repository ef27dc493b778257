/** A modification that engineers make to modules. */
export interface Blueprint {
  readonly name: string;
  /** The ID of its first grade; the others follow. */
  readonly id: number;
  /** The prefix of the internal names of its modules. */
  readonly module: string;
  /** The engineers who offer it, by ID, each with the highest grade. */
  readonly engineers: readonly (readonly [engineer: number, grade: number])[];
  /** The materials of one step by grade: one of each. */
  readonly ingredients: readonly (readonly string[])[];
  /** The factor on a property at the end of each grade. */
  readonly modifiers: readonly (readonly [label: string, lessIsGood: 0 | 1, factors: readonly number[]])[];
  readonly effect?: ExperimentalEffect;
}

/** An effect that an engineer adds to a blueprint. */
export interface ExperimentalEffect {
  readonly name: string;
  readonly shown: string;
  readonly ingredients: Readonly<Record<string, number>>;
  readonly label: string;
  readonly factor: number;
}

const lighter = [
  ['phosphorus'],
  ['salvagedalloys', 'manganese'],
  ['salvagedalloys', 'manganese', 'conductiveceramics'],
  ['conductivecomponents', 'phasealloys', 'protolightalloys'],
  ['conductiveceramics', 'protolightalloys', 'protoradiolicalloys'],
];

export const blueprintTable: readonly Blueprint[] = [
  {
    name: 'FSD_LongRange',
    id: 128_673_690,
    module: 'int_hyperdrive',
    engineers: [
      [300_100, 5],
      [300_160, 5],
      [300_220, 3],
      [300_280, 5],
    ],
    ingredients: [
      ['disruptedwakeechoes'],
      ['disruptedwakeechoes', 'chemicalprocessors'],
      ['phosphorus', 'chemicalprocessors', 'wakesolutions'],
      ['manganese', 'chemicaldistillery', 'hyperspacetrajectories'],
      ['arsenic', 'chemicalmanipulators', 'dataminedwake'],
    ],
    modifiers: [
      ['Mass', 1, [1.1, 1.15, 1.2, 1.25, 1.3]],
      ['Integrity', 0, [0.97, 0.94, 0.91, 0.88, 0.85]],
      ['PowerDraw', 1, [1.03, 1.06, 1.09, 1.12, 1.15]],
      ['FSDOptimalMass', 0, [1.15, 1.25, 1.35, 1.45, 1.55]],
    ],
    effect: {
      name: 'special_fsd_heavy',
      shown: 'Mass Manager',
      ingredients: { disruptedwakeechoes: 5, galvanisingalloys: 3, hyperspacetrajectories: 1 },
      label: 'FSDOptimalMass',
      factor: 1.04,
    },
  },
  {
    name: 'Engine_Dirty',
    id: 128_673_655,
    module: 'int_engine',
    engineers: [
      [300_100, 3],
      [300_160, 2],
      [300_220, 5],
      [300_280, 5],
      [300_300, 5],
    ],
    ingredients: [
      ['legacyfirmware'],
      ['legacyfirmware', 'mechanicalequipment'],
      ['legacyfirmware', 'chromium', 'mechanicalcomponents'],
      ['consumerfirmware', 'selenium', 'configurablecomponents'],
      ['industrialfirmware', 'cadmium', 'pharmaceuticalisolators'],
    ],
    modifiers: [
      ['Integrity', 0, [0.97, 0.94, 0.91, 0.88, 0.85]],
      ['PowerDraw', 1, [1.04, 1.06, 1.08, 1.1, 1.12]],
      ['EngineOptimalMass', 0, [0.975, 0.95, 0.925, 0.9, 0.875]],
      ['EngineOptPerformance', 0, [1.12, 1.19, 1.26, 1.33, 1.4]],
      ['EngineHeatRate', 1, [1.2, 1.3, 1.4, 1.5, 1.6]],
    ],
    effect: {
      name: 'special_engine_haulage',
      shown: 'Drive Distributors',
      ingredients: { iron: 5, hybridcapacitors: 3, securityfirmware: 1 },
      label: 'EngineOptimalMass',
      factor: 1.1,
    },
  },
  {
    name: 'PowerPlant_Boosted',
    id: 128_673_765,
    module: 'int_powerplant',
    engineers: [
      [300_100, 1],
      [300_090, 5],
      [300_200, 4],
      [300_290, 5],
    ],
    ingredients: [
      ['sulphur'],
      ['heatconductionwiring', 'conductivecomponents'],
      ['heatconductionwiring', 'conductivecomponents', 'selenium'],
      ['heatdispersionplate', 'conductiveceramics', 'cadmium'],
      ['heatexchangers', 'conductiveceramics', 'tellurium'],
    ],
    modifiers: [
      ['Integrity', 0, [0.95, 0.9, 0.85, 0.8, 0.75]],
      ['PowerCapacity', 0, [1.12, 1.19, 1.26, 1.33, 1.4]],
      ['HeatEfficiency', 1, [1.05, 1.1, 1.15, 1.2, 1.25]],
    ],
    effect: {
      name: 'special_powerplant_toughened',
      shown: 'Double Braced',
      ingredients: { gridresistors: 5, vanadium: 3, fedproprietarycomposites: 1 },
      label: 'Integrity',
      factor: 1.15,
    },
  },
  {
    name: 'Misc_LightWeight',
    id: 128_731_491,
    module: 'int_lifesupport',
    engineers: [
      [300_230, 4],
      [300_010, 3],
      [300_290, 5],
    ],
    ingredients: lighter,
    modifiers: [
      ['Mass', 1, [0.55, 0.45, 0.35, 0.25, 0.15]],
      ['Integrity', 0, [0.9, 0.8, 0.7, 0.6, 0.5]],
    ],
  },
  {
    name: 'Sensor_LightWeight',
    id: 128_740_669,
    module: 'int_sensors',
    engineers: [
      [300_100, 3],
      [300_090, 3],
      [300_120, 5],
      [300_230, 5],
      [300_250, 5],
      [300_270, 5],
    ],
    ingredients: lighter,
    modifiers: [
      ['Mass', 1, [0.8, 0.65, 0.5, 0.35, 0.2]],
      ['Integrity', 0, [0.9, 0.8, 0.7, 0.6, 0.5]],
      ['SensorTargetScanAngle', 0, [0.95, 0.9, 0.85, 0.8, 0.75]],
    ],
  },
  {
    name: 'Sensor_Expanded',
    id: 128_740_147,
    module: 'int_detailedsurfacescanner',
    engineers: [
      [300_100, 3],
      [300_090, 5],
      [300_120, 5],
      [300_250, 5],
      [300_270, 5],
    ],
    ingredients: [
      ['mechanicalscrap'],
      ['mechanicalscrap', 'germanium'],
      ['mechanicalscrap', 'germanium', 'phasealloys'],
      ['mechanicalequipment', 'niobium', 'protolightalloys'],
      ['mechanicalcomponents', 'tin', 'protoradiolicalloys'],
    ],
    modifiers: [
      ['PowerDraw', 1, [1.1, 1.2, 1.3, 1.4, 1.5]],
      ['DSS_PatchRadius', 0, [1.1, 1.2, 1.3, 1.4, 1.5]],
    ],
  },
];
