import { elementPart, type WantedPart } from '../extraction-paths.js';
import type { LineTest, TestedMembers } from '../line-tests.js';
import * as layout from '../scanner-memory.js';
import type { TableMemory } from './table-memory.js';

/** Writes the tests of a kind, of which this is wanted, as `assembly/tested-lines.ts` reads them; gives their place. */
export function testTable(tested: TestedMembers, wanted: WantedPart, memory: TableMemory): number {
  const columns = tested.members.map((name) => wanted.names.indexOf(name));
  const left = columns.reduce((bits, column) => bits | (1 << column), 0);
  const tests = tested.tests.map((test) => testWords(test, wanted, memory));
  const place = memory.words([left, tests.length, ...tests.flat()]);
  if (place === undefined || columns.includes(-1) || wanted.names.length > layout.mostTested) {
    throw new RangeError(`the scanner has no room for the tests of ${tested.members.join()}`);
  }
  return place;
}

function testWords(test: LineTest, wanted: WantedPart, memory: TableMemory): readonly number[] {
  if ('sumOf' in test) {
    const numbers = new Int32Array(new Float64Array([test.is, test.within, test.or]).buffer);
    return [layout.isSumTest, keyOf(test.sumOf, wanted), ...numbers, 0];
  }
  const set = memory.set(test.or);
  if (!set) throw new RangeError('the scanner has no room for the names of a test');
  return [layout.isNamesTest, keyOf(test.names, wanted), keyOf(test.among, wanted), set.place, 0, 0, 0, 0, 0];
}

/** A path in one number, as the notes lead along it: of each member its number, from 1 on; an element has the number 0. */
function keyOf(path: string, wanted: WantedPart): number {
  let part: WantedPart | undefined = wanted;
  let key = 0;
  for (const name of path.split('/')) {
    const index: number = name === '*' ? 0 : (part?.names.indexOf(name) ?? -1);
    if (!part || index < 0 || index >= layout.mostTested || key >= 1 << (32 - 2 * layout.keyBits)) {
      throw new RangeError(`the scanner cannot test ${path}`);
    }
    part = name === '*' ? elementPart(part) : part.parts[index];
    key = (key << layout.keyBits) | (index + 1);
  }
  return key;
}
