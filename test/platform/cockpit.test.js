/** The page of the cockpit is served, with what the journal holds. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { deadline, scratch, simulate, start } from './program.js';

test('the cockpit answers with its page and what is on it, and only this machine', async (t) => {
  const directory = scratch(t);
  assert.equal(simulate(directory).code, 0);
  const journal = readdirSync(directory).find((name) => name.endsWith('.log')) ?? '';
  const lines = readFileSync(path.join(directory, journal), 'utf8').split('\n').length - 1;
  const cockpit = start(t, ['cockpit', directory, '--no-open', '--format', 'json']);
  const { url, port, directory: shown } = await cockpit.ready();
  assert.equal(shown, directory);
  const page = await fetch(url);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<!doctype html>/i);
  const feed = await fetch(new URL('/api/feed', url), { signal: AbortSignal.timeout(deadline) });
  let sent = '';
  for await (const bytes of feed.body ?? []) {
    sent += new TextDecoder().decode(bytes);
    if (sent.includes(`"checked":${lines}`)) break;
  }
  assert.match(sent, /"commander":\{"id":"F\d+"/);
  assert.equal(await statusFor(port, 'elsewhere.example'), 403);
});

/**
 * The status of the answer to a request for another host, which `fetch` cannot make.
 * @param {number} port
 * @param {string} host
 */
function statusFor(port, host) {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers: { host } }, (answer) => resolve(answer.resume().statusCode)).on(
      'error',
      reject,
    );
  });
}
