import { extraKinds } from '../../interface/extra-kinds/extra-kinds.js';
import type { Field } from '../../interface/field.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { specification } from '../../interface/kind-catalogue.js';
import { withParents } from './value-positions.js';

/** Times in kinds that no table describes: text, or whole seconds since 1970. */
const untabledTimes: Readonly<Record<string, readonly string[]>> = {
  CarrierJumpRequest: ['/DepartureTime'],
  CarrierDecommission: ['/ScrapTime'],
};

const timestampOnly = withParents(['/timestamp']);

/** Where the events of some kinds hold moments of the calendar, their own timestamp among them. */
const known: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...[specification, extraKinds].flatMap(timeFieldsIn),
  ...Object.entries(untabledTimes).map(([kind, pointers]) => [kind, withParents(['/timestamp', ...pointers])] as const),
]);

/** The pointers to all moments in events of a kind, and the ways to them; spans such as `Expires` are none. */
export function timeFieldsOf(kind: string): ReadonlySet<string> {
  return known.get(kind) ?? timestampOnly;
}

function timeFieldsIn({ kinds }: Catalogue): (readonly [string, ReadonlySet<string>])[] {
  return kinds.flatMap(({ name, shape }) => {
    const pointers = Object.entries(shape.fields).flatMap(([member, field]) => timesBelow(`/${member}`, field));
    return pointers.length > 1 ? [[name, withParents(pointers)] as const] : [];
  });
}

function timesBelow(pointer: string, field: Field): string[] {
  if (field.type === 'string') return field.utcTime ? [pointer] : [];
  if (field.type === 'array') return timesBelow(`${pointer}/*`, field.element);
  if (field.type !== 'object') return [];
  return Object.entries(field.shape.fields).flatMap(([name, inner]) => timesBelow(`${pointer}/${name}`, inner));
}
