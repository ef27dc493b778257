import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadline } from '../../../test/support/deadline.js';
import { formatLine } from '../format/format-line.js';
import { watchJournals } from './journals-watcher.js';
import { watchJournal } from './watcher.js';

let refuses = '';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    watch: (...args: Parameters<typeof fs.watch>) => {
      if (refuses === '') return fs.watch(...args);
      throw Object.assign(new Error(`${refuses}: watch`), { code: refuses });
    },
  };
});

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-notifier-'));
});

afterEach(() => {
  refuses = '';
  rmSync(directory, { recursive: true, force: true });
});

function append(MusicTrack: string): void {
  const line = formatLine({ timestamp: '2026-11-14T20:41:00Z', event: 'Music', MusicTrack });
  appendFileSync(path.join(directory, 'Journal.2026-11-14T204100.01.log'), line);
}

describe('a system that has no notifications to give', () => {
  it.each([
    ['ENOSPC', 'fs.inotify.max_user_watches'],
    ['EMFILE', 'fs.inotify.max_user_instances'],
  ])('with %s is reported, and changes are found nevertheless', async (code, limit) => {
    refuses = code;
    append('before');
    await using watch = watchJournal(directory, { reconcile: 20, companions: false });
    expect(watch.polledBecause).toContain(limit);
    expect((await watch.next()).value).toMatchObject({ event: { MusicTrack: 'before' } });
    expect((await watch.next()).value).toMatchObject({ mark: 'live' });
    append('after');
    expect((await watch.next()).value).toMatchObject({ event: { MusicTrack: 'after' } });
  });

  it('is reported by a watch over many directories, too', async () => {
    refuses = 'ENOSPC';
    await using watch = watchJournals(directory, { reconcile: 20 });
    expect(watch.polledBecause).toContain('fs.inotify.max_user_watches');
  });

  it('is asked again, and notifies once it can', async () => {
    refuses = 'ENOSPC';
    await using watch = watchJournal(directory, { reconcile: 1 });
    refuses = '';
    await vi.waitFor(() => expect(watch.polledBecause).toBeUndefined(), { timeout: deadline });
  });
});

describe('a system that notifies', () => {
  it('is not said to refuse', async () => {
    await using watch = watchJournal(directory);
    expect(watch.polledBecause).toBeUndefined();
  });
});
