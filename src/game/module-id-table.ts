const allGrades = [1, 2, 3, 4, 5];

const fromSizeTwo = [2, 3, 4, 5, 6, 7, 8];

const fromSizeOne = [1, ...fromSizeTwo];

const limpetSizes = [1, 3, 5, 7];

/** Consecutive IDs: the first, then by size and class, or by class and size. */
export const moduleIdRanges: readonly (readonly [
  family: string,
  first: number,
  sizes: readonly number[],
  grades: readonly number[],
  order: 'size' | 'class',
])[] = [
  ['int_powerplant', 128_064_033, fromSizeTwo, allGrades, 'size'],
  ['int_engine', 128_064_068, fromSizeTwo, allGrades, 'size'],
  ['int_hyperdrive', 128_064_103, fromSizeTwo, allGrades, 'size'],
  ['int_lifesupport', 128_064_138, fromSizeOne, allGrades, 'size'],
  ['int_powerdistributor', 128_064_178, fromSizeOne, allGrades, 'size'],
  ['int_sensors', 128_064_218, fromSizeOne, allGrades, 'size'],
  ['int_shieldgenerator', 128_064_258, fromSizeOne, allGrades, 'size'],
  ['int_shieldcellbank', 128_064_298, fromSizeOne, allGrades, 'size'],
  ['int_cargorack', 128_064_338, fromSizeOne, [1], 'size'],
  ['int_fueltank', 128_064_346, fromSizeOne, [3], 'size'],
  ['int_fuelscoop', 128_666_644, fromSizeOne, allGrades, 'class'],
  ['int_refinery', 128_666_684, [1, 2, 3, 4], allGrades, 'class'],
  ['int_fsdinterdictor', 128_666_704, [1, 2, 3, 4], allGrades, 'class'],
  ['int_repairer', 128_667_598, fromSizeOne, allGrades, 'class'],
  ['int_hullreinforcement', 128_668_537, allGrades, [1, 2], 'size'],
  ['int_dronecontrol_collection', 128_671_229, limpetSizes, allGrades, 'size'],
  ['int_dronecontrol_fueltransfer', 128_671_249, limpetSizes, allGrades, 'size'],
  ['int_dronecontrol_prospector', 128_671_269, limpetSizes, allGrades, 'size'],
  ['int_buggybay', 128_672_288, [2, 4, 6], [1, 2], 'size'],
  ['hpt_cargoscanner', 128_662_520, [0], allGrades, 'size'],
  ['hpt_cloudscanner', 128_662_525, [0], allGrades, 'size'],
  ['hpt_crimescanner', 128_662_530, [0], allGrades, 'size'],
  ['hpt_shieldbooster', 128_668_532, [0], allGrades, 'size'],
];

/** Names with consecutive IDs, each row from its first ID on; `-` for a gap. */
export const moduleIdRows: readonly (readonly [first: number, start: string, names: string])[] = [
  [
    128_049_381,
    'hpt_pulselaser_',
    'fixed_small fixed_medium fixed_large fixed_huge gimbal_small gimbal_medium gimbal_large turret_small turret_medium turret_large',
  ],
  [
    128_049_400,
    'hpt_pulselaserburst_',
    'fixed_small fixed_medium fixed_large fixed_huge gimbal_small gimbal_medium gimbal_large turret_small turret_medium turret_large',
  ],
  [
    128_049_428,
    'hpt_beamlaser_',
    'fixed_small fixed_medium fixed_large fixed_huge gimbal_small gimbal_medium gimbal_large turret_small turret_medium turret_large',
  ],
  [
    128_049_438,
    'hpt_cannon_',
    'fixed_small fixed_medium fixed_large fixed_huge gimbal_small gimbal_medium gimbal_huge turret_small turret_medium turret_large',
  ],
  [
    128_049_448,
    'hpt_slugshot_',
    'fixed_small fixed_medium fixed_large gimbal_small gimbal_medium turret_small turret_medium',
  ],
  [
    128_049_455,
    'hpt_multicannon_',
    'fixed_small fixed_medium fixed_large fixed_huge gimbal_small gimbal_medium gimbal_large turret_small turret_medium turret_large',
  ],
  [128_049_465, 'hpt_plasmaaccelerator_', 'fixed_medium fixed_large fixed_huge'],
  [128_049_488, 'hpt_railgun_', 'fixed_small fixed_medium'],
  [128_049_492, 'hpt_basicmissilerack_', 'fixed_small fixed_medium fixed_large'],
  [128_049_500, 'hpt_minelauncher_', 'fixed_small fixed_medium'],
  [128_049_509, 'hpt_advancedtorppylon_', 'fixed_small fixed_medium fixed_large'],
  [
    128_049_513,
    'hpt_',
    'chafflauncher_tiny - - electroniccountermeasure_tiny - - heatsinklauncher_turret_tiny - - plasmapointdefence_turret_tiny',
  ],
  [128_049_525, 'hpt_mininglaser_', 'fixed_small fixed_medium'],
  [128_666_724, 'hpt_dumbfiremissilerack_', 'fixed_small fixed_medium'],
  [128_671_120, 'hpt_', 'cannon_gimbal_large'],
  [
    128_671_331,
    'int_shieldgenerator_',
    'size1_class3_fast size2_class3_fast size3_class3_fast size4_class3_fast size5_class3_fast size6_class3_fast size7_class3_fast size8_class3_fast',
  ],
  [128_049_549, 'int_', 'dockingcomputer_standard'],
  [128_666_634, 'int_', 'detailedsurfacescanner_tiny'],
  [128_935_155, 'int_', 'dockingcomputer_advanced'],
  [128_932_273, 'int_', 'supercruiseassist'],
];
