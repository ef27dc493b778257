/** The page of the cockpit in a browser: how soon a written line is seen, and whether the page answers whatever comes. */
import { appendFileSync, closeSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../scripts/chromium-path.js';
import { withPage } from './cockpit-page.js';
import { fact, goal, quantile } from './compare.js';
import { randomFrom } from './corpus.js';

const firstTime = Date.parse('2026-11-14T20:41:00Z');

/** How long very much is written, in seconds: `PAGE_SECONDS=600` is what the memory is promised for. */
const flood = Number(process.env.PAGE_SECONDS ?? 30);
const floodRate = 2000;
const many = 1_000_000;

export async function benchPage() {
  const browser = await chromium.launch({ executablePath: await chromiumPath() });
  try {
    await benchLatency(browser);
    await benchFlood(browser);
    await benchMany(browser);
  } finally {
    await browser.close();
  }
}

/** From the append of a line to the frame that shows it. */
async function benchLatency(browser) {
  const lines = 200;
  const write = (file) => appendFileSync(file, lineOf(0, 'First of all;'));
  await withPage(browser, { write }, async ({ page, file }) => {
    await page.getByText('First of all;').first().waitFor();
    await page.evaluate(() => {
      globalThis.seen = {};
      const look = () => {
        for (const [mark] of document.querySelector('[role=grid]').innerText.matchAll(/Mark \d+;/g))
          globalThis.seen[mark] ??= performance.timeOrigin + performance.now();
      };
      const options = { subtree: true, childList: true, characterData: true };
      new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, options);
    });
    const random = randomFrom(7);
    const written = {};
    for (let number = 0; number < lines; number++) {
      await wait(50 + random() * 150);
      const mark = `Mark ${number};`;
      written[mark] = performance.timeOrigin + performance.now();
      appendFileSync(file, lineOf(number + 1, mark));
    }
    await page
      .getByText(`Mark ${lines - 1};`)
      .first()
      .waitFor();
    await wait(500);
    const seen = await page.evaluate(() => globalThis.seen);
    const taken = Object.entries(written).map(([mark, time]) => (seen[mark] ?? Infinity) - time);
    console.log(`\n${lines} lines on the page of the cockpit, one after the other`);
    fact('from written to seen, p50', quantile(taken, 0.5), 'ms');
    goal('from written to seen, p95', quantile(taken, 0.95), { atMost: 150, unit: 'ms' });
  });
}

/** Clicks while 2,000 lines are written in a second, and the memory of the server. */
async function benchFlood(browser) {
  const write = (file) => appendFileSync(file, lineOf(0, 'First of all;'));
  await withPage(browser, { write }, async ({ page, file, pid }) => {
    await page.getByText('First of all;').first().waitFor();
    await page.evaluate(() => {
      globalThis.handled = [];
      addEventListener('click', ({ timeStamp }) => globalThis.handled.push(performance.now() - timeStamp), true);
    });
    const end = performance.now() + flood * 1000;
    const writing = writeSteadily(file, end, pid);
    for (let at = 0; performance.now() < end; at++) {
      await page.getByRole('tab', { name: at % 2 === 0 ? 'Findings' : 'Events', exact: true }).click();
      await wait(150);
    }
    const { lines, memory } = await writing;
    await page.getByRole('tab', { name: 'Events', exact: true }).click();
    await page
      .getByText(`Mark ${lines - 1};`)
      .first()
      .waitFor();
    const handled = await page.evaluate(() => globalThis.handled);
    console.log(`\n${lines} lines in ${flood} s on the page of the cockpit, and ${handled.length} clicks`);
    goal('a click until it is handled, p95', quantile(handled, 0.95), { atMost: 100, unit: 'ms' });
    if (memory.length === 0) return;
    fact("the server's memory at the end", memory.at(-1), 'MB');
    const at = (from, to) => quantile(memory.slice(memory.length * from, memory.length * to), 0.5);
    const growth = at(0.75, 1) / at(0.25, 0.5);
    // In a short time a heap only grows into its size.
    if (flood < 300) fact("the server's memory, last quarter to second", growth, '×');
    else goal("the server's memory, last quarter to second", growth, { atMost: 1.2 });
  });
}

/** Writes until then; gives the number of lines, and what memory the server had meanwhile. */
async function writeSteadily(file, end, pid) {
  const descriptor = openSync(file, 'a');
  const began = performance.now();
  const memory = [];
  let lines = 1;
  while (performance.now() < end) {
    const due = ((performance.now() - began) / 1000) * floodRate;
    let text = '';
    for (; lines < due; lines++) text += lineOf(lines, `Mark ${lines};`);
    if (text !== '') writeSync(descriptor, text);
    if (process.platform === 'linux') memory.push(residentMemory(pid));
    await wait(20);
  }
  closeSync(descriptor);
  return { lines, memory };
}

/** A million lines: until they are shown, and until any moment of them is. */
async function benchMany(browser) {
  let began = 0;
  const write = (file) => {
    const descriptor = openSync(file, 'w');
    for (let from = 0; from < many; from += 10_000) {
      let text = '';
      for (let number = from; number < from + 10_000; number++) text += lineOf(number, `Mark ${number};`);
      writeSync(descriptor, text);
    }
    closeSync(descriptor);
    console.log(
      `\na journal of ${many} lines, ${Math.round(statSync(file).size / 1e6)} MB, on the page of the cockpit`,
    );
    began = performance.now();
  };
  await withPage(browser, { write, isRecording: true }, async ({ page }) => {
    await page
      .getByText(`Mark ${many - 1};`)
      .first()
      .waitFor();
    const seconds = (performance.now() - began) / 1000;
    goal('from the command to the last line', seconds, { atMost: 3, unit: 's' });
    const jumps = await page.evaluate(jumpAbout);
    fact('to any moment, p50', quantile(jumps, 0.5), 'ms');
    goal('to any moment, p95', quantile(jumps, 0.95), { atMost: 200, unit: 'ms' });
  });
}

/** Runs in the page: presses the timeline at many places, and measures until the moment there is shown. */
async function jumpAbout() {
  const track = document.querySelector('[role=slider][aria-label="Moment shown"]');
  const { left, top, width, height } = track.getBoundingClientRect();
  const taken = [];
  for (let at = 0; at < 40; at++) {
    const before = track.getAttribute('aria-valuenow');
    const options = {
      clientX: left + width * ((at * 0.618) % 0.98),
      clientY: top + height / 2,
      button: 0,
      bubbles: true,
    };
    const began = performance.now();
    track.dispatchEvent(new PointerEvent('pointermove', options));
    track.setPointerCapture = () => {};
    track.dispatchEvent(new PointerEvent('pointerdown', options));
    while (track.getAttribute('aria-valuenow') === before) await new Promise(requestAnimationFrame);
    taken.push(performance.now() - began);
  }
  return taken;
}

/** Events with something that is found again on the page. */
function lineOf(number, mark) {
  const time = new Date(firstTime + number * 1000).toISOString().replace('.000', '');
  return `{ "timestamp":"${time}", "event":"ReceiveText", "From":"Ada", "Message":"${mark}", "Message_Localised":"${mark}", "Channel":"npc" }\r\n`;
}

/** Megabytes, as Linux counts them. */
function residentMemory(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
