/** The base value of a planet by class, and the addition if it is terraformable. */
export const planetBases: Readonly<Record<string, readonly [base: number, terraformable: number]>> = {
  'Metal rich body': [21_790, 65_631],
  'Ammonia world': [96_932, 0],
  'Sudarsky class I gas giant': [1656, 0],
  'Sudarsky class II gas giant': [9654, 0],
  'High metal content body': [9654, 100_677],
  'Water world': [64_831, 116_295],
  // All of them are habitable: the sum for a water world.
  'Earthlike body': [181_126, 0],
};

export const otherPlanets = [300, 93_328] as const;
