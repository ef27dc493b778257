import { expect, it } from 'vitest';
import type { Members } from '../interface/object-rule.js';
import { journalFold } from './journal-fold.js';
import { type SystemSurvey, unknownState } from './journal-state.js';
import { surveyOf } from './surveys-fold.js';

function surveyAfter(system: string, ...events: readonly Members[]): SystemSurvey | undefined {
  const state = unknownState();
  for (const event of events) journalFold.advance(state, event);
  return surveyOf(state.surveys, system);
}

const star = { event: 'Scan', StarSystem: 'Maia', BodyID: 0, ScanType: 'AutoScan', DistanceFromArrivalLS: 0 };
const planet = { ...star, BodyID: 1, ScanType: 'Detailed', DistanceFromArrivalLS: 40 };

it('is complete once the star was scanned on arrival', () => {
  expect(surveyAfter('Maia', planet)).toEqual({ bodies: [1], complete: false });
  expect(surveyAfter('Maia', planet, star, planet)).toEqual({ bodies: [1, 0], complete: true });
  expect(surveyAfter('Maia', { ...star, DistanceFromArrivalLS: 9 })).toMatchObject({ complete: false });
});

it('starts over after a sale, in a journal that records scans', () => {
  const sale = { event: 'MultiSellExplorationData', Discovered: [{ SystemName: 'Maia' }] };
  expect(surveyAfter('Maia', { event: 'Fileheader', part: 1 }, sale)).toEqual({ bodies: [], complete: true });
  expect(surveyAfter('Maia', sale)).toBeUndefined();
});

it.each(['constructor', '__proto__', 'toString'])('may be of a system called %s', (StarSystem) => {
  expect(() => surveyAfter(StarSystem, { ...star, StarSystem }, { ...planet, StarSystem })).not.toThrow();
  expect(surveyAfter(StarSystem)).toBeUndefined();
});
