/**
 * The ID of a module on the game's servers, as in Outfitting.json and `ServerId`; undefined where it is
 * unknown.
 */
export function moduleId(item: string): number | undefined {
  const single = singles.get(item);
  if (single !== undefined) return single;
  const [, family = '', size, grade = '1'] = /^(.*?)_size(\d)(?:_class(\d))?$/.exec(item) ?? [];
  const range = ranges.find(([name]) => name === family);
  if (!range || size === undefined) return undefined;
  const [, first, sizes, grades, order] = range;
  const bySize = sizes.indexOf(Number(size));
  const byGrade = grades.indexOf(Number(grade));
  if (bySize < 0 || byGrade < 0) return undefined;
  return first + (order === 'size' ? bySize * grades.length + byGrade : byGrade * sizes.length + bySize);
}

/** Modules sold by size and class, and every single module with an ID, as internal names. */
export function modulesOnSale(): string[] {
  const sized = ranges.flatMap(([family, , sizes, grades]) =>
    sizes.flatMap((size) => grades.map((grade) => `${family}_size${size}_class${grade}`)),
  );
  return [...sized, ...singles.keys()];
}

const all = [1, 2, 3, 4, 5];
const fromTwo = [2, 3, 4, 5, 6, 7, 8];
const fromOne = [1, ...fromTwo];
const limpets = [1, 3, 5, 7];

/** Consecutive IDs: the first, then by size and class, or by class and size. */
const ranges: readonly (readonly [
  family: string,
  first: number,
  sizes: readonly number[],
  grades: readonly number[],
  order: 'size' | 'class',
])[] = [
  ['int_powerplant', 128_064_033, fromTwo, all, 'size'],
  ['int_engine', 128_064_068, fromTwo, all, 'size'],
  ['int_hyperdrive', 128_064_103, fromTwo, all, 'size'],
  ['int_lifesupport', 128_064_138, fromOne, all, 'size'],
  ['int_powerdistributor', 128_064_178, fromOne, all, 'size'],
  ['int_sensors', 128_064_218, fromOne, all, 'size'],
  ['int_shieldgenerator', 128_064_258, fromOne, all, 'size'],
  ['int_shieldcellbank', 128_064_298, fromOne, all, 'size'],
  ['int_cargorack', 128_064_338, fromOne, [1], 'size'],
  ['int_fueltank', 128_064_346, fromOne, [3], 'size'],
  ['int_fuelscoop', 128_666_644, fromOne, all, 'class'],
  ['int_refinery', 128_666_684, [1, 2, 3, 4], all, 'class'],
  ['int_fsdinterdictor', 128_666_704, [1, 2, 3, 4], all, 'class'],
  ['int_repairer', 128_667_598, fromOne, all, 'class'],
  ['int_hullreinforcement', 128_668_537, all, [1, 2], 'size'],
  ['int_dronecontrol_collection', 128_671_229, limpets, all, 'size'],
  ['int_dronecontrol_fueltransfer', 128_671_249, limpets, all, 'size'],
  ['int_dronecontrol_prospector', 128_671_269, limpets, all, 'size'],
  ['int_buggybay', 128_672_288, [2, 4, 6], [1, 2], 'size'],
  ['hpt_cargoscanner', 128_662_520, [0], all, 'size'],
  ['hpt_cloudscanner', 128_662_525, [0], all, 'size'],
  ['hpt_crimescanner', 128_662_530, [0], all, 'size'],
  ['hpt_shieldbooster', 128_668_532, [0], all, 'size'],
];

/** Names with consecutive IDs, each row from its first ID on; `-` for a gap. */
const rows: readonly (readonly [first: number, start: string, names: string])[] = [
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

const singles: ReadonlyMap<string, number> = new Map(
  rows.flatMap(([first, start, names]) =>
    names.split(' ').flatMap((name, index) => (name === '-' ? [] : [[`${start}${name}`, first + index] as const])),
  ),
);
