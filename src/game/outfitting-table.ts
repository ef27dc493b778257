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
  ['int_cargorack_size1_class1', 1, 0],
  ['int_cargorack_size2_class1', 2, 0],
  ['int_cargorack_size3_class1', 3, 0],
  ['int_cargorack_size4_class1', 4, 0],
  ['int_cargorack_size5_class1', 5, 0],
  ['int_cargorack_size6_class1', 6, 0],
  ['int_cargorack_size7_class1', 7, 0],
];
