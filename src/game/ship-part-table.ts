/** Light-years that a Guardian booster adds. */
export const guardianBoosterRanges: Readonly<Record<string, number>> = {
  int_guardianfsdbooster_size3: 7.75,
  int_guardianfsdbooster_size4: 9.25,
  int_guardianfsdbooster_size5: 10.5,
};

/** The maximum rate of a fuel scoop, in tonnes per second. */
export const fuelScoopRates: Readonly<Record<string, number>> = {
  int_fuelscoop_size3_class5: 0.176,
  int_fuelscoop_size4_class5: 0.343,
  int_fuelscoop_size6_class4: 0.752,
  int_fuelscoop_size6_class5: 0.878,
  int_fuelscoop_size7_class5: 1.245,
};

/** The stock optimal mass of frame shift drives, in tonnes. */
export const frameShiftDrives: Readonly<Record<string, number>> = {
  int_hyperdrive_size2_class2: 54,
  int_hyperdrive_size3_class5: 150,
  int_hyperdrive_size4_class5: 525,
  int_hyperdrive_size5_class5: 1050,
  int_hyperdrive_size6_class5: 1800,
  int_hyperdrive_size7_class5: 2700,
  int_hyperdrive_overcharge_size4_class5: 585,
  int_hyperdrive_overcharge_size5_class5: 1175,
  int_hyperdrive_overcharge_size6_class5: 2000,
};
