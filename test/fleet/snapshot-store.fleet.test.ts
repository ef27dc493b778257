import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SnapshotStore } from '../../src/fleet/check/snapshot-store.js';
import { smallFleet } from './support/checked-fleet.js';
import { startNatsServer } from './support/nats-server.js';

/** Incompressible data. */
const large = () => ({ noise: randomBytes(1_500_000).toString('base64') });

describe('the snapshot of a commander', () => {
  it('may be larger than a message, and the pieces of the previous one are removed', async () => {
    const server = await startNatsServer();
    await using fleet = await smallFleet(server.url);
    const bucket = fleet.names.stateBucket;
    const persistence = { signal: new AbortController().signal, notify: () => {} };
    const store = () =>
      new SnapshotStore({ state: fleet.state, manager: fleet.manager, bucket, persistence }, 'Jameson');
    const pieces = async () => {
      const { state } = await fleet.manager.streams.info(`KV_${bucket}`, { subjects_filter: '$KV.*.snapshot.*.*.*' });
      return Object.keys(state.subjects ?? {}).length;
    };
    const [mine, stalled] = [store(), store()];
    expect(await mine.load()).toBeUndefined();
    const [first, second, third] = [large(), large(), large()];
    expect(await mine.save(first)).toBe(true);
    expect(await stalled.load()).toEqual(first);
    const before = await pieces();
    expect(before).toBeGreaterThan(2);
    expect(await mine.save(second)).toBe(true);
    // A store that has not seen this cannot overwrite it.
    expect(await stalled.save(third)).toBe(false);
    expect(await pieces()).toBe(before);
    expect(await store().load()).toEqual(second);
    expect(await mine.save({ small: 1 })).toBe(true);
    expect(await pieces()).toBe(0);
    expect(await store().load()).toEqual({ small: 1 });
  });
});
