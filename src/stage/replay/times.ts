import type { Catalogue } from '../../spec/catalogue.js';
import { specification } from '../../spec/catalogue.js';
import type { Field } from '../../spec/field.js';
import { surroundings } from '../../spec/surrounding/catalogue.js';
import { waysTo } from './places.js';

/** Times in kinds that no table describes: text, or whole seconds since 1970. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  CarrierJumpRequest: ['/DepartureTime'],
  CarrierDecommission: ['/ScrapTime'],
};

const usual = waysTo(['/timestamp']);

/** Where the events of some kinds hold moments of the calendar, their own timestamp among them. */
const known: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...[specification, surroundings].flatMap(timesOf),
  ...Object.entries(elsewhere).map(([kind, pointers]) => [kind, waysTo(['/timestamp', ...pointers])] as const),
]);

/** The pointers to all moments in events of a kind, and the ways to them; spans such as `Expires` are none. */
export function timesIn(kind: string): ReadonlySet<string> {
  return known.get(kind) ?? usual;
}

function timesOf({ kinds }: Catalogue): (readonly [string, ReadonlySet<string>])[] {
  return kinds.flatMap(({ name, shape }) => {
    const pointers = Object.entries(shape.fields).flatMap(([member, field]) => momentsBelow(`/${member}`, field));
    return pointers.length > 1 ? [[name, waysTo(pointers)] as const] : [];
  });
}

function momentsBelow(pointer: string, field: Field): string[] {
  if (field.type === 'string') return field.moment ? [pointer] : [];
  if (field.type === 'array') return momentsBelow(`${pointer}/*`, field.element);
  if (field.type !== 'object') return [];
  return Object.entries(field.shape.fields).flatMap(([name, inner]) => momentsBelow(`${pointer}/${name}`, inner));
}
