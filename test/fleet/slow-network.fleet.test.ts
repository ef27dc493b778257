import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFleet } from '../../src/fleet/connect/open-fleet.js';
import { type CommandProcess, spawnCommand } from '../support/built-command.js';
import { longDeadline, until } from '../support/deadline.js';
import { isThorough } from '../thorough.js';
import { isEverythingChecked } from './support/fleet-state.js';
import { startNatsServer } from './support/nats-server.js';
import { publishingOnce, simulatedFleet, temporaryDirectory } from './support/simulated-fleet.js';
import { startTcpProxy } from './support/tcp-proxy.js';

/** Copies of the journals: 80 MB of them, or 200. */
const years = isThorough ? 150 : 60;

/** Megabytes by which the peak may exceed that of the first quarter. */
const growth = 64;

describe.runIf(isThorough)('a publisher and a checker behind a slow network', () => {
  it.skipIf(process.platform !== 'linux')('keep their memory flat, however much waits', async () => {
    const { root, ...fleet } = await simulatedFleet({ commanders: 6, events: 200, faults: ['wrong-type:1%'] });
    for (const directory of fleet.directories) repeatJournals(directory);
    const server = await startNatsServer();
    const network = await startTcpProxy(server.port);
    network.slowTo(8_000_000);
    const servers = [network.url];
    await (await openFleet({ servers })).close();
    const publisher = spawnCommand(...publishingOnce({ root, ...fleet }, servers, '--position', temporaryDirectory()));
    const published = await memoryOf(publisher, () => publisher.process.exitCode !== null);
    expect(await publisher.ended, publisher.warned()).toBe(0);

    const checker = spawnCommand('fleet', 'check', '--server', network.url);
    const checked = await memoryOf(checker, () => isEverythingChecked([server.url]));
    console.log(`${years} years: the publisher had ${shown(published)}, the checker ${shown(checked)}`);
    for (const { most, early } of [published, checked]) expect(most - early).toBeLessThan(growth);
  });
});

function shown({ early, most }: { early: number; most: number }): string {
  return `${early.toFixed(0)} MB early and ${most.toFixed(0)} MB at most`;
}

/** Copies the journals to other years. */
function repeatJournals(directory: string): void {
  for (const name of readdirSync(directory).filter((each) => each.startsWith('Journal.2024-')))
    for (let year = 1; year < years; year++)
      copyFileSync(path.join(directory, name), path.join(directory, name.replace('2024-', `${2024 + year}-`)));
}

/**
 * The memory of a process until a condition holds, in megabytes: the peak of the first samples, and the
 * overall peak.
 */
async function memoryOf(command: CommandProcess, condition: () => boolean | Promise<boolean>) {
  const looks: number[] = [];
  await until(
    async () => {
      const size = residentMegabytes(command.pid);
      if (size > 0) looks.push(size);
      return await condition();
    },
    command.warned,
    isThorough ? 10 * longDeadline : longDeadline,
  );
  return { early: Math.max(...looks.slice(0, Math.ceil(looks.length / 4))), most: Math.max(...looks) };
}

/** 0 if the process is gone. */
function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
