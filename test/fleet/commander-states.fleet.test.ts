import { describe, expect, it } from 'vitest';
import { CommanderStates } from '../../src/fleet/check/commander-states.js';
import { LeaseLost } from '../../src/fleet/check/finding-log.js';
import { SharedCheckers } from '../../src/fleet/check/run-checker.js';
import { SnapshotStore } from '../../src/fleet/check/snapshot-store.js';
import { smallFleet } from './support/checked-fleet.js';
import { commander, journalMessages, stored } from './support/directory-messages.js';
import { startNatsServer } from './support/nats-server.js';

const line = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"Exploration" }\r\n';
const messages = stored(journalMessages('Journal.2026-11-14T204100.01.log', Buffer.from(line.repeat(4)), 'game'));

describe('a commander state stored late by a former holder', () => {
  it('does not prevent its successor from storing a newer one', async () => {
    const server = await startNatsServer();
    await using fleet = await smallFleet(server.url);
    const persistence = { signal: new AbortController().signal, notify: () => {} };
    const { state, manager } = fleet;
    const place = { state, manager, bucket: fleet.names.stateBucket, persistence };
    const states = (confirm: () => Promise<void>) =>
      new CommanderStates(place, new SharedCheckers(), { through: 0, counts: {} }, confirm);
    const before = states(() => Promise.reject(new LeaseLost('another process works on it')));
    const holder = states(() => Promise.resolve());
    await before.check(messages.slice(0, 2));
    await holder.check(messages.slice(0, 3));
    await before.save(2);
    await holder.save(3);
    expect(await throughOf(place)).toBe(messages[2]?.sequence);
    // Conversely, the former holder learns that it has lost the partition.
    await before.check(messages.slice(0, 3));
    await expect(before.save(2)).rejects.toThrow(LeaseLost);
    expect(await throughOf(place)).toBe(messages[2]?.sequence);
    await holder.check(messages);
    await holder.save(4);
    expect(await throughOf(place)).toBe(messages.at(-1)?.sequence);
  });
});

async function throughOf(place: ConstructorParameters<typeof SnapshotStore>[0]): Promise<number> {
  const { check } = (await new SnapshotStore(place, commander).load()) as { check: { through: number } };
  return check.through;
}
