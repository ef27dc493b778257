import { describe, expect, it } from 'vitest';
import { openFleet } from '../../src/fleet/connect/open-fleet.js';
import { StreamEntrance } from '../../src/fleet/publish/stream-entrance.js';
import { isThorough } from '../thorough.js';
import { startNatsServer } from './support/nats-server.js';

describe('opening a stream whose server went away after connecting', () => {
  it('succeeds when the server is back', async () => {
    const server = await startNatsServer();
    await using fleet = await openFleet({ servers: [server.url] });
    await server.kill();
    const opening = StreamEntrance.open(fleet, () => {}, new AbortController().signal);
    await server.restart();
    const entrance = await opening;
    expect(entrance.stream).toBe(fleet.names.stream);
    await entrance.close(0);
  });

  it.runIf(isThorough)('is aborted by the signal', async () => {
    const server = await startNatsServer();
    await using fleet = await openFleet({ servers: [server.url] });
    await server.kill();
    const leaving = new AbortController();
    const opening = StreamEntrance.open(fleet, () => {}, leaving.signal);
    leaving.abort(new Error('enough'));
    await expect(opening).rejects.toThrow('enough');
  });
});
