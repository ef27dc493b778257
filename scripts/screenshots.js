/**
 * Takes the screenshots in `docs/images`: a seeded session on a stage, the cockpit's own server, and a real
 * Chromium. `npm run screenshots`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { programPath } from './provide-program.js';

const root = path.resolve(import.meta.dirname, '..');
const images = path.join(root, 'docs/images');
const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-screenshots-'));
const directory = path.join(home, 'journals');
/** @type {import('node:child_process').ChildProcess[]} */
const children = [];

/** The largest a file may be, in bytes. */
const limit = 150_000;

try {
  mkdirSync(images, { recursive: true });
  await started('stage', 'tour', '--seed', '7', '--start', '2026-11-14T20:41:00Z', '--paused', '--out', directory);
  await shakedown('clock', 'leap', '50m', '--out', directory);
  const { url } = await started('cockpit', directory, '--no-open');
  const browser = await chromium.launch({
    executablePath: await programPath('Chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await pictures(browser, url);
    await preview(browser, url);
  } finally {
    await browser.close();
  }
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map(async (child) => child.exitCode ?? once(child, 'exit')));
  rmSync(home, { recursive: true, force: true });
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function pictures(browser, url) {
  const wide = await opened(browser, url, { width: 1280, height: 800 });
  await settled(wide);
  saved('cockpit.jpg', await wide.screenshot({ type: 'jpeg', quality: 62 }));
  await wide.close();
  const phone = await opened(browser, url, { width: 390, height: 844 }, true);
  await settled(phone);
  saved('cockpit-phone.jpg', await phone.screenshot({ type: 'jpeg', quality: 85 }));
  await phone.close();
}

/**
 * "dock wanted", tried out on a copy of the session before it is triggered.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function preview(browser, url) {
  const page = await opened(browser, url, { width: 1280, height: 800 });
  await page.keyboard.press('t');
  const search = page.getByRole('combobox', { name: 'Situation to make happen' });
  await search.fill('dock wanted');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Lines that will be written' }).waitFor();
  await settled(page);
  saved('trigger.jpg', await page.screenshot({ type: 'jpeg', quality: 62 }));
  await page.close();
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 */
async function opened(browser, url, viewport, isMobile = false) {
  const context = await browser.newContext({ viewport, isMobile, hasTouch: isMobile, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url);
  // The page has the journal by then.
  await page
    .getByRole('banner')
    .getByText(/Live|Quiet|Ended/)
    .first()
    .waitFor();
  return page;
}

/**
 * Waits until two consecutive screenshots, half a second apart, are equal: lazily loaded parts are there.
 * @param {import('playwright-core').Page} page
 */
async function settled(page) {
  const deadline = Date.now() + 30_000;
  /** @type {Buffer} */
  let before = Buffer.alloc(0);
  while (Date.now() < deadline) {
    const now = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (now.equals(before)) return;
    before = now;
    await page.waitForTimeout(700);
  }
}

/**
 * @param {string} name
 * @param {Buffer} bytes
 */
function saved(name, bytes) {
  const file = path.join(images, name);
  writeFileSync(file, bytes);
  const { size } = statSync(file);
  console.log(`${path.relative(root, file)}: ${Math.round(size / 1000)} kB`);
  if (size > limit) throw new Error(`${name} has more than ${limit / 1000} kB`);
}

/**
 * Starts a verb that goes on, and resolves with the line that it prints when it is ready.
 * @param {readonly string[]} words
 */
async function started(...words) {
  const child = spawn(process.execPath, [path.join(root, 'dist/cli/main.js'), ...words, '--format', 'json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line);
  throw new Error(`shakedown ${words[0]} ended before it was ready`);
}

/** @param {readonly string[]} words */
async function shakedown(...words) {
  const child = spawn(process.execPath, [path.join(root, 'dist/cli/main.js'), ...words], { stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`shakedown ${words.join(' ')} failed with ${code}`);
}
