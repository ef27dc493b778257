import type { Value } from './value-list.js';

export const guiFocusTable = [
  { value: 0, name: 'NoFocus' },
  { value: 1, name: 'InternalPanel', note: 'right panel' },
  { value: 2, name: 'ExternalPanel', note: 'left panel' },
  { value: 3, name: 'CommsPanel', note: 'top panel' },
  { value: 4, name: 'RolePanel', note: 'bottom panel' },
  { value: 5, name: 'StationServices' },
  { value: 6, name: 'GalaxyMap' },
  { value: 7, name: 'SystemMap' },
  { value: 8, name: 'Orrery' },
  { value: 9, name: 'FSSMode', note: 'full spectrum system scanner' },
  { value: 10, name: 'SAAMode', note: 'surface area analysis scanner' },
  { value: 11, name: 'Codex' },
] as const satisfies readonly Value<number>[];
