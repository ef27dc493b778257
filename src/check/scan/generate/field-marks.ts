/** What is said of the fields of a shape all together. */
import type { Field } from '../../../interface/field.js';

type NamedFields = readonly (readonly [name: string, field: Field])[];

/** Four words, with a bit for each field that must be there. */
export function requiredBits(fields: NamedFields): number[] {
  const words = [0, 0, 0, 0];
  for (const [index, [, field]] of fields.entries()) {
    if (!field.optional) words[index >> 5] = (words[index >> 5] as number) | (1 << (index & 31));
  }
  return words;
}

/** The number of each localised member whose plain one may be missing, and that of the plain one. */
export function localisedPairs(fields: NamedFields): number[] {
  return fields.flatMap(([name], index) => {
    const plain = /^(.+)_Localised$/s.exec(name)?.[1];
    const other = fields.findIndex(([each]) => each === plain);
    return plain === undefined || fields[other]?.[1].optional === false ? [] : [index, other];
  });
}
