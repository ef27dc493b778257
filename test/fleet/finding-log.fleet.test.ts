import { describe, expect, it } from 'vitest';
import { FindingLog, LeaseLost } from '../../src/fleet/check/finding-log.js';
import { logBegin } from '../../src/fleet/check/finding-steps.js';
import type { Fleet } from '../../src/fleet/connect/open-fleet.js';
import { smallFleet } from './support/checked-fleet.js';
import { startNatsServer } from './support/nats-server.js';

const persistence = { signal: new AbortController().signal, notify: () => {} };
const step = (through: number, ...lines: string[]) => ({
  progress: { ...logBegin, through, findings: through },
  lines,
});

function logOf(fleet: Pick<Fleet, 'jetStream' | 'manager' | 'names'>, worker: string, epoch: number): FindingLog {
  return new FindingLog({ fleet, partition: 2, author: { worker, epoch }, persistence });
}

async function stored({ manager, names }: Fleet): Promise<string[]> {
  const { state } = await manager.streams.info(names.findingsStream);
  const sequences = Array.from({ length: state.last_seq }, (_, index) => index + 1);
  const steps = await Promise.all(sequences.map((seq) => manager.streams.getMessage(names.findingsStream, { seq })));
  return steps.map((each) => each?.string() ?? '');
}

describe('the log of findings', () => {
  it('rejects the former holder as soon as another process has taken over', async () => {
    const server = await startNatsServer();
    await using fleet = await smallFleet(server.url);
    const [stalled, other] = [logOf(fleet, 'stalled', 1), logOf(fleet, 'other', 2)];
    await stalled.takeOver();
    await stalled.store(step(5, 'a'));
    await other.takeOver();
    expect(other.progress.through).toBe(5);
    await expect(stalled.store(step(9, 'b'))).rejects.toThrow(LeaseLost);
    await other.store(step(9, 'b'));
    expect(await stored(fleet)).toEqual(['', 'a', '', 'b']);
  });

  it('serialises concurrent steps, and keeps the position in each', async () => {
    const server = await startNatsServer();
    await using fleet = await smallFleet(server.url);
    const log = logOf(fleet, 'me', 1);
    await log.takeOver();
    const position = { through: 4, checked: 3, counts: { 'line/cut': 2 } };
    await Promise.all([log.store(step(5, 'a')), log.confirm(), log.moveTo(position), log.confirm()]);
    expect(await stored(fleet)).toEqual(['', 'a', '', '', '']);
    const next = logOf(fleet, 'next', 2);
    await next.takeOver();
    expect(next.position).toEqual(position);
    expect(next.progress.through).toBe(5);
  });

  it('stores a step once, even if the reply is lost', async () => {
    const server = await startNatsServer();
    await using fleet = await smallFleet(server.url);
    let lost = 0;
    const publish: Fleet['jetStream']['publish'] = async (...given) => {
      const answer = await fleet.jetStream.publish(...given);
      if (lost++ % 2 === 0) throw Object.assign(new Error('no answer'), { cause: await noAnswer(fleet) });
      return answer;
    };
    const log = logOf({ ...fleet, jetStream: { ...fleet.jetStream, publish } }, 'me', 1);
    await log.takeOver();
    await log.store(step(5, 'a'));
    await log.store(step(6, 'b'));
    expect(await stored(fleet)).toEqual(['', 'a', 'b']);
    expect(log.progress.through).toBe(6);
  });
});

/** The client's error when there are no responders. */
async function noAnswer(fleet: Fleet): Promise<unknown> {
  return fleet.connection.request('no.responders', '', { timeout: 1000 }).catch((error: unknown) => error);
}
