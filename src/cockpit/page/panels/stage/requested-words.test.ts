import { expect, it } from 'vitest';
import { requestedWords } from './requested-words.js';

const last = { file: 'Journal.01.log', line: 12, at: '2026-11-14T20:57:03Z', what: 'Docked/StationName is missing' };

it('says when a fault happened, and whether it goes on', () => {
  const when = 'at 20:57:03: Docked/StationName is missing';
  const fault = 'missing-field';
  expect(requestedWords({ fault, state: 'waiting', count: 0 })).toBe('Happens at its next opportunity');
  expect(requestedWords({ fault, state: 'over', count: 1, last })).toBe(`Happened ${when}`);
  expect(requestedWords({ fault, state: 'repeating', count: 0 })).toBe('Repeats; has not happened yet');
  expect(requestedWords({ fault, state: 'stopped', count: 2, last })).toBe(
    `Stopped; happened 2 times, the last ${when}`,
  );
});
