import { describe, expect, it } from 'vitest';
import { LeaseBoard } from './lease-board.js';

const lease = 10_000;

/** The board of a process `me` among four partitions. */
function board() {
  return new LeaseBoard('me', 4, lease);
}

const taken = (all: { readonly take: readonly { readonly partition: number }[] }) =>
  all.take.map(({ partition }) => partition).sort((a, b) => a - b);

describe('the leases of partitions', () => {
  it('are all for a process that is alone', () => {
    expect(taken(board().plan(new Set(), 0))).toEqual([0, 1, 2, 3]);
  });

  it('are shared with each that lives, and what is too much is given up', () => {
    const seen = board();
    seen.seeBeat('other', 0);
    expect(taken(seen.plan(new Set(), 1))).toHaveLength(2);
    expect(seen.plan(new Set([0, 1, 2]), 1)).toEqual({ take: [], free: [], surplus: 1 });
    seen.seeGone('other');
    expect(taken(seen.plan(new Set([0, 1]), 2))).toEqual([2, 3]);
  });

  it('end when the heartbeat of the holder has not changed for the time of a lease, before our own eyes', () => {
    const seen = board();
    seen.seeHolder(0, { worker: 'other', epoch: 4 }, 17, 1000);
    seen.seeBeat('other', 5000);
    expect(taken(seen.plan(new Set(), 5000 + lease - 1))).toEqual([1, 2]);
    const { take } = seen.plan(new Set(), 5000 + lease);
    expect(take.find(({ partition }) => partition === 0)).toEqual({ partition: 0, revision: 17, epoch: 5 });
  });

  it('leave a holder that was never heard of the time of a lease', () => {
    const seen = board();
    seen.seeHolder(0, { worker: 'unheard', epoch: 1 }, 3, 1000);
    expect(taken(seen.plan(new Set(), 1000 + lease - 1))).toEqual([1, 2, 3]);
    expect(taken(seen.plan(new Set(), 1000 + lease))).toEqual([0, 1, 2, 3]);
  });

  it('are free when they are given back, or left under our own name', () => {
    const seen = board();
    seen.seeHolder(0, { worker: '', epoch: 2 }, 5, 0);
    seen.seeHolder(1, { worker: 'me', epoch: 1 }, 6, 0);
    expect(seen.plan(new Set(), 1).take).toContainEqual({ partition: 0, revision: 5, epoch: 3 });
    expect(seen.plan(new Set(), 1).take).toContainEqual({ partition: 1, revision: 6, epoch: 2 });
  });

  it('are given back if they are under our own name, but more than our share', () => {
    const seen = board();
    seen.seeBeat('other', 0);
    seen.seeHolder(3, { worker: 'me', epoch: 7 }, 12, 0);
    const { take, free } = seen.plan(new Set([0, 1]), 1);
    expect({ take, free }).toEqual({ take: [], free: [{ partition: 3, revision: 12, epoch: 8 }] });
  });

  it('are not changed by news that come late', () => {
    const seen = board();
    seen.seeHolder(0, { worker: 'me', epoch: 3 }, 9, 0);
    seen.seeHolder(0, { worker: 'other', epoch: 2 }, 8, 1);
    expect(seen.holderOf(0)).toBe('me');
  });
});
