/** Light-years that a Guardian booster adds. */
export const guardianBoosterRanges: Readonly<Record<string, number>> = {
  int_guardianfsdbooster_size3: 7.75,
  int_guardianfsdbooster_size4: 9.25,
  int_guardianfsdbooster_size5: 10.5,
};

/** Tonnes per second of a fuel scoop at its best. */
export const fuelScoopRates: Readonly<Record<string, number>> = {
  int_fuelscoop_size3_class5: 0.176,
  int_fuelscoop_size4_class5: 0.343,
  int_fuelscoop_size6_class4: 0.752,
  int_fuelscoop_size6_class5: 0.878,
  int_fuelscoop_size7_class5: 1.245,
};

/** Credits that a hull costs. */
export const hullPrices: Readonly<Record<string, number>> = {
  sidewinder: 32_000,
  cobramkiii: 349_718,
  cobramkv: 1_989_461,
  asp: 6_661_154,
  diamondbackxl: 1_894_760,
  krait_light: 37_472_252,
  krait_mkii: 45_814_205,
  python: 56_978_179,
  type9: 76_555_842,
  anaconda: 146_969_451,
  mandalay: 17_639_220,
  federation_corvette: 187_969_450,
  cutter: 208_969_451,
  type8: 38_453_970,
  empire_courier: 2_542_931,
};

/** Frame shift drives as they are built: tonnes of optimal mass, tonnes, credits. */
export const frameShiftDrives: Readonly<Record<string, readonly [optimalMass: number, mass: number, price: number]>> = {
  int_hyperdrive_size2_class2: [54, 1, 5934],
  int_hyperdrive_size3_class5: [150, 5, 507_912],
  int_hyperdrive_size4_class5: [525, 10, 1_610_080],
  int_hyperdrive_size5_class5: [1050, 20, 5_103_953],
  int_hyperdrive_size6_class5: [1800, 40, 16_179_531],
  int_hyperdrive_size7_class5: [2700, 80, 51_289_112],
  int_hyperdrive_overcharge_size4_class5: [585, 10, 1_932_096],
  int_hyperdrive_overcharge_size5_class5: [1175, 20, 6_124_743],
  int_hyperdrive_overcharge_size6_class5: [2000, 40, 19_415_437],
};
