/** The page of the cockpit is served, with what the journal holds. */
import assert from 'node:assert/strict';
import { get } from 'node:http';
import { test } from 'node:test';
import { scratch, simulate, start } from './program.js';

test('the cockpit answers with its page and what is on it, and only this machine', async (t) => {
  const directory = scratch(t);
  assert.equal(simulate(directory).code, 0);
  const cockpit = start(t, ['cockpit', directory, '--no-open', '--format', 'json']);
  const { url, port, directory: shown } = await cockpit.ready();
  assert.equal(shown, directory);
  const page = await fetch(url);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<!doctype html>/i);
  const feed = await fetch(new URL('/api/feed', url));
  const first = await feed.body?.getReader().read();
  assert.match(new TextDecoder().decode(first?.value), /^(event|data|id|retry|:)/);
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
