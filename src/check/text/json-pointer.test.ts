import { describe, expect, it } from 'vitest';
import { childPointer, nameAtPointer, parentPointer, pointerPattern, pointerSteps } from './json-pointer.js';

describe('a JSON pointer', () => {
  it.each(['Name', 'a/b', 'a~b', '~1', '~01/', ''])(
    'leads down to %j, back up, and reads as it was written',
    (name) => {
      const pointer = childPointer('/Materials/2', name);
      expect(parentPointer(pointer)).toBe('/Materials/2');
      expect(pointerSteps(pointer)).toEqual(['Materials', '2', name]);
      expect(nameAtPointer(pointer)).toBe(name);
    },
  );

  it('names an element after its list', () => {
    expect(nameAtPointer('/Route/3/StarPos/0')).toBe('StarPos[0]');
    expect(nameAtPointer('/Items/3/4')).toBe('Items[3][4]');
  });

  it('is the same pattern for all elements of a list', () => {
    expect(pointerPattern('/Items/3/Slots/14')).toBe('/Items/*/Slots/*');
    expect(pointerPattern('/Slot3/Name')).toBe('/Slot3/Name');
  });

  it('of the whole value is empty', () => {
    expect(pointerSteps('')).toEqual([]);
    expect(nameAtPointer('')).toBe('');
  });
});
