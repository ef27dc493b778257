import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseLine } from '../../journal/parse/parse-line.js';
import { lockName, readLock } from '../../journal/write/directory-lock.js';
import { type LockOwner, thisProcess } from '../../journal/write/lock-owner.js';
import { thisMachine } from '../../journal/write/machine-identity.js';
import { timestampOf } from '../../simulate/session-time.js';
import { openStage } from '../open-stage.js';
import { maxLeap } from '../time/clock-limits.js';
import { askStage, controlAddressIn } from './control-client.js';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-control-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('a stage controlled through its port', () => {
  it('carries out requests, and responds with the lines and the state', async () => {
    await using stage = await openStage({ seed: 7, directory, control: true });
    await askStage(directory, 'trigger', { situation: 'supercruise', set: {} });
    expect(stage.state.place).toBe('supercruise');
    const { lines, state, seed } = await askStage(directory, 'trigger', { situation: 'dock', set: {} });
    expect(lines.map((line) => parseLine(line).event?.event)).toContain('Docked');
    expect(state).toEqual(structuredClone(stage.state));
    expect(seed).toBe(7);
  });

  it('writes an event with all its digits, and refuses an invalid one', async () => {
    await using stage = await openStage({ seed: 7, directory, control: true, dialect: 'game' });
    const event = '{"event":"SquadronStartup","SquadronID":9007199254740993,"SquadronName":"ACES","CurrentRank":1}';
    const { lines } = await askStage(directory, 'inject', { event, anyway: false });
    expect(lines[0]).toContain('"SquadronID":9007199254740993');
    const bad = '{"event":"SquadronStartup","SquadronName":3}';
    await expect(askStage(directory, 'inject', { event: bad, anyway: false })).rejects.toThrow('/SquadronName');
    const anyway = await askStage(directory, 'inject', { event: bad, anyway: true });
    expect(anyway.lines[0]).toContain('"SquadronName":3');
    await expect(askStage(directory, 'inject', { event: 'rubbish', anyway: true })).rejects.toThrow('not an event');
    expect(stage.written.at(-1)).toMatchObject({ SquadronName: 3 });
  });

  it('accepts an event as an object, too, with all the digits sent', async () => {
    await using stage = await openStage({ seed: 7, directory, control: true, dialect: 'game' });
    const { port, token } = controlAddressIn(directory);
    const inject = async (body: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`http://127.0.0.1:${port}/inject`, { method: 'POST', headers, body });
      return (await response.json()) as { lines: string[]; error: string };
    };
    const event = '{"event":"SquadronStartup","SquadronID":9007199254740993,"SquadronName":"ACES","CurrentRank":1}';
    const { lines } = await inject(`{"event":${event}}`);
    expect(lines[0]).toContain('"SquadronID":9007199254740993');
    expect(stage.written.at(-1)).toMatchObject({ SquadronID: 9007199254740993n });
    expect((await inject('{"event":[]}')).error).toBe(
      "'event' must be an event, as an object with its name or as its text, not a list",
    );
    expect((await inject(`{"event":${event},"anyway":"yes"}`)).error).toBe("'anyway' must be true or false, not 'yes'");
    expect((await inject(`{"evnt":${event}}`)).error).toContain("has no 'evnt': did you mean 'event'?");
    expect((await inject(`{"event":${event},"event":${event}}`)).error).toContain('appears twice');
    expect((await inject('{"event":')).error).toContain('the request is not JSON: ');
  });

  it('pauses, steps, leaps and speeds up', async () => {
    await using stage = await openStage({ seed: 7, directory, control: true });
    const before = Date.parse(stage.state.timestamp);
    await askStage(directory, 'clock', { do: 'leap', to: before + 600_000 });
    expect(Date.parse(stage.state.timestamp)).toBeGreaterThanOrEqual(before + 590_000);
    await askStage(directory, 'clock', { do: 'step' });
    expect(stage.isPaused).toBe(true);
    const { clock } = await askStage(directory, 'clock', { do: 'speed', speed: 100 });
    expect(clock).toEqual({ isPaused: true, speed: 100, now: stage.now });
    await askStage(directory, 'clock', { do: 'play' });
    expect(stage.isPaused).toBe(false);
    await askStage(directory, 'clock', { do: 'pause' });
    expect(stage.isPaused).toBe(true);
    await askStage(directory, 'end', {});
    expect(stage.hasEnded).toBe(true);
    await expect(askStage(directory, 'trigger', { situation: 'dock', set: {} })).rejects.toThrow('has ended');
  });

  it('refuses a wrong clock request with a sentence, and still leaps', async () => {
    const refused = [
      [{ do: 'speed', speed: 1e300 }, 'the speed must be a factor such as 4, from 0.001 to 1000000, or "max", or 0'],
      [{ do: 'speed', speed: -1 }, 'the speed must be a factor'],
      [
        { do: 'speed', speed: '4' },
        'the speed must be a factor such as 4, from 0.001 to 1000000, or "max", or 0 for the same, not \'4\'',
      ],
      [{ do: 'leap', by: 1e300 }, 'a week at a time at most'],
      [{ do: 'leap', by: -1 }, 'in the past'],
      [
        { do: 'leap', by: '10' },
        "'by' must be a number of milliseconds, or a duration such as 90s, 10m or 1h30m, not '10'",
      ],
      [{ do: 'leap', by: '8d' }, 'a week at a time at most'],
      [{ do: 'leap', by: [] }, 'not a list'],
      [{ do: 'leap', to: null }, "'to' must be a number of milliseconds since 1970, or a time in UTC"],
      [{ do: 'leap', to: '10m' }, "'to' must be a number of milliseconds since 1970, or a time in UTC"],
      [{ do: 'leap', to: '2026-02-30T00:00:00Z' }, "not '2026-02-30T00:00:00Z'"],
      [{ do: 'leap', to: '2020-11-14T00:00:00Z' }, 'in the past'],
      [{ do: 'leap' }, "'leap' needs either 'to', a time, or 'by'"],
      [{ do: 'leap', to: 1, by: 1 }, "'leap' needs either"],
      [{ do: 'leap', speed: 4 }, "'leap' needs 'to' or 'by', not 'speed'"],
      [{ do: 'pause', by: 4 }, "'pause' takes no parameters, found 'by'"],
      [{ do: 'paws' }, "'do' is what the clock should do: play, pause, step, speed, leap: did you mean 'pause'?"],
      [{}, "'do' is what the clock should do"],
    ] as const;
    await using stage = await openStage({ seed: 7, directory, control: true });
    for (const [request, sentence] of refused) {
      await expect(askStage(directory, 'clock', request as never), JSON.stringify(request)).rejects.toThrow(sentence);
      const before = stage.now;
      await askStage(directory, 'clock', { do: 'leap', by: 60_000 });
      expect(stage.now - before).toBe(60_000);
    }
  });

  it.each([
    [{ do: 'leap', by: '10m' }, 600_000],
    [{ do: 'leap', by: '1h30m' }, 5_400_000],
    [{ do: 'leap', by: 1500 }, 1500],
    [{ do: 'leap', to: '2026-11-14T22:00:00Z' }, 4_740_000],
    [{ do: 'leap', to: '2026-11-14T22:00:00.5000000+00:00' }, 4_740_500],
    [{ do: 'leap', to: Date.parse('2026-11-14T22:00:00Z') }, 4_740_000],
  ])('leaps by %j', async (request, milliseconds) => {
    const start = new Date('2026-11-14T20:41:00Z');
    await using stage = await openStage({ seed: 7, directory, control: true, start });
    const late = stage.now - start.getTime();
    await askStage(directory, 'clock', request as never);
    expect(stage.now - start.getTime()).toBe(milliseconds + ('by' in request ? late : 0));
  });

  it('runs as fast as possible at the speed max', async () => {
    await using stage = await openStage({ seed: 7, directory, control: true });
    expect((await askStage(directory, 'clock', { do: 'speed', speed: 'max' })).clock.speed).toBe(0);
    expect(stage.speed).toBe(Infinity);
  });

  it('adds faults until the session has ended', async () => {
    await using stage = await openStage({ seed: 7, directory, control: true, dialect: 'game' });
    await askStage(directory, 'fault', { fault: 'duplicate-line' });
    expect(stage.answerKey).toEqual([]);
    await askStage(directory, 'trigger', { situation: 'supercruise' });
    expect(stage.answerKey.map(({ fault }) => fault)).toEqual(['duplicate-line']);
    await expect(askStage(directory, 'fault', { fault: 'torn-lin' })).rejects.toThrow('did you mean torn-line?');
    await expect(askStage(directory, 'fault', { fault: 7 } as never)).rejects.toThrow("'fault' must be a string");
    await askStage(directory, 'end', {});
    await expect(askStage(directory, 'fault', { fault: 'torn-line' })).rejects.toThrow('has ended');
  });

  it('aborts a leap when the client disconnects', async () => {
    await using stage = await openStage({ seed: 7, directory, control: true, plan: 'trade' });
    const { port, token } = controlAddressIn(directory);
    const enough = new AbortController();
    const before = stage.now;
    const leap = fetch(`http://127.0.0.1:${port}/clock`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ do: 'leap', by: maxLeap }),
      signal: enough.signal,
    });
    const hungUp = leap.catch((error: Error) => error.name);
    await expect.poll(() => stage.state.timestamp > timestampOf(before / 1000 + 3600)).toBe(true);
    enough.abort();
    expect(await hungUp).toBe('AbortError');
    // The next request runs only once the leap is over.
    await stage.trigger('dock');
    expect(stage.now).toBeLessThan(before + maxLeap);
  });

  it('suggests the nearest name', async () => {
    await using stage = await openStage({ seed: 7, directory, control: true });
    for (const [request, name] of [
      [{ situation: 'dok', set: {} }, 'dock'],
      [{ situation: 'dock', set: { station: 'Jamson Memorial' } }, 'Jameson Memorial'],
      [{ situation: 'dock', set: { statoin: 'x' } }, 'station'],
    ] as const)
      await expect(askStage(directory, 'trigger', request)).rejects.toThrow(name);
    expect(stage.hasEnded).toBe(false);
  });

  it('rejects requests without the token, and malformed ones', async () => {
    await using stage = await openStage({ seed: 7, directory, control: true });
    const { port, token } = controlAddressIn(directory);
    const post = (path_: string, body: string, authorization = `Bearer ${token}`) =>
      fetch(`http://127.0.0.1:${port}${path_}`, { method: 'POST', body, headers: { authorization } });
    const before = stage.written.length;
    expect((await post('/trigger', '{"situation":"dock"}', 'Bearer wrong')).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${port}/state`)).status).toBe(401);
    expect((await post('/trigger', '{')).status).toBe(400);
    expect((await post('/trigger', '[]')).status).toBe(400);
    expect((await post('/trigger', '{"situation":7}')).status).toBe(400);
    expect((await post('/triger', '{}')).status).toBe(404);
    expect(await (await post('/triger', '{}')).json()).toEqual({ error: expect.stringContaining('/trigger?') });
    expect((await post('/inject', `{"event":"${'x'.repeat(20_000_000)}"}`)).status).toBe(413);
    expect(stage.written.length).toBe(before);
  });

  it('obeys requests with the token from this machine and its own page alone', async () => {
    await using stage = await openStage({ seed: 7, directory, control: true });
    const { port, token } = controlAddressIn(directory);
    for (const [headers, status] of [
      [{}, 200],
      [{ host: 'localhost:4711' }, 200],
      [{ host: '[::1]:4711' }, 200],
      [{ host: 'evil.example' }, 403],
      [{ host: 'evil.example:80' }, 403],
      [{ host: '127.0.0.1.evil.example' }, 403],
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: 'null' }, 403],
      [{ origin: 'http://localhost:3000' }, 403],
      [{ host: 'localhost:4711', origin: 'http://localhost:4711' }, 200],
      [{ host: 'evil.example', origin: 'http://evil.example' }, 403],
    ] as const) {
      const before = stage.written.length;
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const options = { method: 'POST', port, path: '/inject', host: '127.0.0.1' };
        httpRequest({ ...options, headers: { authorization: `Bearer ${token}`, ...headers } }, resolve)
          .once('error', reject)
          .end('{"event":{"event":"ReceiveText","From":"","Message":"o7","Channel":"local"}}');
      });
      response.resume();
      expect([response.statusCode, stage.written.length - before], JSON.stringify(headers)).toEqual([
        status,
        status === 200 ? 1 : 0,
      ]);
    }
  });

  it('locks its directory until it is closed', async () => {
    const stage = await openStage({ seed: 7, directory, control: true });
    await expect(openStage({ directory })).rejects.toThrow('is being written by process');
    await stage.close();
    expect(readLock(directory)).toBeUndefined();
    await expect(askStage(directory, 'state', {})).rejects.toThrow(`no stage is running in ${directory}`);
  });

  it('reports a port in use, and leaves nothing behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const fresh = path.join(directory, 'new');
    try {
      await expect(openStage({ directory: fresh, control: port })).rejects.toThrow(`cannot listen on port ${port}`);
      expect(readLock(directory)).toBeUndefined();
    } finally {
      other.close();
    }
  });
});

describe('a stage that is gone', () => {
  const stay = `start one with shakedown stage --out`;

  function leaveLock(change: Partial<LockOwner>): void {
    const left = { ...thisProcess({ port: 1, token: 'x' }), ...change };
    writeFileSync(path.join(directory, lockName), JSON.stringify(left));
  }

  it('because its process was killed is reported with what to do', async () => {
    leaveLock({ pid: 2 ** 30 });
    await expect(askStage(directory, 'state', {})).rejects.toThrow(
      `no stage is running in ${directory}: process ${2 ** 30} ended without ending its session; ${stay} ${directory}`,
    );
  });

  it('is detected by its silent port while the process of its lock seems to be alive', async () => {
    leaveLock({});
    await expect(askStage(directory, 'state', {})).rejects.toThrow(
      new RegExp(
        `is gone or about to end: end process ${process.pid} .*, or delete .*${lockName}, and start another: nothing answers`,
      ),
    );
  });

  it.each([
    ['a web server', 200, '<html></html>'],
    ['a server that sends JSON', 200, '[]'],
    ['another stage', 401, '{"error":"the token is missing or wrong: it is details.token in .shakedown-lock"}'],
  ])('is detected where %s has its port by now', async (_, status, body) => {
    const other = createServer((_request, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    try {
      leaveLock({ details: { port: (other.address() as { port: number }).port, token: 'x' } });
      await expect(askStage(directory, 'state', {})).rejects.toThrow('something else answers on its port');
    } finally {
      other.closeAllConnections();
      other.close();
    }
  });

  it('or on another machine is reported as one to control from there', async () => {
    leaveLock({ machine: { ...thisMachine(), host: 'deep-space-nine', boot: 'another' } });
    await expect(askStage(directory, 'state', {})).rejects.toThrow(
      /runs on deep-space-nine, as process \d+, and can be directed only there; if it is gone, delete /,
    );
  });

  it('makes room for the next one', async () => {
    leaveLock({ pid: 2 ** 30 });
    await using stage = await openStage({ seed: 7, directory, control: true });
    expect(JSON.parse(readFileSync(path.join(directory, lockName), 'utf8'))).toMatchObject({ pid: process.pid });
    await askStage(directory, 'trigger', { situation: 'supercruise', set: {} });
    expect(stage.state.place).toBe('supercruise');
  });
});
