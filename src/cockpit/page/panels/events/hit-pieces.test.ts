import { expect, it } from 'vitest';
import { hitPieces } from './hit-pieces.js';

it('marks what matched, and adds what the summary does not have', () => {
  const marked = (summary: string, ...hits: Parameters<typeof hitPieces>[1] & object) =>
    hitPieces(summary, hits)
      .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
      .join('');
  expect(marked('Abraham Lincoln · Sol', { text: 'sol' }, { name: 'StationName', text: 'Abraham Lincoln' })).toBe(
    '[Abraham Lincoln] · [Sol]',
  );
  expect(marked('Sol', { name: 'FuelLevel', text: '6.25' })).toBe('Sol · FuelLevel [6.25]');
  expect(marked('', { text: 'x' })).toBe('… [x]');
  expect(marked('İ İ sol', { text: 'sol' })).toBe('İ İ [sol]');
});
