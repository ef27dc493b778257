import { expect, it } from 'vitest';
import * as layout from './scanner-memory.js';

it('gives every word of the line last scanned a place of its own', () => {
  const { timeStart, members, dayStart, dayRest, fileOffset, kindSlotCount, longestValue, ...others } = layout;
  const eightBytes = [dayStart, dayRest, fileOffset];
  const words = Object.values(others).filter((each) => each >= timeStart && each < members);
  const places = [timeStart, ...words, ...eightBytes, ...eightBytes.map((each) => each + 4)];
  expect(places.toSorted((a, b) => a - b)).toEqual([...new Set(places)].toSorted((a, b) => a - b));
});
