import { describe, expect, it } from 'vitest';
import { deliveryOf } from './delivery.js';

describe('the metadata of a delivered message', () => {
  it.each([
    '$JS.ACK.JOURNAL.abc.1.4711.12.1700000000000000000.99',
    '$JS.ACK._.hash.JOURNAL.abc.1.4711.12.1700000000000000000.99',
    '$JS.ACK.domain.hash.JOURNAL.abc.1.4711.12.1700000000000000000.99.random',
  ])('is read from the subject of its acknowledgement: %s', (reply) => {
    expect(deliveryOf(reply)).toEqual({ sequence: 4711, delivered: 12, pending: 99 });
  });
});
