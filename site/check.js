/**
 * Looks at the built site as readers do: links, search, barriers, bytes, without JavaScript, without a
 * network.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { programPath } from '../scripts/provide-program.js';

/** @import { Browser, BrowserContextOptions, Page } from 'playwright-core' */

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(import.meta.dirname, 'dist');
const base = '/shakedown/';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A document, gzipped, with all that it loads but pictures. */
const mostBytes = 150_000;
const widths = [390, 1280];

/** Ten kinds of pages, one of each. */
const pages = [
  '',
  'guides.html',
  'staging.html',
  'reference/',
  'reference/states.html',
  'reference/travel/FSDJump.html',
  'rules/session.html',
  'situations.html',
  'trials/docked.html',
  'changes/4.0.html',
];

/** What is searched for, and what must be among the first five results. */
const searches = {
  'dock wanted': 'situations.html#dock-wanted',
  Refual: 'checking.html#what-the-live-game-writes',
  'eddn 400': 'trials/outside.html#eddn-400',
  Rhino: 'situations.html#log-in-rhino',
};

/** @typedef {{ browser: Browser, origin: string, problems: string[] }} Visit */

/** What is wrong with the site, a sentence each. */
export async function checkSite() {
  const problems = brokenLinks();
  const server = createServer(serve).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const executablePath = await programPath('Chromium');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const visit = { browser, origin, problems };
    await look(visit);
    await lookWithoutScript(visit);
    await search(visit);
  } finally {
    await browser.close();
    server.close();
  }
  return problems;
}

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** @type {import('node:http').RequestListener} */
function serve({ url = '' }, response) {
  const place = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  const file = path.join(dist, place.slice(base.length), place.endsWith('/') ? 'index.html' : '');
  if (!place.startsWith(base) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  const type = types[path.extname(file)];
  if (type) response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' });
  response.end(type ? gzipSync(readFileSync(file)) : readFileSync(file));
}

/** Links to what is not there, on the site or in the repository, and HTML that is shown as text. */
function brokenLinks() {
  const names = new Set(
    readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')),
  );
  const documents = [...names].filter((name) => name.endsWith('.html') && !name.startsWith('try/'));
  const texts = new Map(documents.map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]));
  const allOf = (/** @type {string} */ text, /** @type {RegExp} */ form) =>
    new Set(Array.from(text.matchAll(form), ([, found = '']) => found.replaceAll('&amp;', '&')));
  const anchors = new Map(Array.from(texts, ([name, text]) => [name, allOf(text, / id="([^"]+)"/g)]));
  const inRepository = 'https://github.com/shakedown-journal/shakedown/blob/main/';
  /** @type {(name: string, link: string) => boolean} */
  const isBroken = (name, link) => {
    if (link.startsWith(inRepository))
      return !existsSync(path.join(root, link.slice(inRepository.length).replace(/[#?].*/, '')));
    const { origin, pathname, hash } = new URL(link, `http://site${base}${name}`);
    if (origin !== 'http://site') return false;
    const file = `${decodeURIComponent(pathname).slice(base.length)}${pathname.endsWith('/') ? 'index.html' : ''}`;
    const lacksAnchor = hash !== '' && anchors.has(file) && !anchors.get(file)?.has(decodeURIComponent(hash.slice(1)));
    return !pathname.startsWith(base) || !names.has(file) || lacksAnchor;
  };
  const withHtml = Array.from(texts).filter(([, text]) => /<p>&lt;(?:picture|img|a|div)[ &]/.test(text));
  const broken = Array.from(texts).flatMap(([name, text]) =>
    Array.from(allOf(text, / (?:href|src)="([^"]+)"/g))
      .filter((link) => isBroken(name, link))
      .map((link) => `${name} links to ${link}, which is not there`),
  );
  return [...broken, ...withHtml.map(([name]) => `${name} shows HTML as text`)];
}

/**
 * Opens a page with nothing in the cache; whatever it asks of others, or fails to get, is a problem.
 * @param {Visit} visit
 * @param {string} name
 * @param {BrowserContextOptions & { isMeasured?: boolean }} options
 * @param {(page: Page) => Promise<void>} then
 */
async function open({ browser, origin, problems }, name, { isMeasured, ...options }, then) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.on('request', (request) => {
    if (!request.url().startsWith(origin + base)) problems.push(`${name} asks for ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${name} gets ${response.status()} for ${response.url()}`);
  });
  page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
  await page.goto(origin + base + name, { waitUntil: isMeasured ? 'networkidle' : 'load' });
  await then(page);
  await context.close();
}

/**
 * Barriers that axe-core finds, bytes until a page is there, and pages that are wider than the screen.
 * @param {Visit} visit
 */
async function look(visit) {
  for (const name of pages)
    for (const colorScheme of /** @type {const} */ (['light', 'dark']))
      for (const width of widths) {
        const isMeasured = colorScheme === 'light' && width === 1280;
        await open(visit, name, { isMeasured, colorScheme, viewport: { width, height: 844 } }, async (page) => {
          const title = `${name || 'home'}, ${colorScheme}, ${width} pixels`;
          await page.waitForFunction(`performance.getEntriesByName('first-contentful-paint').length > 0`);
          const { bytes = 0, pictures, paint, over = 0 } = await page.evaluate(measures);
          if (isMeasured)
            console.log(`${name || 'home'}: ${bytes} bytes, pictures ${pictures}, first paint after ${paint} ms`);
          if (bytes > mostBytes) visit.problems.push(`${title}: ${bytes} bytes`);
          if (over > 0) visit.problems.push(`${title}: ${over} pixels too wide`);
          await page.evaluate(axe);
          for (const barrier of await page.evaluate(barriers)) visit.problems.push(`${title}: ${barrier}`);
        });
      }
}

const measures = `(() => {
  const loaded = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  const sum = (entries) => entries.reduce((all, { transferSize }) => all + transferSize, 0);
  const isPicture = ({ initiatorType }) => initiatorType === 'img';
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    bytes: sum(loaded.filter((entry) => !isPicture(entry))),
    pictures: sum(loaded.filter(isPicture)),
    paint: Math.round(paint.startTime),
    over: scrollWidth - clientWidth,
  };
})()`;

const barriers = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => id + ': ' + help + ': ' + target.join(' '))))`;

/**
 * Without JavaScript a page shows its content and ways to others.
 * @param {Visit} visit
 */
async function lookWithoutScript(visit) {
  for (const name of pages)
    for (const width of widths)
      await open(visit, name, { javaScriptEnabled: false, viewport: { width, height: 844 } }, async (page) => {
        const letters = (await page.locator('main').innerText()).length;
        const ways = await page.locator('a[href]:visible').count();
        if (letters < 300 || ways < 10)
          visit.problems.push(`${name}, ${width} pixels, without JavaScript: ${letters} letters, ${ways} links`);
      });
}

/** @param {Visit} visit */
async function search(visit) {
  for (const [words, wanted] of Object.entries(searches))
    await open(visit, '', {}, async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('searchbox').fill(words);
      const results = page.locator('#localsearch-list a');
      await results.first().waitFor();
      const found = await Promise.all((await results.all()).slice(0, 5).map((link) => link.getAttribute('href')));
      if (!found.includes(base + wanted)) visit.problems.push(`"${words}" finds ${found.join(', ')}, not ${wanted}`);
    });
}
