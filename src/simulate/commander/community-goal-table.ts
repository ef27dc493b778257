/** Units of the highest tier, and the average of one contributor. */
export const goalScales = {
  tonnes: { top: [400_000, 5_000_000], each: [150, 600] },
  credits: { top: [2_000_000_000, 200_000_000_000], each: [1_000_000, 20_000_000] },
  samples: { top: [1e6, 8e6], each: [150, 900] },
} as const;

export const corporations = [
  'Achilles',
  'Brewer',
  'Core Dynamics',
  'Lakon Spaceways',
  'Radicoida',
  'Vodel',
  'Zorgon Peterson',
];

/** Contributions as multiples of the average. */
export const goalEfforts = [
  [0.4, 3],
  [1.5, 3],
  [4, 2],
  [30, 1],
] as const;
