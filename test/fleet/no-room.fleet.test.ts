import { execFileSync } from 'node:child_process';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openFleet } from '../../src/fleet/connect/open-fleet.js';
import { spawnCommand } from '../support/built-command.js';
import { longDeadline, until } from '../support/deadline.js';
import { isThorough } from '../thorough.js';
import { expectFindingsOfOneCheck } from './support/expect-findings.js';
import { expectMirrored } from './support/expect-mirrored.js';
import { isEverythingChecked } from './support/fleet-state.js';
import { startNatsServer } from './support/nats-server.js';
import { publishingOnce, simulatedFleet, temporaryDirectory } from './support/simulated-fleet.js';

const squadron = { commanders: 4, events: 250 };

describe.runIf(isThorough)('a publisher and a checker whose server has no room any more', () => {
  it('waits while the stream is full, says so once, and loses nothing when it may grow', async () => {
    const fleet = await simulatedFleet(squadron);
    const server = await startNatsServer();
    // A limit in bytes is not exact in old servers, which then delete the oldest message.
    await (await openFleet({ servers: [server.url] })).close();
    await limitStream(server.url, 300);
    const publisher = spawnCommand(...publishingOnce(fleet, [server.url], '--position', temporaryDirectory()));
    await until(() => publisher.warned().includes('nothing is lost'), publisher.warned);
    await limitStream(server.url, -1);
    expect(await publisher.ended, publisher.warned()).toBe(0);
    expect(publisher.warned().split('nothing is lost').length).toBe(2);
    expect(publisher.warned()).toContain('publishing goes on');
    await expectMirrored([server.url], fleet);
  });

  it("waits while the server's disk is full, and loses nothing when there is room after a restart", async ({
    skip,
  }) => {
    const disk = smallDisk('700k');
    if (!disk) return skip('this needs a small disk, which only root may make');
    const fleet = await simulatedFleet(squadron);
    const server = await startNatsServer({ arguments: ['-js', '-sd', disk.directory] });
    await (await openFleet({ servers: [server.url] })).close();
    const checker = spawnCommand('fleet', 'check', '--lease', '2s', '--snapshot-every', '1s', '--server', server.url);
    const publisher = spawnCommand(...publishingOnce(fleet, [server.url], '--position', temporaryDirectory()));
    await until(() => publisher.warned().includes('nothing is lost'), publisher.warned);
    disk.growTo('64m');
    await server.kill('SIGTERM');
    await server.restart();
    expect(await publisher.ended, publisher.warned()).toBe(0);
    await expectMirrored([server.url], fleet);
    await until(() => isEverythingChecked([server.url]), checker.warned, longDeadline);
    await expectFindingsOfOneCheck([server.url], fleet);
  });
});

async function limitStream(url: string, max_msgs: number): Promise<void> {
  const connection = await connect({ servers: url });
  try {
    await (await jetstreamManager(connection)).streams.update('JOURNAL', { max_msgs });
  } finally {
    await connection.close();
  }
}

/** A RAM disk of a given size, where permitted. */
function smallDisk(size: string): { directory: string; growTo: (size: string) => void } | undefined {
  const directory = temporaryDirectory();
  const mount = (options: string) =>
    execFileSync('sh', ['-c', 'mount -t tmpfs -o "$0" tmpfs "$1"', options, directory]);
  try {
    mount(`size=${size}`);
  } catch {
    return undefined;
  }
  // Registered first, so that the server ends before this.
  onTestFinished(() => void execFileSync('sh', ['-c', 'umount -l "$0"', directory]));
  return { directory, growTo: (more) => mount(`remount,size=${more}`) };
}
