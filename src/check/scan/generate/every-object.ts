/** All that the members of a rule can be, so that it can be tried out when the scanner is made. */
import type { Field } from '../../../interface/field.js';
import type { Members } from '../../../interface/object-rule.js';
import { acceptedTexts } from '../accepted-texts.js';

/** What a member can be, where it can be counted up; `undefined` is a member that is not there. */
export function finiteValues(field: Field): unknown[] | undefined {
  if (field.type === 'boolean') return [undefined, true, false];
  const texts = field.type === 'string' ? acceptedTexts(field) : undefined;
  if (texts) return [undefined, ...texts];
  if (field.type === 'integer' && field.values) return [undefined, ...field.values.list.map(({ value }) => value)];
  return undefined;
}

/** More objects than this are not tried out beforehand. */
const mostObjects = 1000;

/** Every object that has some of the members with one of their values each; nothing if there are too many. */
export function everyObject(values: ReadonlyMap<string, readonly unknown[]>): Members[] | undefined {
  let objects: Members[] = [{}];
  for (const [name, list] of values) {
    if (objects.length * list.length > mostObjects) return undefined;
    objects = objects.flatMap((object) =>
      list.map((value) => (value === undefined ? object : { ...object, [name]: value })),
    );
  }
  return objects;
}
