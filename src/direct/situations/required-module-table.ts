/** Modules that situations need and some ships lack. `size` is that of the smallest slot they fit into. */
export const requiredModules = {
  srv: { what: 'an SRV bay', start: 'int_buggybay', item: 'int_buggybay_size2_class2', size: 2, power: 0.75 },
  fighter: {
    what: 'a fighter bay',
    start: 'int_fighterbay_',
    item: 'int_fighterbay_size5_class1',
    size: 5,
    power: 0.25,
  },
  probes: {
    what: 'a surface scanner',
    start: 'int_detailedsurfacescanner',
    item: 'int_detailedsurfacescanner_tiny',
    size: 1,
    power: 0,
  },
  repairer: { what: 'an AFM unit', start: 'int_repairer', item: 'int_repairer_size1_class1', size: 1, power: 0.54 },
  repairLimpets: {
    what: 'a repair limpet controller',
    start: 'int_dronecontrol_repair',
    item: 'int_dronecontrol_repair_size1_class1',
    size: 1,
    power: 0.18,
  },
  interdictor: {
    what: 'an FSD interdictor',
    start: 'int_fsdinterdictor',
    item: 'int_fsdinterdictor_size1_class1',
    size: 1,
    power: 0.14,
  },
  nomad: {
    what: 'a vessel hangar',
    start: 'int_fighterbaymk2',
    item: 'int_fighterbaymk2_size5_class1',
    size: 5,
    power: 0.25,
  },
  rhino: {
    what: 'a hangar for the Rhino',
    start: 'int_largebuggybay',
    item: 'int_largebuggybay_size2_class3',
    size: 2,
    power: 0.25,
  },
  scoop: { what: 'a fuel scoop', start: 'int_fuelscoop', item: 'int_fuelscoop_size3_class5', size: 3, power: 0.48 },
} as const satisfies Readonly<
  Record<string, Readonly<Record<'what' | 'start' | 'item', string> & Record<'size' | 'power', number>>>
>;

/** Modules that are never replaced, by the prefix of their internal names. */
export const keptModules = [
  'int_fuelscoop',
  'int_buggybay',
  'int_fighterbay',
  'int_guardianfsdbooster',
  'int_shieldgenerator',
] as const;
