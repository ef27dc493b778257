/**
 * The page of the cockpit in a real browser: what is loaded first, lines as they are written, and a million
 * of them.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { programPath } from '../scripts/program-path.js';
import { writeMillionEvents } from './million-events.js';
import { benchFlood, benchSeeing } from './page-live.js';
import {
  benchDropping,
  benchJumping,
  benchLooking,
  benchOpening,
  benchQuestions,
  benchZooming,
  untilIdle,
} from './page-recording.js';
import { openBrowser, startCockpit } from './page-support.js';
import { about, fact, goal, leaveOut } from './report.js';
import { inTemporaryDirectory } from './temporary.js';

const page = path.resolve(import.meta.dirname, '../dist/cockpit.html');

/** Seconds of the flood: `PAGE_SECONDS=600` is what the memory figure is promised for. */
const flooded = Number(process.env.PAGE_SECONDS ?? 30);

const paintBound = { atMost: 60, unit: 'kB' };

export async function benchPage() {
  about('the page of the cockpit');
  fileForPaint();
  try {
    await programPath('Chromium');
  } catch (error) {
    leaveOut('what is seen in a browser', error.message);
    return;
  }
  const browser = await openBrowser();
  try {
    await inTemporaryDirectory((directory) => benchInBrowser(browser, directory));
  } finally {
    await browser.close();
  }
}

async function benchInBrowser(browser, directory) {
  for (const name of ['painted', 'seen', 'flood', 'million']) mkdirSync(path.join(directory, name));
  await benchPaint(browser, path.join(directory, 'painted'));
  await benchSeeing(browser, path.join(directory, 'seen'));
  await benchFlood(browser, path.join(directory, 'flood'), flooded);
  const file = path.join(directory, 'million', 'Journal.2024-01-01T000000.01.log');
  writeMillionEvents(file);
  await lookAround(browser, file);
  await benchDropping(browser, file, path.join(directory, 'seen'));
}

async function lookAround(browser, file) {
  const { page: opened, cockpit } = await benchOpening(browser, file);
  try {
    await benchLooking(opened, 'while it is checked');
    await benchZooming(opened);
    await untilIdle(cockpit);
    await benchJumping(opened, 'once it is checked');
    await benchQuestions(cockpit);
  } finally {
    await cockpit.end();
  }
}

/** What a browser reads before the first paint of the page as a file: everything before its second script. */
function fileForPaint() {
  const html = readFileSync(page, 'utf8');
  const first = html.slice(0, html.indexOf('<script id="rest">'));
  fact('the whole page, gzipped', gzipSync(html, { level: 9 }).length / 1000, 'kB');
  goal('gzipped for the first paint of the file', gzipSync(first).length / 1000, paintBound);
}

/** What it fetches before the first paint if the cockpit serves the page, whose second part is held back. */
async function benchPaint(browser, directory) {
  const cockpit = await startCockpit(directory);
  try {
    const opened = await browser.newPage();
    await opened.route('**/rest.js', () => {});
    await opened.goto(cockpit.url, { waitUntil: 'commit' });
    await opened.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0 && document.readyState !== 'loading',
    );
    const sizes = await opened.evaluate(() =>
      ['navigation', 'resource'].flatMap((type) =>
        performance.getEntriesByType(type).map(({ encodedBodySize }) => encodedBodySize),
      ),
    );
    goal('gzipped for the first paint', sizes.reduce((sum, size) => sum + size, 0) / 1000, paintBound);
    await opened.context().close();
  } finally {
    await cockpit.end();
  }
}
