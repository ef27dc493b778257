import { elementsOf, numberFrom, objectFrom } from '../field-readers.js';

/** The sum of a member of all elements of a list; undefined if it is no list, or one of them lacks the number. */
export function sumOfMember(list: unknown, name: string): number | undefined {
  if (!Array.isArray(list)) return undefined;
  const elements = elementsOf(list);
  let sum = 0;
  for (let index = 0; index < elements.length; index++) {
    const number = numberFrom(objectFrom(elements[index])?.[name]);
    if (number === undefined) return undefined;
    sum += number;
  }
  return sum;
}
