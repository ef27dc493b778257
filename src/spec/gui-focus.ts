import { closed, type Value } from './values.js';

const screens = [
  { value: 0, name: 'NoFocus' },
  { value: 1, name: 'InternalPanel', note: 'the panel on the right' },
  { value: 2, name: 'ExternalPanel', note: 'the panel on the left' },
  { value: 3, name: 'CommsPanel', note: 'the panel at the top' },
  { value: 4, name: 'RolePanel', note: 'the panel at the bottom' },
  { value: 5, name: 'StationServices' },
  { value: 6, name: 'GalaxyMap' },
  { value: 7, name: 'SystemMap' },
  { value: 8, name: 'Orrery' },
  { value: 9, name: 'FSSMode', note: 'the full spectrum system scanner' },
  { value: 10, name: 'SAAMode', note: 'the surface area analysis' },
  { value: 11, name: 'Codex' },
] as const satisfies readonly Value<number>[];

export type GuiFocusName = (typeof screens)[number]['name'];

/** `Status.GuiFocus`: the screen the player looks at. */
export const guiFocus = closed<number>('GuiFocus', 'the screen the player looks at', screens);

/** The name of a screen, or `undefined` where there is none of that number. */
export function guiFocusName(value: number): GuiFocusName | undefined {
  return screens.find((screen) => screen.value === value)?.name;
}
