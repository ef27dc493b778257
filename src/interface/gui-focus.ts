import { guiFocusTable } from './gui-focus-table.js';
import { closed } from './value-list.js';

export type GuiFocusName = (typeof guiFocusTable)[number]['name'];
export type GuiFocusNumber = (typeof guiFocusTable)[number]['value'];

const numbers = Object.fromEntries(guiFocusTable.map(({ name, value }) => [name, value])) as Record<
  GuiFocusName,
  GuiFocusNumber
>;

const names: ReadonlyMap<number, GuiFocusName> = new Map(guiFocusTable.map(({ name, value }) => [value, name]));

/** `Status.GuiFocus`: the screen or panel the player has open. */
export const guiFocus = closed<number>('GuiFocus', 'the screen or panel the player has open', guiFocusTable);

/** The number of a screen, as Status writes it. */
export function guiFocusNumber(name: GuiFocusName): GuiFocusNumber {
  return numbers[name];
}

/** The name of a screen, or `undefined` if no screen has that number. */
export function guiFocusName(value: number): GuiFocusName | undefined {
  return names.get(value);
}
