/** Reading, watching, checking and replaying are iterated, closed and aborted in one way. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkJournal, JournalError, readJournal, replay, watchJournal, watchJournals } from '../../src/index.js';

let directory: string;
const line = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Nonsense" }\r\n';

beforeAll(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-iterating-'));
  writeFileSync(path.join(directory, 'Journal.2026-11-14T204100.01.log'), line);
});

afterAll(() => rmSync(directory, { recursive: true }));

interface Iterated {
  readonly what: string;
  readonly call: string;
  readonly open: (signal?: AbortSignal) => AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>;
  /** A watch has no end of its own: to abort it is how it ends. */
  readonly endless?: true;
}

async function* stream(): AsyncGenerator<Uint8Array> {
  yield Buffer.from(line);
}

const iterated: readonly Iterated[] = [
  { what: 'a reading', call: 'readJournal', open: (signal) => readJournal(directory, { ...(signal && { signal }) }) },
  { what: 'a reading', call: 'readJournal', open: (signal) => readJournal(stream(), { ...(signal && { signal }) }) },
  {
    what: 'a watch',
    call: 'watchJournal',
    open: (signal) => watchJournal(directory, { ...(signal && { signal }) }),
    endless: true,
  },
  {
    what: 'a watch',
    call: 'watchJournals',
    open: (signal) => watchJournals(directory, { ...(signal && { signal }) }),
    endless: true,
  },
  { what: 'a check', call: 'checkJournal', open: (signal) => checkJournal(directory, { signal }) },
  { what: 'a check', call: 'checkJournal', open: (signal) => checkJournal(stream(), { signal }) },
  { what: 'a replay', call: 'replay', open: (signal) => replay(directory, { signal }) },
];

async function firstOf(items: AsyncIterable<unknown>): Promise<unknown> {
  for await (const item of items) return item;
  return undefined;
}

function thrown(error: unknown): { readonly thrown: unknown } {
  return { thrown: error };
}

describe.each(iterated)('$what of $call', ({ what, call, open, endless }) => {
  it('is iterated once, and says so to a second loop', async () => {
    const items = await open();
    expect(await firstOf(items)).toBeDefined();
    const again = `${what} can be iterated only once: call ${call} again`;
    expect(() => items[Symbol.asyncIterator]()).toThrow(new JournalError('already-iterated', again));
    await expect(firstOf(items)).rejects.toMatchObject({ name: 'JournalError', code: 'already-iterated' });
  });

  it(endless ? 'ends when its signal is aborted' : 'throws the reason for which its signal is aborted', async () => {
    const reason = new Error('enough');
    const begun = async () => firstOf(await open(AbortSignal.abort(reason)));
    expect(await begun().catch(thrown)).toEqual(endless ? undefined : { thrown: reason });
  });

  it(endless ? 'ends when it is aborted halfway' : 'throws the reason when it is aborted halfway', async () => {
    const reason = new Error('enough');
    const controller = new AbortController();
    const items = (await open(controller.signal))[Symbol.asyncIterator]();
    await items.next();
    controller.abort(reason);
    const ended = { done: true, value: undefined };
    expect(await items.next().catch(thrown)).toEqual(endless ? ended : { thrown: reason });
  });

  it('can be closed twice, before, within and after its loop', async () => {
    const items = (await open()) as Partial<AsyncDisposable & { close(): void }> & AsyncIterable<unknown>;
    const close = async () => {
      items.close?.();
      await items[Symbol.asyncDispose]?.();
    };
    for await (const _ of items) {
      await close();
      await close();
      break;
    }
    await close();
    const unused = (await open()) as typeof items;
    await unused[Symbol.asyncDispose]?.();
    await expect(unused[Symbol.asyncDispose]?.() ?? Promise.resolve()).resolves.toBeUndefined();
  });
});
