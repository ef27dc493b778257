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
import { benchDropping, benchLooking, benchOpening, benchQuestions, benchZooming } from './page-recording.js';
import { openBrowser } from './page-support.js';
import { about, fact, goal, leaveOut } from './report.js';
import { inTemporaryDirectory } from './temporary.js';

const page = path.resolve(import.meta.dirname, '../dist/cockpit.html');

/** Seconds of the flood: `PAGE_SECONDS=600` is what the memory figure is promised for. */
const flooded = Number(process.env.PAGE_SECONDS ?? 30);

export async function benchPage() {
  about('the page of the cockpit');
  firstPaint();
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
  for (const name of ['seen', 'flood', 'million']) mkdirSync(path.join(directory, name));
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
    await benchQuestions(cockpit);
  } finally {
    await cockpit.end();
  }
}

/** What a browser has to load before the first paint: the page up to the end of its first script. */
function firstPaint() {
  const html = readFileSync(page, 'utf8');
  const first = html.slice(0, html.indexOf('</script>'));
  fact('the whole page, gzipped', gzipSync(html, { level: 9 }).length / 1000, 'kB');
  goal('gzipped for the first paint', gzipSync(first, { level: 9 }).length / 1000, { atMost: 60, unit: 'kB' });
}
