import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openFleet } from '../../src/fleet/connect/open-fleet.js';
import { Random } from '../../src/simulate/random.js';
import { longDeadline, until } from '../support/deadline.js';
import { isThorough } from '../thorough.js';
import { expectFindingsOfOneCheck } from './support/expect-findings.js';
import { expectMirrored, sha256 } from './support/expect-mirrored.js';
import { isEverythingChecked } from './support/fleet-state.js';
import { type NatsServer, startNatsServer } from './support/nats-server.js';
import { Restarted } from './support/restarted.js';
import { type SimulatedFleet, simulatedFleet, temporaryDirectory } from './support/simulated-fleet.js';
import { readPublished } from './support/stream-log.js';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy.js';

/** 80,000 events in the thorough tier. */
const size = isThorough
  ? { commanders: 80, events: 1000, publishers: 4, checkers: 3, kills: 60, bytesPerSecond: 1_500_000 }
  : { commanders: 40, events: 300, publishers: 3, checkers: 2, kills: 24, bytesPerSecond: 400_000 };

describe.runIf(isThorough)('publishers, checkers and the server, killed at random moments and started again', () => {
  it('lose no event, report every finding once, and find what one check of the directories finds', {
    timeout: isThorough ? 3_600_000 : 300_000,
  }, async () => {
    const fleet = await simulatedFleet(size);
    const server = await startNatsServer();
    const servers = [server.url];
    await (await openFleet({ servers })).close();
    const network = await startTcpProxy(server.port);
    network.slowTo(size.bytesPerSecond);
    const publishers = publishersOf(fleet, network);
    const checkers = Array.from(
      { length: size.checkers },
      () => new Restarted('fleet', 'check', '--lease', '5s', '--snapshot-every', '1s', '--server', network.url),
    );
    const warnings = () => [...publishers, ...checkers].map(({ said }) => said).join('\n');

    const began = performance.now();
    await killAtRandom({ server, network, commands: [...publishers, ...checkers] });
    network.slowTo(Infinity);
    expect(await Promise.all(publishers.map(({ ended }) => ended)), warnings()).toEqual(publishers.map(() => 0));
    await until(() => isEverythingChecked(servers), warnings, isThorough ? 8 * longDeadline : longDeadline);
    const seconds = (performance.now() - began) / 1000;
    expect(
      checkers.map(({ isEnded }) => isEnded),
      warnings(),
    ).toEqual(checkers.map(() => false));

    const repeated = await expectEverythingPublished(servers, fleet);
    const findings = await expectFindingsOfOneCheck(servers, fleet);
    await expectMirrored(servers, fleet);
    const kills = [...publishers, ...checkers].reduce((sum, command) => sum + command.kills, 0);
    console.log(
      `${fleet.lines} lines of ${size.commanders} commanders, ${findings} findings, ${repeated} messages came again, ` +
        `${kills} processes killed among ${size.kills} troubles, ${seconds.toFixed(0)} s`,
    );
  });
});

/** Each publishes some of the directories. */
function publishersOf({ directories }: SimulatedFleet, network: TcpProxy): Restarted[] {
  const positions = temporaryDirectory();
  return Array.from({ length: size.publishers }, (_, index) => {
    const own = directories.filter((_directory, place) => place % size.publishers === index);
    const options = ['--once', '--wait', '60s', '--position', positions, '--server', network.url];
    return new Restarted('fleet', 'publish', ...options, ...own);
  });
}

interface Victims {
  readonly server: NatsServer;
  readonly network: TcpProxy;
  readonly commands: readonly Restarted[];
}

/** The order of the victims and the pauses are seeded; their effect is not. */
async function killAtRandom({ server, network, commands }: Victims): Promise<void> {
  const random = new Random(14).stream('kills');
  for (let kill = 0; kill < size.kills; kill++) {
    await sleep(random.integer(20, 2500));
    const victim = random.integer(-2, commands.length - 1);
    if (victim >= 0) commands[victim]?.kill();
    else if (victim === -1) network.cut();
    else {
      await server.kill();
      await sleep(random.integer(0, 1000));
      await server.restart();
    }
  }
}

async function expectEverythingPublished(servers: readonly string[], fleet: SimulatedFleet): Promise<number> {
  const { files, disorder, lines, repeated } = await readPublished(servers);
  expect(disorder).toEqual([]);
  const published = files.map(({ commander, file, bytes, end }) => [commander, file, bytes.length, end, sha256(bytes)]);
  const written = fleet.ledger.flatMap(({ commander, files: parts }) =>
    parts.map(({ file, bytes, sha256: hash }) => [commander, file, bytes, bytes, hash]),
  );
  expect(inOrder(published)).toEqual(inOrder(written));
  expect(inOrder([...lines])).toEqual(inOrder(fleet.ledger.map(({ commander, lines: count }) => [commander, count])));
  return repeated;
}

function inOrder(rows: readonly (readonly unknown[])[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
