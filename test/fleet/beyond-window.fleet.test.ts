import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openFleet } from '../../src/fleet/connect/open-fleet.js';
import { ranCommand, spawnCommand } from '../support/built-command.js';
import { longDeadline, until } from '../support/deadline.js';
import { isThorough } from '../thorough.js';
import { expectFindingsOfOneCheck } from './support/expect-findings.js';
import { expectMirrored } from './support/expect-mirrored.js';
import { isEverythingChecked } from './support/fleet-state.js';
import { startNatsServer } from './support/nats-server.js';
import { publishingOnce, simulatedFleet, temporaryDirectory } from './support/simulated-fleet.js';
import { readPublished } from './support/stream-log.js';

/** Deduplication window of the server in milliseconds. */
const window = 1000;

describe.runIf(isThorough)(
  'a publisher that begins again at an old position, after longer than the server knows what came',
  () => {
    it('publishes some of it twice, and no finding is reported twice', async () => {
      const fleet = await simulatedFleet({ commanders: 4, events: 250 });
      const server = await startNatsServer();
      const servers = [server.url];
      await (await openFleet({ servers, window })).close();
      const positions = path.join(temporaryDirectory(), 'positions');
      const publishing = publishingOnce(fleet, servers, '--position', positions);
      const [first = ''] = fleet.directories;
      await ranCommand(...publishingOnce({ ...fleet, root: first }, servers, '--position', positions));
      const old = path.join(temporaryDirectory(), 'old');
      cpSync(positions, old, { recursive: true });

      await ranCommand(...publishing);
      const checker = spawnCommand('fleet', 'check', '--lease', '2s', '--server', server.url);
      await until(() => isEverythingChecked(servers), checker.warned, longDeadline);
      const findings = await expectFindingsOfOneCheck(servers, fleet);

      // The window is over by the clock of the server, which is ours.
      await sleep(2 * window);
      rmSync(positions, { recursive: true });
      cpSync(old, positions, { recursive: true });
      await ranCommand(...publishing);
      await until(() => isEverythingChecked(servers), checker.warned, longDeadline);
      expect((await readPublished(servers)).repeated).toBeGreaterThan(fleet.lines / 2);
      expect(await expectFindingsOfOneCheck(servers, fleet)).toBe(findings);
      await expectMirrored(servers, fleet);
    });
  },
);
