import { type LocalisedField, localisedField } from '../../../game/localised.js';
import { moduleName } from '../../../game/module-display-names.js';
import type { World } from '../../world/world.js';

/** The internal and displayed name of a module, as a field of a line. */
export function itemFields<Field extends string>(field: Field, item: string): ItemFields<Field> {
  const name = `$${item}_name;`;
  // The key is the given field.
  return { [field]: name, ...localisedField(field, name, moduleName(item)) } as ItemFields<Field>;
}

type ItemFields<Field extends string> = Readonly<Record<Field, string>> & LocalisedField<Field>;

/** The ship fields of an event about modules. */
export function shipFields({ ship }: World): { readonly Ship: string; readonly ShipID: number } {
  return { Ship: ship.hull, ShipID: ship.id };
}
