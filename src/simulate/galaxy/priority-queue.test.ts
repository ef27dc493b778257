import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PriorityQueue } from './priority-queue.js';

it('returns items by cost, and equal ones in the order of insertion', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 })), (costs) => {
      const heap = new PriorityQueue<{ cost: number; order: number }>();
      const things = costs.map((cost, order) => ({ cost, order }));
      for (const thing of things) heap.push(thing, thing.cost);
      const given = things.map(() => heap.pop());
      expect(given).toEqual(things.toSorted((a, b) => a.cost - b.cost || a.order - b.order));
      expect(heap.pop()).toBeUndefined();
    }),
  );
});
