import { shipsOnSale } from './ship-table.js';

/** Cached by module: listing a ship or a shop looks up every module in it. */
const known = new Map<string, number>();

/** The price of a module before any discount, in credits; 0 for parts that come with every ship. */
export function modulePrice(item: string): number {
  let price = known.get(item);
  if (price === undefined) {
    price = reckoned(item);
    known.set(item, price);
  }
  return price;
}

function reckoned(item: string): number {
  const single = singles[item];
  if (single !== undefined) return single;
  const armour = /^(.*)_armour_(grade\d|mirrored|reactive)$/.exec(item);
  if (armour) return armourPrice(armour[1] ?? '', armour[2] ?? '');
  const [, family = '', size, grade, kind = ''] = /^(.*?)_size(\d)(?:_class(\d))?(_\w+)?$/.exec(item) ?? [];
  const priceOf = families[family];
  if (!priceOf || size === undefined) return 0;
  return Math.round(priceOf(Number(size), Number(grade ?? 1)) * (kinds[kind] ?? 1));
}

/** The factor relative to the plain module: bi-weave and prismatic shields, Powerplay thrusters. */
const kinds: Readonly<Record<string, number>> = { _fast: 1.5, _strong: 3, _free: 0 };

/** Shares of the price of the hull. */
const armours: Readonly<Record<string, number>> = {
  grade1: 0,
  grade2: 0.4,
  grade3: 0.9,
  mirrored: 2.126,
  reactive: 2.357,
};

function armourPrice(hull: string, armour: string): number {
  const price = shipsOnSale.find(([name]) => name === hull)?.[2] ?? 0;
  return Math.floor(price * (armours[armour] ?? 0));
}

/** The price by size and class (1 for E to 5 for A), with a constant factor per step. */
type PriceBySizeAndClass = (size: number, grade: number) => number;

function steps(smallest: number, bySize: number, byClass: number, from = 1): PriceBySizeAndClass {
  return (size, grade) => smallest * bySize ** (size - from) * byClass ** (grade - 1);
}

function listed(prices: readonly number[], byClass = 1, from = 1): PriceBySizeAndClass {
  return (size, grade) => (prices[size - from] ?? 0) * byClass ** (grade - 1);
}

/** Shared by drives, thrusters and shields. */
const propulsion = steps(1978.08, 3.17, 3, 2);
/** Shared by life support, distributors, sensors and cell banks. */
const support = steps(517.07, 2.8, 2.5);
const limpets = steps(600, 3, 2);
const scanner = steps(13_544.4, 1, 3, 0);
const scoop = (size: number) => (size === 1 ? 82_270 : 284_844 * 3.17 ** (size - 2));
const hullLayers = listed([5000, 12_000, 28_000, 65_000, 150_000], 3);

const families: Readonly<Record<string, PriceBySizeAndClass>> = {
  int_powerplant: steps(1977, 3, 3, 2),
  int_engine: propulsion,
  int_hyperdrive: propulsion,
  int_shieldgenerator: propulsion,
  int_hyperdrive_overcharge: (size, grade) => propulsion(size, 5) * ([0, 2 / 15, 0.4, 0.4, 0.4, 1.2][grade] ?? 1),
  int_lifesupport: support,
  int_powerdistributor: support,
  int_sensors: support,
  int_shieldcellbank: support,
  int_cargorack: steps(1000.06, 3.25, 1),
  int_corrosionproofcargorack: listed([6250, 0, 0, 94_330, 256_030, 690_000], 1.5),
  int_fueltank: listed([1000, 3750, 7063, 24_734, 97_754, 341_577, 1_780_914, 5_428_429]),
  int_fuelscoop: (size, grade) => scoop(size) * ([0, 0.00375, 0.015625, 0.0625, 0.25, 1][grade] ?? 1),
  int_repairer: steps(10_000, 1.8, 3),
  int_refinery: steps(6000, 2.1, 3),
  int_fsdinterdictor: steps(12_000, 2.8, 3),
  int_dronecontrol_collection: limpets,
  int_dronecontrol_prospector: limpets,
  int_dronecontrol_fueltransfer: limpets,
  int_dronecontrol_resourcesiphon: limpets,
  int_dronecontrol_repair: limpets,
  int_dronecontrol_decontamination: limpets,
  int_hullreinforcement: hullLayers,
  int_modulereinforcement: hullLayers,
  int_metaalloyhullreinforcement: (size, grade) => hullLayers(size, grade) * 1.125,
  int_guardianhullreinforcement: (size, grade) => hullLayers(size, grade) * 2,
  int_guardianmodulereinforcement: (size, grade) => hullLayers(size, grade) * 2,
  int_guardianshieldreinforcement: (size, grade) => hullLayers(size, grade) * 2,
  int_guardianfsdbooster: listed([405_022, 810_521, 1_620_431, 3_245_013, 6_483_101]),
  int_guardianpowerplant: (size) => steps(1977, 3, 3, 2)(size, 5) * 1.3,
  int_guardianpowerdistributor: (size) => support(size, 5) * 1.2,
  int_buggybay: (size, grade) => ({ 2: 18_000, 4: 72_000, 6: 576_000 })[size as 2 | 4 | 6] * (grade === 2 ? 1.2 : 1),
  int_fighterbay: listed([575_643, 1_869_347, 2_369_330], 1, 5),
  // What one buyer paid; other sizes and the hangars of the Rhino have no known price.
  int_fighterbaymk2: listed([697_076], 1, 5),
  int_passengercabin: listed([4320, 8640, 18_960, 34_960, 61_410], 3, 2),
  int_multidronecontrol_mining: listed([15_000, 15_000, 50_000], 1),
  int_multidronecontrol_operations: listed([0, 0, 80_000], 1),
  int_multidronecontrol_rescue: listed([0, 0, 60_000], 1),
  int_multidronecontrol_xeno: listed([0, 0, 50_000], 1),
  int_multidronecontrol_universal: listed([0, 0, 0, 0, 0, 0, 8_000_000], 1),
  hpt_cargoscanner: scanner,
  hpt_cloudscanner: scanner,
  hpt_crimescanner: scanner,
  hpt_mrascanner: scanner,
  hpt_shieldbooster: (_, grade) => [0, 10_000, 23_000, 53_000, 122_000, 281_000][grade] ?? 0,
};

