/** A cockpit and a browser that looks at it, for the benches of the page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { programPath } from '../scripts/program-path.js';
import { command } from './fresh-process.js';

/** Starts the cockpit; it ends with `end`. */
export async function startCockpit(...paths) {
  const child = spawn(process.execPath, [command, 'cockpit', ...paths, '--port', '0', '--format', 'json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = once(child, 'exit');
  const [line] = await Promise.race([
    once(child.stdout.setEncoding('utf8'), 'data'),
    gone.then(() => Promise.reject(new Error('the cockpit ended before it was ready'))),
  ]);
  const end = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  return { ...JSON.parse(line), pid: child.pid, end };
}

/** Opens pages of 1440×900 in one browser. */
export async function openBrowser() {
  const browser = await chromium.launch({
    executablePath: await programPath('Chromium'),
    // Without a graphics card Chromium would emulate one, which takes more time than the page itself.
    args: ['--enable-precise-memory-info', '--disable-gpu'],
  });
  return {
    async newPage() {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.addInitScript(watchTasks);
      return page;
    },
    close: () => browser.close(),
  };
}

/** Runs in the page: notes tasks that kept it from answering. */
function watchTasks() {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) globalThis.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** The longest task of a page since it was asked last, in milliseconds; 0 if none was longer than 50. */
export function longestTask(page) {
  return page.evaluate(() => Math.max(0, ...globalThis.longTasks.splice(0).map(({ duration }) => duration)));
}

/** Megabytes of a process in memory. */
export function residentMemory(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return kilobytes / 1024;
}

/** Seconds of processor time that a process has used. */
export function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The clock of this process minus that of a page, in milliseconds. */
export async function clockOffset(page) {
  let best = { trip: Infinity, offset: 0 };
  for (let round = 0; round < 20; round++) {
    const before = now();
    const there = await page.evaluate(() => performance.timeOrigin + performance.now());
    const after = now();
    if (after - before < best.trip) best = { trip: after - before, offset: (before + after) / 2 - there };
  }
  return best.offset;
}

export function now() {
  return performance.timeOrigin + performance.now();
}
