import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScriptedServer } from '../../../test/fleet/support/scripted-server.js';
import { Outbox, type OutboxOptions } from './outbox.js';
import type { PublishReply } from './outlet.js';

const stored: PublishReply = { isDuplicate: false };

let server: ScriptedServer;
let outbox: Outbox;
let events: string[];
/** Texts confirmed as stored, in the order of confirmation. */
let confirmed: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  server = new ScriptedServer();
  events = [];
  confirmed = [];
  open();
});

afterEach(() => vi.useRealTimers());

function open(options: OutboxOptions = {}): void {
  outbox = new Outbox(server, {
    timeoutMs: 1000,
    firstPause: 100,
    longestPause: 400,
    onWait: (reason) => events.push(reason),
    onResume: () => events.push('going on'),
    ...options,
  });
}

function put(...texts: string[]): number {
  let last = -1;
  for (const text of texts) {
    const message = { subject: 'journal.1', headers: new Uint8Array(), payload: Buffer.from(text) };
    last = outbox.put(message, () => confirmed.push(text));
  }
  return last;
}

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(
    () => (settled = true),
    () => (settled = true),
  );
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  return settled;
}

describe('an outbox', () => {
  it('sends everything in order, without waiting for replies', () => {
    put('a', 'b', 'c');
    expect(server.texts).toEqual(['a', 'b', 'c']);
    server.store();
    expect(confirmed).toEqual(['a', 'b', 'c']);
    expect(outbox).toMatchObject({ stored: 3, duplicates: 0, sentAgain: 0 });
  });

  it('confirms a message when all before it are stored, whatever the order of replies', () => {
    put('a', 'b', 'c');
    const [a, b, c] = server.sent;
    for (const each of [c, b]) outbox.replied(each?.attempt ?? 0, each?.number ?? 0, stored);
    expect(confirmed).toEqual([]);
    outbox.replied(a?.attempt ?? 0, a?.number ?? 0, stored);
    expect(confirmed).toEqual(['a', 'b', 'c']);
  });

  it('makes senders wait for room, by count and by bytes', async () => {
    open({ maxMessages: 4 });
    put('a', 'b', 'c');
    expect(outbox.hasRoom).toBe(true);
    put('d');
    const room = outbox.room();
    expect(await isSettled(room)).toBe(false);
    server.store(2);
    expect(await isSettled(room)).toBe(true);
    open({ maxBytes: 10 });
    put('0123456789');
    expect(outbox.hasRoom).toBe(false);
    server.store();
    expect(outbox.hasRoom).toBe(true);
  });

  it('resends what got no reply, the first message alone until it is confirmed', () => {
    put('a', 'b', 'c');
    server.store(1);
    server.store(1, { isAnswered: false });
    server.sent = [];
    vi.advanceTimersByTime(1100);
    expect(events).toEqual(['the server does not answer']);
    expect(server.texts).toEqual(['b']);
    server.store();
    expect(server.texts).toEqual(['c']);
    server.store();
    expect(server.kept).toEqual(['a', 'b', 'c']);
    expect(confirmed).toEqual(['a', 'b', 'c']);
    expect(outbox).toMatchObject({ stored: 3, duplicates: 1, sentAgain: 2 });
    expect(events).toEqual(['the server does not answer', 'going on']);
  });

  it('does not resend while replies arrive, however slowly', () => {
    put('a', 'b', 'c', 'd');
    for (let answer = 0; answer < 4; answer++) {
      vi.advanceTimersByTime(900);
      server.store(1);
    }
    expect(outbox).toMatchObject({ stored: 4, sentAgain: 0 });
    expect(events).toEqual([]);
  });

  it('skips what is known to be stored when it resends', () => {
    put('a', 'b', 'c');
    const [, b] = server.sent;
    outbox.replied(b?.attempt ?? 0, b?.number ?? 0, stored);
    server.sent = [];
    outbox.lost();
    outbox.restored();
    server.store(1);
    expect(server.texts).toEqual(['c']);
  });

  it('sends nothing while disconnected, and resumes from the first message that is not stored', () => {
    put('a', 'b');
    server.store(1);
    server.sent = [];
    outbox.lost();
    put('c');
    vi.advanceTimersByTime(60_000);
    expect(server.texts).toEqual([]);
    outbox.restored();
    expect(server.texts).toEqual(['b']);
    server.store();
    server.store();
    expect(server.kept).toEqual(['a', 'b', 'c']);
    // The owner of the connection reports the loss.
    expect(events).toEqual([]);
  });

  it('backs off while the server refuses, reports it once, and loses nothing', () => {
    put('a', 'b', 'c');
    server.refuse(3, 'maximum bytes exceeded');
    const attempts: number[] = [];
    for (let time = 0; time < 1600; time += 50) {
      vi.advanceTimersByTime(50);
      if (server.sent.length > 0) attempts.push(time + 50);
      server.refuse(1, 'maximum bytes exceeded');
    }
    expect(attempts).toEqual([100, 300, 700, 1100, 1500]);
    expect(events).toEqual(['maximum bytes exceeded']);
    vi.advanceTimersByTime(400);
    server.store();
    server.store();
    expect(server.kept).toEqual(['a', 'b', 'c']);
    expect(events).toEqual(['maximum bytes exceeded', 'going on']);
  });

  it('ignores a late refusal of an earlier attempt', () => {
    put('a');
    const [before] = server.sent;
    server.sent = [];
    outbox.lost();
    outbox.restored();
    outbox.replied(before?.attempt ?? 0, before?.number ?? 0, { refused: 'late' });
    server.store();
    expect(confirmed).toEqual(['a']);
    expect(events).toEqual([]);
  });

  it('accepts a late confirmation of an earlier attempt', () => {
    put('a', 'b');
    const [before] = server.sent;
    server.sent = [];
    outbox.lost();
    outbox.restored();
    outbox.replied(before?.attempt ?? 0, before?.number ?? 0, stored);
    expect(confirmed).toEqual(['a']);
    expect(server.texts).toEqual(['a', 'b']);
  });

  it('pauses when sending throws', () => {
    server.broken = new Error('the connection is closing');
    put('a');
    expect(events).toEqual(['the connection is closing']);
    server.broken = undefined;
    vi.advanceTimersByTime(100);
    server.store();
    expect(confirmed).toEqual(['a']);
  });

  it('resolves when everything up to a message is stored', async () => {
    const last = put('a', 'b');
    const waiting = outbox.storedThrough(last);
    put('c');
    server.store(1);
    expect(await isSettled(waiting)).toBe(false);
    server.store(1);
    expect(await isSettled(waiting)).toBe(true);
    expect(await isSettled(outbox.storedThrough(last))).toBe(true);
  });

  it('rejects all waiters when the connection has ended for good', async () => {
    open({ maxMessages: 1 });
    const last = put('a');
    const waiting = [outbox.room(), outbox.storedThrough(last)];
    outbox.ended(new Error('over'));
    for (const each of waiting) await expect(each).rejects.toThrow('over');
  });

  it('keeps order and loses nothing under random failures', () => {
    // A Lehmer generator decides what happens.
    let state = 7;
    const random = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;
    const texts = Array.from({ length: 800 }, (_, index) => `message ${index}`);
    open({ maxMessages: 20 });
    for (let next = 0; confirmed.length < texts.length; ) {
      while (next < texts.length && outbox.hasRoom) put(texts[next++] as string);
      const turn = random(10);
      if (turn < 5) server.store(random(8));
      else if (turn < 6) server.store(random(8), { isAnswered: false });
      else if (turn < 7) server.refuse(random(3), 'full');
      else if (turn < 8) vi.advanceTimersByTime(random(3000));
      else {
        server.store(random(4), { isAnswered: random(2) === 0 });
        server.sent = [];
        outbox.lost();
        outbox.restored();
      }
    }
    expect(confirmed).toEqual(texts);
    expect(server.kept.toSorted()).toEqual(texts.toSorted());
  });
});
