/** A million events on the page: opened, scrolled, gone back in; from a server, and dropped on the page. */
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from './compare.js';
import { randomFrom } from './corpora/random.js';
import { millionEvents } from './million-events.js';
import { longestTask, now, processorTime, residentMemory, startCockpit } from './page-support.js';
import { fact, goal } from './report.js';

const random = randomFrom(5);

/** Runs in the page: whether its rows, its timeline and its state are those of the whole journal. */
function isAllShown(lines) {
  const grid = document.querySelector('table[role=grid]');
  const slider = document.querySelector('.timeline-track');
  return (
    grid?.getAttribute('aria-rowcount') === String(lines + 1) &&
    grid.querySelector(`tr[data-n="${lines - 1}"]`) !== null &&
    slider?.getAttribute('aria-valuetext')?.includes(`line ${lines} of ${lines}`) &&
    globalThis.timelineAnswered !== false
  );
}

/**
 * Runs in the page: notes when the source has answered with a timeline that reaches the end of the journal.
 */
function watchTimeline(lastLine) {
  globalThis.timelineAnswered = false;
  const fetched = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await fetched(input, init);
    if (typeof input === 'string' && input.startsWith('api/timeline')) {
      const { spans } = await response.clone().json();
      const last = spans.at(-1)?.last ?? -1;
      requestAnimationFrame(() => setTimeout(() => (globalThis.timelineAnswered = last >= lastLine)));
    }
    return response;
  };
}

export async function benchOpening(browser, file) {
  const page = await browser.newPage();
  await page.addInitScript(watchTimeline, millionEvents - 1);
  const begun = now();
  const cockpit = await startCockpit(file);
  const ready = now();
  await page.goto(`${cockpit.url}&view=read`, { waitUntil: 'commit' });
  await page.waitForSelector('tr[data-n]');
  goal('processor time of the server from the command to the first rows', processorTime(cockpit.pid), {
    atMost: 5,
    unit: 's',
  });
  await page.waitForFunction(isAllShown, millionEvents, { polling: 20, timeout: 60_000 });
  const shown = now();
  fact('the command until it serves', (ready - begun) / 1000, 's');
  goal('processor time of the server until all is shown', processorTime(cockpit.pid), { atMost: 5, unit: 's' });
  goal('a million events opened, from the address to all of it shown', (shown - ready) / 1000, {
    atMost: 3,
    unit: 's',
  });
  fact('the same from the command on', (shown - begun) / 1000, 's');
  fact('longest task of the page meanwhile', await longestTask(page), 'ms');
  return { page, cockpit };
}

/** Goes to moments here and there. */
export async function benchJumping(page, when) {
  const jumps = [];
  for (let round = 0; round < 30; round++) jumps.push(await page.evaluate(jump, random()));
  fact(`a jump in time ${when}, p50`, quantile(jumps, 0.5), 'ms');
  goal(`a jump in time ${when}, p95`, quantile(jumps, 0.95), { atMost: 150, unit: 'ms' });
}

/** Until the server has checked everything: it takes no processor time any more. */
export async function untilIdle({ pid }) {
  for (let used = -1; processorTime(pid) - used > 0.05; ) {
    used = processorTime(pid);
    await sleep(1000);
  }
}

export async function benchLooking(page, when) {
  await benchJumping(page, when);
  await longestTask(page);
  const frames = await page.evaluate(scroll, 240);
  fact(`frames while scrolling ${when}, p50`, quantile(frames, 0.5), 'ms');
  fact(`frames while scrolling ${when}, p95`, quantile(frames, 0.95), 'ms');
  fact('longest frame', Math.max(...frames), 'ms');
  goal('longest task while scrolling', await longestTask(page), { atMost: 100, unit: 'ms' });
}

/** Zooms the timeline and goes over the charts, and looks how much memory the tab has taken by then. */
export async function benchZooming(page) {
  const zoomed = await page.evaluate(zoom, 180);
  goal('frames while zooming the timeline, median', quantile(zoomed, 0.5), { atMost: 17, unit: 'ms' });
  fact('frames while zooming the timeline, p95', quantile(zoomed, 0.95), 'ms');
  await page.getByRole('tab', { name: 'Charts' }).click();
  const begun = now();
  await page.waitForSelector('.chart canvas', { timeout: 120_000 });
  fact('the charts of a million events, until they are drawn', (now() - begun) / 1000, 's');
  const pointed = await page.evaluate(goOverCharts, 180);
  goal('frames while pointing at the charts, median', quantile(pointed, 0.5), { atMost: 17, unit: 'ms' });
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  goal('heap of the tab', await page.evaluate(() => performance.memory.usedJSHeapSize / 1e6), {
    atMost: 60,
    unit: 'MB',
  });
}

