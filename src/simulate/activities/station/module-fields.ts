import { type LocalisedField, localisedField } from '../../../game/localised.js';
import { moduleName } from '../../../game/module-display-names.js';
import type { World } from '../../world/world.js';

/** The name of a module in a field of a line, with the name as shown. */
export function itemFields<Field extends string>(field: Field, item: string): ItemFields<Field> {
  const name = `$${item}_name;`;
  // The key is the field that was given.
  return { [field]: name, ...localisedField(field, name, moduleName(item)) } as ItemFields<Field>;
}

type ItemFields<Field extends string> = Readonly<Record<Field, string>> & LocalisedField<Field>;

/** The ship that a line about modules names. */
export function shipFields({ ship }: World): { readonly Ship: string; readonly ShipID: number } {
  return { Ship: ship.hull, ShipID: ship.id };
}
