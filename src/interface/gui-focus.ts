import { closed, type Value } from './value-list.js';

const screens = [
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

export type GuiFocusName = (typeof screens)[number]['name'];
export type GuiFocusNumber = (typeof screens)[number]['value'];

const numbers = Object.fromEntries(screens.map(({ name, value }) => [name, value])) as Record<
  GuiFocusName,
  GuiFocusNumber
>;

const names: ReadonlyMap<number, GuiFocusName> = new Map(screens.map(({ name, value }) => [value, name]));

/** `Status.GuiFocus`: the screen or panel the player has open. */
export const guiFocus = closed<number>('GuiFocus', 'the screen or panel the player has open', screens);

/** The number of a screen, as Status writes it. */
export function guiFocusNumber(name: GuiFocusName): GuiFocusNumber {
  return numbers[name];
}

/** The name of a screen, or `undefined` if no screen has that number. */
export function guiFocusName(value: number): GuiFocusName | undefined {
  return names.get(value);
}
