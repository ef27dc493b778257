import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { journalName, journalOf } from '../../../test/fleet/support/journal-lines.js';
import { ScriptedServer } from '../../../test/fleet/support/scripted-server.js';
import { DirectoryPublisher } from './directory-publisher.js';
import { newDirectoryRecord } from './directory-record.js';
import { MessageLane } from './message-lane.js';
import { Outbox } from './outbox.js';

const maxMessages = 50;

let directory: string;
let server: ScriptedServer;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-directory-'));
  server = new ScriptedServer();
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Starts publishing all existing content. */
function publishOnce(record = newDirectoryRecord(directory, 'JOURNAL')) {
  const outbox = new Outbox(server, { maxMessages });
  const destination = { partitions: 1, subject: () => 'journal.0', maxBytes: 1_000_000 };
  const publisher = new DirectoryPublisher({
    directory,
    record,
    lane: new MessageLane(outbox, destination),
    commander: undefined,
    once: true,
    quiet: 0,
    signal: new AbortController().signal,
    now: () => 1,
    onRecord: () => undefined,
    introduce: () => Promise.resolve(),
    say: (text) => {
      throw new Error(text);
    },
  });
  return { record, outbox, done: publisher.run() };
}

/** Runs the event loop until only a reply of the server can make progress. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
}

describe('a directory', () => {
  it('is read only as fast as the server stores messages', async () => {
    writeFileSync(path.join(directory, journalName(1)), journalOf('Zoë', 1000));
    const { record, done, outbox } = publishOnce();
    await turns();
    expect(server.sent).toHaveLength(maxMessages);
    expect(record.journals[journalName(1)]?.offset).toBe(0);
    server.store(maxMessages / 2);
    await turns();
    expect(server.sent).toHaveLength(maxMessages);
    expect(record.journals[journalName(1)]?.line).toBe(maxMessages / 2 + 1);
    while (outbox.stored < 1004) {
      server.store();
      await turns();
    }
    await done;
    expect(record.journals[journalName(1)]).toMatchObject({
      line: 1003,
      ended: Buffer.byteLength(journalOf('Zoë', 1000)),
    });
  });

  it('ends a journal and starts the next only when everything before is stored', async () => {
    for (const session of [1, 2]) writeFileSync(path.join(directory, journalName(session)), journalOf('Zoë', 1));
    const { done } = publishOnce();
    const sent: number[] = [];
    // The lines, the end, the lines of the next, its end, and the rest message.
    for (let step = 0; step < 5; step++) {
      await turns();
      sent.push(server.sent.length);
      const last = server.sent.splice(-1);
      server.store();
      await turns();
      // Nothing follows while one is not stored.
      expect(server.sent).toEqual([]);
      server.sent = last;
      server.store();
    }
    await done;
    expect(sent).toEqual([3, 1, 3, 1, 1]);
  });
});