/** Weapons, and modules in one size only. */
const singles: Readonly<Record<string, number>> = {
  int_engine_size2_class5_fast: 1_610_080,
  int_engine_size3_class5_fast: 5_103_953,
  int_dockingcomputer_standard: 4500,
  int_dockingcomputer_advanced: 13_509,
  int_supercruiseassist: 9121,
  int_detailedsurfacescanner_tiny: 250_000,
  int_planetapproachsuite: 500,
  int_planetapproachsuite_advanced: 500,
  hpt_heatsinklauncher_turret_tiny: 3500,
  hpt_causticsinklauncher_turret_tiny: 50_000,
  hpt_chafflauncher_tiny: 8500,
  hpt_plasmapointdefence_turret_tiny: 18_546,
  hpt_electroniccountermeasure_tiny: 12_500,
  hpt_xenoscanner_basic_tiny: 365_700,
  hpt_xenoscannermk2_basic_tiny: 745_950,
  hpt_antiunknownshutdown_tiny: 63_000,
  hpt_pulselaser_fixed_small: 2200,
  hpt_pulselaser_gimbal_small: 6600,
  hpt_pulselaser_turret_small: 26_000,
  hpt_pulselaser_fixed_medium: 17_600,
  hpt_pulselaser_gimbal_medium: 35_400,
  hpt_pulselaser_turret_medium: 132_800,
  hpt_pulselaser_fixed_large: 70_400,
  hpt_pulselaser_gimbal_large: 140_600,
  hpt_pulselaser_turret_large: 400_400,
  hpt_pulselaser_fixed_huge: 177_600,
  hpt_pulselaser_gimbal_huge: 877_600,
  hpt_pulselaserburst_fixed_small: 4400,
  hpt_pulselaserburst_gimbal_small: 8600,
  hpt_pulselaserburst_turret_small: 52_800,
  hpt_pulselaserburst_fixed_medium: 23_000,
  hpt_pulselaserburst_gimbal_medium: 48_500,
  hpt_pulselaserburst_turret_medium: 162_800,
  hpt_pulselaserburst_fixed_large: 140_400,
  hpt_pulselaserburst_gimbal_large: 281_600,
  hpt_pulselaserburst_turret_large: 800_400,
  hpt_pulselaserburst_fixed_huge: 281_600,
  hpt_pulselaserburst_gimbal_huge: 1_245_600,
  hpt_beamlaser_fixed_small: 37_430,
  hpt_beamlaser_gimbal_small: 74_650,
  hpt_beamlaser_turret_small: 500_000,
  hpt_beamlaser_fixed_medium: 299_520,
  hpt_beamlaser_gimbal_medium: 500_600,
  hpt_beamlaser_turret_medium: 2_099_900,
  hpt_beamlaser_fixed_large: 1_177_600,
  hpt_beamlaser_gimbal_large: 2_396_160,
  hpt_beamlaser_turret_large: 19_399_600,
  hpt_beamlaser_fixed_huge: 2_396_160,
  hpt_beamlaser_gimbal_huge: 8_746_160,
  hpt_multicannon_fixed_small: 9500,
  hpt_multicannon_gimbal_small: 14_250,
  hpt_multicannon_turret_small: 81_600,
  hpt_multicannon_fixed_medium: 38_000,
  hpt_multicannon_gimbal_medium: 57_000,
  hpt_multicannon_turret_medium: 1_292_800,
  hpt_multicannon_fixed_large: 140_400,
  hpt_multicannon_gimbal_large: 578_436,
  hpt_multicannon_turret_large: 3_794_600,
  hpt_multicannon_fixed_huge: 1_177_600,
  hpt_multicannon_gimbal_huge: 6_377_600,
  hpt_cannon_fixed_small: 21_100,
  hpt_cannon_gimbal_small: 42_200,
  hpt_cannon_turret_small: 506_400,
  hpt_cannon_fixed_medium: 168_430,
  hpt_cannon_gimbal_medium: 337_600,
  hpt_cannon_turret_medium: 4_051_200,
  hpt_cannon_fixed_large: 675_200,
  hpt_cannon_gimbal_large: 1_350_400,
  hpt_cannon_turret_large: 16_204_800,
  hpt_cannon_fixed_huge: 2_700_800,
  hpt_cannon_gimbal_huge: 5_401_600,
  hpt_slugshot_fixed_small: 36_000,
  hpt_slugshot_gimbal_small: 54_720,
  hpt_slugshot_turret_small: 182_400,
  hpt_slugshot_fixed_medium: 291_840,
  hpt_slugshot_gimbal_medium: 437_760,
  hpt_slugshot_turret_medium: 1_459_200,
  hpt_slugshot_fixed_large: 1_167_360,
  hpt_slugshot_gimbal_large: 1_751_040,
  hpt_slugshot_turret_large: 5_836_800,
  hpt_railgun_fixed_small: 51_600,
  hpt_railgun_fixed_medium: 412_800,
  hpt_plasmaaccelerator_fixed_medium: 834_200,
  hpt_plasmaaccelerator_fixed_large: 3_051_200,
  hpt_plasmaaccelerator_fixed_huge: 13_793_600,
  hpt_dumbfiremissilerack_fixed_small: 32_175,
  hpt_dumbfiremissilerack_fixed_medium: 240_400,
  hpt_dumbfiremissilerack_fixed_large: 1_021_500,
  hpt_basicmissilerack_fixed_small: 72_600,
  hpt_basicmissilerack_fixed_medium: 512_400,
  hpt_basicmissilerack_fixed_large: 1_471_050,
  hpt_advancedtorppylon_fixed_small: 11_200,
  hpt_advancedtorppylon_fixed_medium: 44_800,
  hpt_advancedtorppylon_fixed_large: 157_960,
  hpt_minelauncher_fixed_small: 24_260,
  hpt_minelauncher_fixed_medium: 294_080,
  hpt_mininglaser_fixed_small: 6800,
  hpt_mininglaser_turret_small: 9400,
  hpt_mininglaser_fixed_medium: 22_576,
  hpt_mininglaser_turret_medium: 32_576,
  hpt_mining_abrblstr_fixed_small: 9700,
  hpt_mining_abrblstr_turret_small: 27_480,
  hpt_mining_seismchrgwarhd_fixed_medium: 153_110,
  hpt_mining_seismchrgwarhd_turret_medium: 445_570,
  hpt_mining_subsurfdispmisle_fixed_small: 12_601,
  hpt_mining_subsurfdispmisle_turret_small: 12_751,
  hpt_mining_subsurfdispmisle_fixed_medium: 122_170,
  hpt_mining_subsurfdispmisle_turret_medium: 122_550,
  hpt_atmulticannon_fixed_medium: 379_000,
  hpt_atmulticannon_turret_medium: 1_826_500,
  hpt_atmulticannon_fixed_large: 1_181_500,
  hpt_guardian_gausscannon_fixed_small: 167_250,
  hpt_guardian_gausscannon_fixed_medium: 543_800,
  hpt_flakmortar_fixed_medium: 261_800,
  hpt_flakmortar_turret_medium: 1_259_200,
  hpt_atmulticannon_gimbal_medium: 1_197_640,
  hpt_atmulticannon_gimbal_large: 2_390_460,
  hpt_atmulticannon_turret_large: 3_821_600,
  hpt_atdumbfiremissile_fixed_medium: 540_900,
  hpt_atdumbfiremissile_fixed_medium_v2: 681_530,
  hpt_atdumbfiremissile_fixed_large: 1_352_250,
  hpt_atdumbfiremissile_fixed_large_v2: 1_703_830,
  hpt_atventdisruptorpylon_fixed_large: 1_586_734,
  hpt_xenoscanner_advanced_tiny: 850_000,
  hpt_antiunknownshutdown_tiny_v2: 150_000,
  hpt_railgun_fixed_medium_burst: 619_200,
  hpt_guardian_shardcannon_fixed_medium: 507_760,
  hpt_flechettelauncher_fixed_medium: 353_760,
  hpt_pulselaserburst_fixed_small_scatter: 8800,
};
