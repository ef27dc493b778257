export const ringClasses = [
  'eRingClass_Rocky',
  'eRingClass_MetalRich',
  'eRingClass_Icy',
  'eRingClass_Metalic',
] as const;

export type RingClass = (typeof ringClasses)[number];

/** Hotspots of a ring by its class: the internal names that probes report. */
export const hotspotsByRing: Readonly<Record<RingClass, readonly string[]>> = {
  eRingClass_Rocky: ['Monazite', 'Musgravite', 'Serendibite', 'Benitoite', 'Alexandrite', 'Rhodplumsite'],
  eRingClass_MetalRich: ['Painite', 'Platinum', 'Serendibite', 'Rhodplumsite', 'Monazite', 'Benitoite'],
  eRingClass_Metalic: ['Platinum', 'Painite', 'Serendibite', 'Rhodplumsite', 'Monazite'],
  eRingClass_Icy: ['LowTemperatureDiamond', 'Bromellite', 'tritium', 'Opal', 'Alexandrite', 'Grandidierite'],
};

/** The displayed names of hotspots that differ from their internal names. */
export const hotspotNames: Readonly<Record<string, string>> = {
  LowTemperatureDiamond: 'Low Temp. Diamonds',
  Opal: 'Void Opal',
  tritium: 'Tritium',
};

/** The reserve levels of the rings in a system. */
export const reserveLevels = [
  'PristineResources',
  'MajorResources',
  'CommonResources',
  'LowResources',
  'DepletedResources',
] as const;
