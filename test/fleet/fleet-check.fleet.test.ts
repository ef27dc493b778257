import { describe, expect, it } from 'vitest';
import type { Fleet } from '../../src/fleet/connect/open-fleet.js';
import type { PositionRecord, WorkerRecord } from '../../src/fleet/worker-records.js';
import { shakedown } from '../shakedown.js';
import { isThorough } from '../thorough.js';
import { identity, logOf, type Squadron, smallFleet, squadron, startChecker } from './support/checked-fleet.js';
import { startNatsServer } from './support/nats-server.js';
import { publishMessages } from './support/publish-messages.js';

describe('shakedown fleet check', () => {
  it('has the findings of check in the directories, stores them once, and resumes where it was', async () => {
    const server = await startNatsServer();
    await using fleet = await smallFleet(server.url);
    const { messages, expected } = await squadron(6, 60);
    await publishMessages(fleet, messages);
    await fleet.jetStream.publish(fleet.names.subject(1), 'poison');
    const first = startChecker(server.url, '--once', '--format', 'json');
    expect(await first.ended()).toBe(1);
    expect(JSON.parse(first.printed())).toMatchObject({ checked: messages.length + 1, findings: 120, aside: 1 });
    await expectEachOnce(fleet, expected);
    const aside = await fleet.manager.streams.getMessage(fleet.names.asideStream, { seq: 1 });
    expect(aside?.string()).toBe('poison');
    expect(aside?.header.get('Reason')).toBe('the header Commander is missing');
    expect(aside?.header.get('Sequence')).toBe(String(messages.length + 1));

    const again = startChecker(server.url, '--once', '--format', 'json', '--fail-on', 'never');
    expect(await again.ended()).toBe(0);
    expect(JSON.parse(again.printed())).toMatchObject({ checked: 0, findings: 0, summary: { errors: 120, notes: 0 } });
    const positions = await Promise.all([0, 1, 2, 3].map((each) => fleet.state.get(`position.${each}`)));
    const sum = (of: (record: PositionRecord) => number) =>
      positions.reduce((total, entry) => total + (entry ? of(entry.json<PositionRecord>()) : 0), 0);
    expect(sum(({ checked }) => checked)).toBe(messages.length + 1);
    expect(sum(({ findings }) => findings)).toBe(120);
    expect(sum(({ tally }) => tally['field/type'] ?? 0)).toBe(120);

    const printed = await shakedown('fleet', 'findings', '--server', server.url, '--commander', 'Commander 3');
    expect(printed.code).toBe(1);
    expect(printed.out.split('\n')).toHaveLength(21);
    expect(printed.out).toContain('Commander 3/Journal.2026-11-14T204100.01.log:3:');
    expect(printed.out).toContain('20 errors');
    const none = await shakedown('fleet', 'findings', '--server', server.url, '--rule', 'line/*', '--format', 'json');
    expect({ ...none, out: JSON.parse(none.out) as unknown }).toMatchObject({
      code: 0,
      out: { findings: [], summary: { errors: 0, warnings: 0, notes: 0 } },
    });
  });

  it.runIf(isThorough)('shares the partitions, and takes over those of a process that is killed', async () => {
    const server = await startNatsServer();
    await using fleet = await smallFleet(server.url);
    const { messages, expected } = await squadron(8, 90);
    const half = messages.length / 2;
    const words = ['--lease', '2s', '--snapshot-every', '1s'];
    const [one, other] = [startChecker(server.url, ...words), startChecker(server.url, ...words)];
    await expect.poll(() => heldBy(fleet)).toEqual([2, 2]);
    await publishMessages(fleet, messages.slice(0, half));
    await expect.poll(async () => (await logOf(fleet)).length).toBeGreaterThan(10);
    await one.end('SIGKILL');
    await publishMessages(fleet, messages.slice(half));
    await expectAll(fleet, expected);
    expect(await other.end('SIGINT')).toBe(130);
    await expectEachOnce(fleet, expected);
  });

  it.runIf(isThorough)('rejects writes of a process that was stopped for longer than its lease', async () => {
    const server = await startNatsServer();
    await using fleet = await smallFleet(server.url);
    const { messages, expected } = await squadron(8, 90);
    const half = messages.length / 2;
    const words = ['--lease', '2s', '--snapshot-every', '1s'];
    const [stalled, other] = [startChecker(server.url, ...words), startChecker(server.url, ...words)];
    await expect.poll(() => heldBy(fleet)).toEqual([2, 2]);
    await publishMessages(fleet, messages.slice(0, half));
    await expect.poll(async () => (await logOf(fleet)).length).toBeGreaterThan(10);
    stalled.process.kill('SIGSTOP');
    await publishMessages(fleet, messages.slice(half));
    await expectAll(fleet, expected);
    stalled.process.kill('SIGCONT');
    // It has released its partitions, and taken its share again.
    await expect.poll(() => stalled.warned()).toContain('taken over');
    await expect.poll(() => heldBy(fleet)).toEqual([2, 2]);
    expect(await Promise.all([stalled.end('SIGINT'), other.end('SIGINT')])).toEqual([130, 130]);
    await expectEachOnce(fleet, expected);
  });

  it.runIf(isThorough)('waits for a server that is killed, and goes on', async () => {
    const server = await startNatsServer();
    await using fleet = await smallFleet(server.url);
    const { messages, expected } = await squadron(8, 90);
    const half = messages.length / 2;
    await publishMessages(fleet, messages.slice(0, half));
    const checker = startChecker(server.url, '--lease', '2s', '--snapshot-every', '1s');
    await expect.poll(async () => (await logOf(fleet)).length).toBeGreaterThan(10);
    await server.kill();
    await server.restart();
    await expect
      .poll(() =>
        publishMessages(fleet, messages.slice(half)).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expectAll(fleet, expected);
    expect(await checker.end('SIGINT')).toBe(130);
    await expectEachOnce(fleet, expected);
  });
});

/** Partitions per process, by heartbeat. */
async function heldBy(fleet: Fleet): Promise<number[]> {
  const held: number[] = [];
  for await (const key of await fleet.state.keys('worker.*')) {
    const entry = await fleet.state.get(key);
    if (entry?.operation === 'PUT') held.push(entry.json<WorkerRecord>().holds.length);
  }
  return held;
}

async function expectAll(fleet: Fleet, expected: Squadron['expected']): Promise<void> {
  await expect.poll(async () => (await logOf(fleet)).length).toBeGreaterThanOrEqual(expected.length);
}

async function expectEachOnce(fleet: Fleet, expected: Squadron['expected']): Promise<void> {
  const log = await logOf(fleet);
  expect(log.map(identity).sort()).toEqual(expected);
  expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
}
