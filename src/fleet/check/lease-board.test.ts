import { describe, expect, it } from 'vitest';
import { LeaseBoard } from './lease-board.js';

const lease = 10_000;

/** The board of process `me` with four partitions. */
function board() {
  return new LeaseBoard('me', 4, lease);
}

const taken = (all: { readonly take: readonly { readonly partition: number }[] }) =>
  all.take.map(({ partition }) => partition).sort((a, b) => a - b);

describe('the leases of partitions', () => {
  it('all go to a process that is alone', () => {
    expect(taken(board().plan(new Set(), 0))).toEqual([0, 1, 2, 3]);
  });

  it('are shared among live processes, and the surplus is released', () => {
    const seen = board();
    seen.seeBeat('other', 0);
    expect(taken(seen.plan(new Set(), 1))).toHaveLength(2);
    expect(seen.plan(new Set([0, 1, 2]), 1)).toEqual({ take: [], free: [], surplus: 1 });
    seen.seeGone('other');
    expect(taken(seen.plan(new Set([0, 1]), 2))).toEqual([2, 3]);
  });

  it('expire when the heartbeat of the holder is not seen to change for the length of a lease', () => {
    const seen = board();
    seen.seeHolder(0, { worker: 'other', epoch: 4 }, 17, 1000);
    seen.seeBeat('other', 5000);
    expect(taken(seen.plan(new Set(), 5000 + lease - 1))).toEqual([1, 2]);
    const { take } = seen.plan(new Set(), 5000 + lease);
    expect(take.find(({ partition }) => partition === 0)).toEqual({ partition: 0, revision: 17, epoch: 5 });
  });

  it('give a holder without a heartbeat the length of a lease', () => {
    const seen = board();
    seen.seeHolder(0, { worker: 'silent', epoch: 1 }, 3, 1000);
    expect(taken(seen.plan(new Set(), 1000 + lease - 1))).toEqual([1, 2, 3]);
    expect(taken(seen.plan(new Set(), 1000 + lease))).toEqual([0, 1, 2, 3]);
  });

  it('are free when they are released, or left under our own name', () => {
    const seen = board();
    seen.seeHolder(0, { worker: '', epoch: 2 }, 5, 0);
    seen.seeHolder(1, { worker: 'me', epoch: 1 }, 6, 0);
    expect(seen.plan(new Set(), 1).take).toContainEqual({ partition: 0, revision: 5, epoch: 3 });
    expect(seen.plan(new Set(), 1).take).toContainEqual({ partition: 1, revision: 6, epoch: 2 });
  });

  it('under our own name beyond our share are released', () => {
    const seen = board();
    seen.seeBeat('other', 0);
    seen.seeHolder(3, { worker: 'me', epoch: 7 }, 12, 0);
    const { take, free } = seen.plan(new Set([0, 1]), 1);
    expect({ take, free }).toEqual({ take: [], free: [{ partition: 3, revision: 12, epoch: 8 }] });
  });

  it('ignore outdated records', () => {
    const seen = board();
    seen.seeHolder(0, { worker: 'me', epoch: 3 }, 9, 0);
    seen.seeHolder(0, { worker: 'other', epoch: 2 }, 8, 1);
    expect(seen.holderOf(0)).toBe('me');
  });
});
