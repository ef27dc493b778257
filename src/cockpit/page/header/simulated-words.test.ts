import { expect, it } from 'vitest';
import { simulatedWords } from './simulated-words.js';

it('says nothing of a journal that the game wrote', () => {
  expect(simulatedWords({ isSimulated: false })).toBeUndefined();
});

it('says that a journal was simulated, even if its stage is gone', () => {
  expect(simulatedWords({ isSimulated: true })).toBe('Simulated');
});

it('says how fast the stage plays, or that it is paused', () => {
  const words = (isPaused: boolean, speed: number) =>
    simulatedWords({ isSimulated: true, stage: { seed: 1, canControl: true, clock: { isPaused, speed, now: 0 } } });
  expect([words(false, 1), words(false, 0.5), words(false, 0), words(true, 5)]).toEqual([
    'Simulated, 1×',
    'Simulated, 0.5×',
    'Simulated, at full speed',
    'Simulated, paused',
  ]);
});

it('says that a page without the token is read-only', () => {
  const clock = { isPaused: false, speed: 1, now: 0 };
  expect(simulatedWords({ isSimulated: true, stage: { seed: 1, canControl: false, clock } })).toBe(
    'Simulated, 1×, read-only',
  );
});
