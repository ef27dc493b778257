/**
 * Small modules that commanders change often: internal name, smallest slot (0 for utility mounts), megawatts
 * (null for reinforcements).
 */
export const changeableModules: readonly (readonly [item: string, size: number, power: number | null])[] = [
  ['hpt_heatsinklauncher_turret_tiny', 0, 0.2],
  ['hpt_chafflauncher_tiny', 0, 0.2],
  ['hpt_electroniccountermeasure_tiny', 0, 0.2],
  ['hpt_plasmapointdefence_turret_tiny', 0, 0.2],
  ['hpt_shieldbooster_size0_class5', 0, 1.2],
  ['hpt_crimescanner_size0_class5', 0, 3.2],
  ['int_dockingcomputer_advanced', 1, 0.45],
  ['int_supercruiseassist', 1, 0.3],
  ['int_detailedsurfacescanner_tiny', 1, 0],
  ['int_dronecontrol_collection_size1_class5', 1, 0.32],
  ['int_dronecontrol_prospector_size1_class5', 1, 0.32],
  ['int_dronecontrol_collection_size3_class5', 3, 0.48],
  ['int_dronecontrol_prospector_size3_class5', 3, 0.48],
  ...[1, 2, 3, 4, 5, 6, 7].map((size) => [`int_cargorack_size${size}_class1`, size, 0] as const),
];

/** The capacity of a cargo rack in tonnes; 0 for anything else. */
export function rackCapacity(item: string): number {
  const size = /^int_(?:corrosionproof)?cargorack_size(\d)/.exec(item)?.[1];
  return size === undefined ? 0 : 2 ** Number(size);
}

/** The size of a slot: 0 for utility mounts; undefined for all but those and optional slots. */
export function slotSize(slot: string): number | undefined {
  if (slot.startsWith('TinyHardpoint')) return 0;
  const size = /^Slot\d+_Size(\d)$/.exec(slot)?.[1];
  return size === undefined ? undefined : Number(size);
}
