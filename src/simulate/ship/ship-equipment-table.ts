/** Slots in the order in which the game lists them: hardpoints, core internals, everything else. */
export const slotOrder = [
  /^(Huge|Large|Medium|Small)(Mining)?Hardpoint/,
  /^TinyHardpoint/,
  /^PaintJob$/,
  /^Decal/,
  /^ShipName/,
  /^ShipID/,
  /^Armour$/,
  /^PowerPlant$/,
  /^MainEngines$/,
  /^FrameShiftDrive$/,
  /^LifeSupport$/,
  /^PowerDistributor$/,
  /^Radar$/,
  /^FuelTank$/,
  /^(Slot|Cargo0|Passenger)/,
  /^(Military|LimpetController|FighterBay)/,
  /^PlanetaryApproachSuite$/,
  /^Bobble/,
  /^ShipKit/,
  /^WeaponColour$/,
  /^EngineColour$/,
  /^StringLights$/,
  /^VesselVoice$/,
  /^ShipCockpit$/,
  /^CargoHatch$/,
];

export const paints = [
  'tactical_white',
  'tactical_grey',
  'metallic_gold',
  'metallic_chrome',
  'vibrant_blue',
  'blackfriday_01',
];

/** Discounts at stations: none, or those of their owners and powers. */
export const discountWeights = [
  [1, 4],
  [0.975, 4],
  [0.9, 2],
  [0.8775, 5],
  [0.85, 2],
] as const;
