import { describe, expect, it } from 'vitest';
import { openFleet } from '../../src/fleet/connect/open-fleet.js';
import { startNatsServer } from './support/nats-server.js';

describe('a fleet', () => {
  it('has its streams as soon as it is open, and keeps them across a server restart', async () => {
    const server = await startNatsServer();
    await using fleet = await openFleet({ servers: [server.url] });
    await fleet.jetStream.publish(fleet.names.subject(3), 'payload');
    await server.kill();
    await server.restart();
    await expect
      .poll(async () => (await fleet.manager.streams.info('JOURNAL').catch(() => undefined))?.state.messages)
      .toBe(1);
    await fleet.state.put('key', 'value');
    expect((await fleet.state.get('key'))?.string()).toBe('value');
  });
});
