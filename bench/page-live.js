/** A journal being written: latency of a line, and the load of a flood of lines on page and server. */
import { appendFileSync, closeSync, openSync, writeSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from './compare.js';
import { randomFrom } from './corpora/random.js';
import { simulatedLines } from './million-events.js';
import { clockOffset, longestTask, now, processorTime, residentMemory, startCockpit } from './page-support.js';
import { fact, goal } from './report.js';

const lines = 200;
/** Milliseconds between two lines, at the most. */
const longestPause = 130;
const flood = 2000;
const ticks = 50;

const all = simulatedLines('tour', 11);

/** From the append of a line to its row on the screen. */
export async function benchSeeing(browser, directory) {
  const { cockpit, file, page } = await openLive(browser, directory);
  try {
    await page.evaluate(noteRows);
    const offset = await clockOffset(page);
    const random = randomFrom(7);
    const written = [];
    for (let at = 0; at < lines; at++) {
      await wait(random() * longestPause);
      written.push(now());
      appendFileSync(file, all[500 + at]);
    }
    await page.waitForSelector(`tr[data-n="${499 + lines}"]`);
    const seen = await page.evaluate(() => globalThis.rowsSeen);
    const times = written.map((time, at) => seen[500 + at] + offset - time).filter((time) => !Number.isNaN(time));
    if (times.length < lines * 0.9) throw new Error(`only ${times.length} of ${lines} rows were seen`);
    fact('written to visible, p50', quantile(times, 0.5), 'ms');
    goal('written to visible, p95', quantile(times, 0.95), { atMost: 150, unit: 'ms' });
    await page.context().close();
  } finally {
    await cockpit.end();
  }
}

/** The page of a journal that has just begun. */
async function openLive(browser, directory) {
  const file = path.join(directory, 'Journal.2024-01-01T000000.01.log');
  appendFileSync(file, Buffer.concat(all.slice(0, 500)));
  const cockpit = await startCockpit(directory);
  const page = await browser.newPage();
  await page.goto(`${cockpit.url}&view=read`);
  await page.waitForSelector('tr[data-n="499"]');
  return { cockpit, file, page };
}

/** Runs in the page: notes when the frame in which a row came was done. */
function noteRows() {
  globalThis.rowsSeen = {};
  const look = () => {
    const fresh = [...document.querySelectorAll('tr[data-n]')].filter((row) => !(row.dataset.n in globalThis.rowsSeen));
    if (fresh.length === 0) return;
    const numbers = fresh.map((row) => row.dataset.n);
    for (const n of numbers) globalThis.rowsSeen[n] = Number.NaN;
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const n of numbers) globalThis.rowsSeen[n] = performance.timeOrigin + performance.now();
      }),
    );
  };
  look();
  const table = document.querySelector('table[role=grid]');
  new MutationObserver(look).observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Two thousand lines a second. Some clients read nothing; the page is clicked meanwhile. */
export async function benchFlood(browser, directory, seconds) {
  const { cockpit, file, page } = await openLive(browser, directory);
  try {
    const stop = startFlood(file);
    await wait(10_000);
    const session = await page.context().newCDPSession(page);
    const heap = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return page.evaluate(() => performance.memory.usedJSHeapSize / 1e6);
    };
    const [memory, pageMemory] = [residentMemory(cockpit.pid), await heap()];
    const [linesBefore, processor] = [stop.count(), processorTime(cockpit.pid)];
    await longestTask(page);
    const clicks = [];
    const samples = [];
    for (const end = now() + seconds * 1000; now() < end; await wait(400)) {
      clicks.push(await page.evaluate(click));
      samples.push({ memory: residentMemory(cockpit.pid), lines: stop.count() });
    }
    fact('lines a second', (stop.count() - linesBefore) / seconds, '');
    fact('processor of the server', (processorTime(cockpit.pid) - processor) / seconds, 's a second');
    fact('a click until it was drawn, p50', quantile(clicks, 0.5), 'ms');
    goal('a click until it was drawn, p95', quantile(clicks, 0.95), { atMost: 100, unit: 'ms' });
    fact('longest task of the page', await longestTask(page), 'ms');
    const index = ((stop.count() - linesBefore) * 20) / 1e6;
    fact(
      `memory of the server in ${seconds} s`,
      residentMemory(cockpit.pid) - memory,
      `MB more, of it ${index.toFixed(1)} for the index`,
    );
    // The first half fills the server's heap up to its garbage collection threshold.
    goal('more memory for each line, second half', slope(samples.slice(samples.length >> 1)), {
      atMost: 100,
      unit: 'bytes',
    });
    fact(`memory of the page in ${seconds} s`, (await heap()) - pageMemory, 'MB more');
    await slowClients(cockpit);
    stop();
    await page.context().close();
  } finally {
    await cockpit.end();
  }
}

async function slowClients({ port, pid }, count = 20, seconds = 20) {
  const before = residentMemory(pid);
  const responses = await Promise.all(
    Array.from(
      { length: count },
      () => new Promise((resolve, reject) => get(`http://127.0.0.1:${port}/api/feed`, resolve).on('error', reject)),
    ),
  );
  // Half of them read nothing, half of them a little now and then.
  for (const response of responses) response.pause();
  const reading = setInterval(() => {
    for (const response of responses.slice(count / 2)) response.read(1024);
  }, 100);
  await wait(seconds * 1000);
  const most = residentMemory(pid);
  clearInterval(reading);
  for (const response of responses) response.destroy();
  goal('memory of the server for each slow client', (most - before) / count, { atMost: 1, unit: 'MB' });
}

/** Bytes per line, by linear regression. */
function slope(samples) {
  const mean = (of) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [x, y] = [mean(({ lines: n }) => n), mean(({ memory }) => memory)];
  const up = mean((sample) => (sample.lines - x) * (sample.memory - y));
  return (up / mean((sample) => (sample.lines - x) ** 2)) * 1024 * 1024;
}

/** Appends lines at a fixed rate, with current times; returns a function that stops it. */
function startFlood(file) {
  const descriptor = openSync(file, 'a');
  const begun = now();
  let written = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((now() - begun) * flood) / 1000);
    const time = new Date().toISOString().slice(0, 19);
    const batch = [];
    for (; written < due; written++) {
      const line = Buffer.from(all[500 + (written % (all.length - 500))]);
      line.latin1Write(time, '{ "timestamp":"'.length);
      batch.push(line);
    }
    writeSync(descriptor, Buffer.concat(batch));
  }, ticks);
  const stop = () => {
    clearInterval(timer);
    closeSync(descriptor);
  };
  return Object.assign(stop, { count: () => written });
}

/** Runs in the page: clicks another tab and back, and returns the time until the frame was done. */
async function click() {
  const tabs = [...document.querySelectorAll('.pane-middle [role=tab]')];
  const tab = tabs.find((each) => each.getAttribute('aria-selected') === 'false');
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve));
  tab.click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - begun;
}
