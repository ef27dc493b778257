import { expect, it } from 'vitest';
import { FileSegments } from './file-segments.js';

it('numbers the lines of a file that alternates with another, as far as they were added', () => {
  const segments = new FileSegments();
  const [one, two] = [segments.begin('/j/Journal.1.log'), segments.begin('C:\\j\\Journal.2.log')];
  for (const [n, file] of [one, one, two, one, two].entries()) segments.add(n, file);
  expect(segments.numbersOf({ file: 'Journal.1.log', from: 2, to: 9 })).toEqual([1, 3]);
  expect(segments.numbersOf({ file: 'Journal.2.log', from: 1 })).toEqual([2, 4]);
  expect(segments.numbersOf({ file: 'Journal.2.log', from: 2, to: 2 })).toEqual([4]);
  expect(segments.numbersOf({ file: 'Journal.3.log', from: 1 })).toEqual([]);
});
