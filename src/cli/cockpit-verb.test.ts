import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Running, shakedown, start } from '../../test/shakedown.js';
import { request } from '../../test/support/cockpit-request.js';
import { FeedListener } from '../../test/support/feed-listener.js';
import { takeForTemporary } from '../../test/support/temporary.js';
import { formatLine } from '../journal/format/format-line.js';
import { openerOf, wantsBrowser } from './cockpit-verb.js';

const journal = 'Journal.2026-11-14T204100.01.log';

let home: string;
let running: Running | undefined;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-cockpit-verb-'));
  writeFileSync(path.join(home, journal), formatLine({ timestamp: '2026-11-14T20:41:00Z', event: 'Shutdown' }));
});

afterEach(async () => {
  await running?.interrupt();
  running = undefined;
  rmSync(home, { recursive: true, force: true });
});

function portIn(text: string): number {
  return Number(/127\.0\.0\.1:(\d+)\//.exec(text)?.[1]);
}

async function feedOf(text: string): Promise<FeedListener> {
  const token = /#token=([\w-]+)/.exec(text)?.[1];
  return FeedListener.open(portIn(text), {}, `?token=${token}`);
}

describe('shakedown cockpit', () => {
  it('prints the address, what is shown and something to try, and ends with Ctrl-C while pages are open', async () => {
    running = start('cockpit', home);
    await running.printed('try');
    expect(running.out()).toContain(`shows  ${home}`);
    expect(running.out()).toContain('try');
    const page = await feedOf(running.out());
    expect((await page.wait('snapshot')).info.title).toBe(home);
    expect(await running.interrupt()).toBe(130);
    page.close();
  });

  it('shows files as a recording', async () => {
    running = start('cockpit', path.join(home, journal));
    await running.printed('the journals in');
    const page = await feedOf(running.out());
    await page.knows(1);
    expect((await page.wait('snapshot')).info.mode).toBe('recording');
    page.close();
  });

  it('says what was left out above the limit, which can be set', async () => {
    writeFileSync(path.join(home, journal.replace('2026', '2025')), 'x'.repeat(1000));
    running = start('cockpit', home, '--max-bytes', '1KB', '--port', '0');
    await running.warned('the oldest journal is left out');
    const page = await feedOf(running.out());
    expect((await page.wait('snapshot')).info.leftOut).toBe(1);
    page.close();
    await running.interrupt();
  });

  it('reads directories of more than a gigabyte whole', async () => {
    const old = path.join(home, journal.replace('2026', '2025'));
    writeFileSync(old, '');
    truncateSync(old, 1.5e9);
    running = start('cockpit', home, '--port', '0');
    await running.printed('try');
    expect(running.err()).not.toContain('left out');
  });

  it('prints one line for programs', async () => {
    running = start('cockpit', home, '--format', 'json', '--port', '0');
    await running.printed('ready');
    const ready = JSON.parse(running.out()) as { readonly port: number; readonly token: string };
    const { port, token } = ready;
    const url = `http://127.0.0.1:${port}/#token=${token}`;
    expect(ready).toEqual({ ready: true, url, port, token, directory: home, pid: process.pid });
    expect((await request(port, '/api/rules')).status).toBe(200);
  });

  it('follows the game if no path is named, and only reads it', async () => {
    running = start({ env: { ED_JOURNAL_DIR: home } }, 'cockpit');
    await running.printed("the game's own journals");
    const page = await feedOf(running.out());
    const { info } = await page.wait('snapshot');
    expect([info.title, info.stage]).toEqual([home, undefined]);
    page.close();
    expect(readdirSync(home)).toEqual([journal]);
  });

  it.each([
    [['cockpit', 'nothing.log'], 'there is no file or directory nothing.log'],
    [['cockpit', 'no-such-directory'], 'there is no file or directory no-such-directory'],
    [['cockpit', '--port', 'x'], "the port must be a number from 0 to 65535, not 'x'"],
    [['cockpit', '--lan-control'], '--lan-control needs --lan'],
  ])('%j is answered with a sentence and exit code 2', async (words, sentence) => {
    expect(await shakedown(...words)).toEqual({ code: 2, out: '', err: `shakedown: ${sentence}` });
  });
});

describe('shakedown alone', () => {
  it('without the game plays a demo session that the page controls, and leaves nothing behind', async () => {
    takeForTemporary(home);
    running = start();
    await running.printed('a demo session in');
    const directory = /a demo session in (\S+),/.exec(running.out())?.[1] ?? '';
    expect(running.out()).toContain('such as Dock, and press "Make it happen"');
    const page = await feedOf(running.out());
    const { info } = await page.wait('snapshot', (data) => data.info.stage !== undefined);
    expect(info).toMatchObject({ isSimulated: true, stage: { canControl: true, clock: { isPaused: false } } });
    // It plays by itself: messages arrive without a request.
    await page.wait('companion');
    const triggered = await shakedown('trigger', 'supercruise', '--out', directory);
    expect(triggered.code).toBe(0);
    expect(await running.interrupt()).toBe(130);
    expect(existsSync(directory)).toBe(false);
    page.close();
  });

  it('follows the game where there is one', async () => {
    running = start({ env: { ED_JOURNAL_DIR: home } });
    await running.printed("the game's own journals");
    expect(running.out()).toContain(home);
  });
});

describe('a browser', () => {
  it.each([
    [undefined, true, {}, true],
    [undefined, false, {}, false],
    [undefined, true, { CI: 'true' }, false],
    [false, true, {}, false],
    [true, false, {}, true],
  ])('asked for: %s, at a terminal: %s, in %j: %s', (asked, terminal, env, wanted) => {
    expect(wantsBrowser(asked, { terminal, env })).toBe(wanted);
  });

  it('is that of the system', () => {
    const url = 'http://127.0.0.1:4100/#token=x';
    expect(openerOf('linux', url)).toEqual(['xdg-open', url]);
    expect(openerOf('darwin', url)).toEqual(['open', url]);
    expect(openerOf('win32', url).at(-1)).toBe(url);
  });
});