/** Runs in the page: turns the wheel over the timeline in each frame, inwards and out again. */
async function zoom(count) {
  const track = document.querySelector('.timeline-track');
  const { left, top, width, height } = track.getBoundingClientRect();
  const frames = [];
  let before = performance.now();
  for (let frame = 0; frame < count; frame++) {
    const clientX = left + width * (0.3 + (0.4 * frame) / count);
    const deltaY = frame % 90 < 45 ? -100 : 100;
    const how = { clientX, clientY: top + height / 2, deltaY, bubbles: true, cancelable: true };
    track.dispatchEvent(new WheelEvent('wheel', how));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    frames.push(performance.now() - before);
    before = performance.now();
  }
  return frames;
}

/** Runs in the page: moves the pointer over the first chart, a bit in each frame. */
async function goOverCharts(count) {
  const chart = document.querySelector('.chart .u-over');
  const { left, top, width, height } = chart.getBoundingClientRect();
  const frames = [];
  let before = performance.now();
  for (let frame = 0; frame < count; frame++) {
    const where = { clientX: left + (width * frame) / count, clientY: top + height / 2, bubbles: true };
    chart.dispatchEvent(new MouseEvent('mousemove', where));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    frames.push(performance.now() - before);
    before = performance.now();
  }
  return frames;
}

const questions = {
  sessions: {},
  timeline: { from: 1e9, to: 1e9 + 3_600_000, buckets: 1600 },
  system: { lines: millionEvents },
  hits: { query: 'kind:Docked' },
  rows: { count: 50, query: 'fuel<8 -kind:Music' },
};

/** What the server takes for questions about all of it; the check may be running beside them. */
export async function benchQuestions({ port, pid }) {
  for (const [name, ask] of Object.entries(questions)) {
    const before = processorTime(pid);
    const response = await fetch(
      `http://127.0.0.1:${port}/api/${name}?${new URLSearchParams({ ask: JSON.stringify(ask) })}`,
    );
    await response.json();
    if (!response.ok) throw new Error(`${name} was answered with ${response.status}`);
    fact(`processor time for ${name} ${JSON.stringify(ask)}`, processorTime(pid) - before, 's');
  }
  fact('memory of the server', residentMemory(pid), 'MB');
}

/** Runs in the page: from a touch of the timeline until every panel has been drawn with that moment. */
async function jump(share) {
  const track = document.querySelector('.timeline-track');
  const grid = () => document.querySelector('table[role=grid]');
  const { left, top, width, height } = track.getBoundingClientRect();
  const before = track.getAttribute('aria-valuenow');
  const begun = performance.now();
  const where = {
    clientX: left + share * (width - 8),
    clientY: top + height / 2,
    bubbles: true,
    button: 0,
    pointerId: 1,
  };
  track.setPointerCapture = () => undefined;
  track.dispatchEvent(new PointerEvent('pointerdown', where));
  track.dispatchEvent(new PointerEvent('pointerup', where));
  const isThere = () => {
    const lines = track.getAttribute('aria-valuenow');
    if (lines === before) return false;
    return grid().querySelector(`tr[data-n="${Number(lines) - 1}"]`) !== null;
  };
  while (!isThere()) {
    if (performance.now() - begun > 10_000) return 10_000;
    await new Promise((resolve) => setTimeout(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - begun;
}

/** Runs in the page: scrolls the table by a bit in each frame, and tells how long the frames took. */
async function scroll(count) {
  const scroller = document.querySelector('.event-scroller');
  const frames = [];
  let before = performance.now();
  for (let frame = 0; frame < count; frame++) {
    scroller.scrollTop += frame % 60 === 59 ? -scroller.scrollHeight / 7 : 120;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    frames.push(performance.now() - before);
    before = performance.now();
  }
  return frames;
}

/** The same journal dropped on a page whose server has a small one to show. */
export async function benchDropping(browser, file, small) {
  const cockpit = await startCockpit(small);
  try {
    const page = await browser.newPage();
    // As a static file it would be served without this mark.
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('content="server"', 'content="dropped"') });
    });
    await page.goto(cockpit.url);
    await page.waitForSelector('#app *');
    await longestTask(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const begun = now();
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'])
      await session.send('Input.dispatchDragEvent', { type, x: 200, y: 200, data });
    await page.waitForFunction(isAllShown, millionEvents, { polling: 20, timeout: 60_000 });
    goal('a million events dropped, until all of it is shown', (now() - begun) / 1000, { atMost: 3, unit: 's' });
    const { metrics } = await session.send('Performance.getMetrics');
    fact('processor time of the main thread', metrics.find(({ name }) => name === 'TaskDuration').value, 's');
    fact('longest task of the page meanwhile', await longestTask(page), 'ms');
    await page.context().close();
  } finally {
    await cockpit.end();
  }
}
