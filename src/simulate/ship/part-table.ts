/** Light-years that a Guardian booster adds. */
export const boosters: Readonly<Record<string, number>> = {
  int_guardianfsdbooster_size3: 7.75,
  int_guardianfsdbooster_size4: 9.25,
  int_guardianfsdbooster_size5: 10.5,
};

/** Tonnes per second of a fuel scoop at its best. */
export const scoops: Readonly<Record<string, number>> = {
  int_fuelscoop_size3_class5: 0.176,
  int_fuelscoop_size4_class5: 0.343,
  int_fuelscoop_size6_class4: 0.752,
  int_fuelscoop_size6_class5: 0.878,
  int_fuelscoop_size7_class5: 1.245,
};
