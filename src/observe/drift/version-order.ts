import { compareTexts } from '../../words/compare-texts.js';

/** Versions of the game in the order of their numbers; those without a number come first, by name. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [numbersOf(one), numbersOf(other)];
  for (let place = 0; place < Math.max(first.length, second.length); place++) {
    const difference = (first[place] ?? -1) - (second[place] ?? -1);
    if (difference !== 0) return difference;
  }
  return compareTexts(one, other);
}

/** Whether one version is known to be older than another. */
export function isBefore(one: string, other: string): boolean {
  const [first, second] = [numbersOf(one), numbersOf(other)];
  return first.length > 0 && second.length > 0 && compareVersions(first.join('.'), second.join('.')) < 0;
}

function numbersOf(version: string): number[] {
  const [number] = /^\d+(?:\.\d+)*/.exec(version) ?? [];
  return number === undefined ? [] : number.split('.').map(Number);
}
