import { describe, expect, it } from 'vitest';
import { shakedown, start } from '../shakedown.js';
import { FeedListener } from '../support/feed-listener.js';
import { isThorough } from '../thorough.js';
import { startNatsServer } from './support/nats-server.js';
import { publishingOnce, simulatedFleet, temporaryDirectory } from './support/simulated-fleet.js';

describe('shakedown cockpit --from', () => {
  it.runIf(isThorough)('says on the page when the connection to the server is lost, and that it is back', async () => {
    const server = await startNatsServer();
    const ships = await simulatedFleet({ commanders: 2, events: 50, faults: [] });
    expect(await shakedown(...publishingOnce(ships, [server.url], '--position', temporaryDirectory()))).toMatchObject({
      code: 0,
    });
    const cockpit = start('cockpit', '--from', server.url, '--port', '0', '--format', 'json');
    await cockpit.printed('"ready":true');
    const { port, token } = JSON.parse(cockpit.out()) as { port: number; token: string };
    const page = await FeedListener.open(port, {}, `?token=${token}`);
    const { info } = await page.wait('snapshot');
    expect(info.problem).toBeUndefined();
    await server.kill();
    const lost = await page.wait('info', ({ problem }) => problem !== undefined);
    expect(lost.problem).toBe(`the connection to ${server.url} is lost; trying again until it is back`);
    await server.restart();
    await expect.poll(() => page.of('info').at(-1)?.data.problem).toBeUndefined();
    page.close();
    expect(await cockpit.interrupt()).toBe(130);
  });
});
