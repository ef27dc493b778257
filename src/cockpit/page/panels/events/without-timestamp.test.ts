import { describe, expect, it } from 'vitest';
import { withoutTimestamp } from './without-timestamp.js';

describe('withoutTimestamp', () => {
  it.each([
    ['{ "timestamp":"2026-11-15T19:17:46Z", "event":"A", "Id":1.50 }', '{ "event":"A", "Id":1.50 }'],
    ['{"event":"A","timestamp":"x","B":[1,2]}', '{"event":"A","B":[1,2]}'],
    ['{"event":"A", "timestamp":"x"}', '{"event":"A"}'],
    ['{"timestamp":"x"}', '{}'],
  ])('takes the time out of %s', (text, expected) => {
    expect(withoutTimestamp(text)).toBe(expected);
    expect(JSON.parse(expected)).not.toHaveProperty('timestamp');
  });

  it.each(['{"event":"A"}', '{"event":"A","Inner":{"timestamp":"x","B":1}}', 'rubbish, "timestamp":1', ''])(
    'leaves %j as it is',
    (text) => {
      expect(withoutTimestamp(text)).toBe(text);
    },
  );
});
