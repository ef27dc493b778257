/** The test harness itself: the browser, and that no problem of a page goes unnoticed. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import { askStage } from '../../src/stage/control/control-client.js';
import { isThorough } from '../thorough.js';
import { barriers } from './support/accessible.js';
import { openPage } from './support/open-page.js';
import { screenshot } from './support/screenshot.js';
import { ScriptedJournal } from './support/scripted-journal.js';
import { startStage } from './support/scripted-stage.js';
import { temporaryDirectory } from './support/temporary-directory.js';

/** Serves a page with the policy of the cockpit, and a script. */
async function served(body: string, script = ''): Promise<string> {
  const server = http.createServer((request, response) => {
    const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:`;
    response.setHeader('content-security-policy', policy);
    if (request.url === '/script.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (request.url === '/') {
      const head = `<meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">`;
      const text = `<!doctype html><html lang="en"><head>${head}</head><body><main>${body}</main><script src="/script.js"></script></body></html>`;
      response.setHeader('content-type', 'text/html').end(text);
    } else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it.runIf(isThorough)('has nothing against a page that does nothing wrong', async () => {
  const { page, problems } = await openPage(await served('<h1>Hello</h1><button>Dock</button>'));
  await page.getByRole('button', { name: 'Dock' }).click();
  expect(await barriers(page)).toEqual([]);
  expect(problems.unexpected).toEqual([]);
  expect(existsSync((await screenshot(page, 'a page that does nothing wrong')) ?? '')).toBe(true);
});

it.runIf(isThorough).each([
  ['an error in the console', `console.error('odd')`, /^console: odd/],
  ['an uncaught error', `setTimeout(() => { throw new Error('odd') })`, /^uncaught: odd/],
  ['a refused promise', `Promise.reject(new Error('odd'))`, /^uncaught: odd/],
  ['a request that fails', `fetch('/nothing')`, /^failed request: .*\/nothing 404/],
  [
    'what its policy forbids',
    `document.body.setAttribute('style', 'color: red')`,
    /^console: .*Content Security Policy/,
  ],
])('sees %s', async (_, script, pattern) => {
  const { page, problems } = await openPage(await served('', `${script}; document.title = 'done'`));
  await page.waitForFunction('document.title === "done"');
  await expect.poll(() => problems.unexpected).toContainEqual(expect.stringMatching(pattern));
  problems.expect(/./);
  expect(problems.unexpected).toEqual([]);
});

it.runIf(isThorough)('sees a request to another host', async () => {
  const other = await served('');
  const script = `location.href = ${JSON.stringify(other)}`;
  const { page, problems } = await openPage(await served('', script));
  await page.waitForURL(other);
  expect(problems.unexpected).toContainEqual(`request to another host: ${other}`);
  problems.expect(/./);
});

it.runIf(isThorough)('finds accessibility barriers of a page', async () => {
  const { page } = await openPage(await served('<h1>Hello</h1><button></button>'));
  expect(await barriers(page)).toEqual([expect.stringMatching(/^button-name: .*: button$/)]);
});

it.runIf(isThorough)('has a stage of its own, which others can control', async () => {
  const stage = await startStage();
  const { lines } = await askStage(stage.directory, 'trigger', { situation: 'dock' });
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toContain('Docked');
});

it.runIf(isThorough)('writes a journal of its own, in which just the bad line is bad', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('scripted'));
  journal.wait(60);
  journal.write({ event: 'Music', MusicTrack: 'NoTrack' });
  journal.companion('Status', { Flags: 0, Flags2: 0 });
  journal.writeText('{ "timestamp":"2026-\r\n');
  const found = [];
  for await (const { severity, line } of checkJournal(journal.directory, { dialect: 'game' }))
    if (severity === 'error') found.push(line);
  expect(found).toEqual([4]);
});
