/** Dropped files are read, checked and shown in the browser. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import type { PlacedFinding } from '../../src/check/finding.js';
import type { FromWorker } from '../../src/cockpit/page/dropped/worker-protocol.js';
import { Bench } from '../stage/faulty.js';
import { deadline } from '../support/deadline.js';
import { isThorough, oneIn } from '../thorough.js';
import { barriers, expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { dropPaths, holdPaths } from './support/drop-paths.js';
import { clippedTexts } from './support/layout.js';
import { openPage } from './support/open-page.js';
import { reading } from './support/readings.js';
import { screenshot } from './support/screenshot.js';
import { ScriptedJournal } from './support/scripted-journal.js';
import { serveStatically } from './support/static-page.js';
import { temporaryDirectory } from './support/temporary-directory.js';

const bench = new Bench();
/** A directory with all kinds of findings. */
let faulty: string;
const journal = 'Journal.2024-11-14T204100.01.log';

beforeAll(async () => {
  faulty = await bench.write(['torn-line:2%', 'unknown-field:2%', 'missing-field:2%', 'nul-run:1%'], {
    seed: 5,
    dialect: 'game',
    seconds: isThorough ? 20_000 : 5000,
  });
});

afterAll(() => bench.remove());

/** Waits until all lines have been read and checked. */
async function waitUntilChecked(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Opened files' });
  await bar.waitFor();
  await expect.poll(() => bar.innerText(), { timeout: deadline }).not.toMatch(/Reading|Checking/);
}

/** The members of a finding that do not depend on the path of its file. */
type FoundInWorker = Pick<PlacedFinding, 'rule' | 'line' | 'column' | 'pointer' | 'message' | 'count'>;

/** Of the built page. */
declare const shakedownChunks: { readonly workerScript: () => string };

/** All findings of the page's file input; starts and asks a worker as the page does. */
function findingsInWorker(page: Page): Promise<FoundInWorker[]> {
  return page.evaluate(async () => {
    const script = new Blob([shakedownChunks.workerScript()], { type: 'text/javascript' });
    const files = [...(document.querySelector<HTMLInputElement>('input[type=file]')?.files ?? [])];
    const worker = new Worker(URL.createObjectURL(script));
    const waiting = new Map<number, (answer: { findings: FoundInWorker[] }) => void>();
    const rules = await new Promise<{ rule: string }[]>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.what === 'answer') waiting.get(data.id)?.(data.answer as { findings: FoundInWorker[] });
        if (data.what !== 'feed' || data.name !== 'findings') return;
        const { rules: broken, progress } = data.message;
        if (progress.lines > 0 && progress.checked === progress.lines) resolve([...broken]);
      });
      worker.postMessage({ what: 'open', id: 0, ask: files.map((file) => ({ path: file.name, file, isGiven: true })) });
    });
    const answers = rules.map(({ rule }, index) => {
      const answer = new Promise<{ findings: FoundInWorker[] }>((resolve) => waiting.set(index + 1, resolve));
      worker.postMessage({ what: 'findings', id: index + 1, ask: { rule, from: 0, count: 500 } });
      return answer;
    });
    return (await Promise.all(answers)).flatMap(({ findings }) => findings);
  });
}

function inOrder(findings: readonly FoundInWorker[]): string[] {
  return findings
    .map(({ rule, line, column, pointer, message, count = 1 }) =>
      JSON.stringify({ rule, line, column, pointer, message, count }),
    )
    .sort();
}

describe('a journal that is dropped', () => {
  it('is shown and checked, and goes nowhere', async () => {
    const { page } = await openPage(await serveStatically());
    await page.getByRole('heading', { name: 'Shakedown' }).waitFor();
    const requests: string[] = [];
    page.context().on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await dropPaths(page, path.join(faulty, journal));
    await waitUntilChecked(page);
    expect(requests.filter((request) => !request.startsWith('GET blob:'))).toEqual([]);
    await screenshot(page, 'a dropped journal');
    expect(await clippedTexts(page)).toEqual([]);
    await expectAccessible(page);
  });

  it('has the same findings in the browser as in Node', async () => {
    const { page } = await openPage(await serveStatically());
    const findings: PlacedFinding[] = [];
    for await (const finding of checkJournal(path.join(faulty, journal))) findings.push(finding);
    // An input without listeners keeps its files.
    await page.evaluate(() => {
      document.body.innerHTML = '<input type="file">';
    });
    await page.locator('input').setInputFiles(path.join(faulty, journal));
    expect(findings.length).toBeGreaterThan(5);
    expect(inOrder(await findingsInWorker(page))).toEqual(inOrder(findings));
  });

  it.runIf(isThorough)('may be as large as one of many days, while the page answers', async () => {
    const directory = temporaryDirectory('large');
    const content = readFileSync(path.join(faulty, journal));
    const large = path.join(directory, journal);
    writeFileSync(large, Buffer.concat(Array.from({ length: Math.ceil(2e7 / content.length) }, () => content)));
    const { page } = await openPage(await serveStatically());
    await page.getByRole('button', { name: 'Open journals …' }).waitFor();
    await page.locator('input[type=file]').first().setInputFiles(large);
    await page.getByRole('region', { name: 'Opened files' }).waitFor();
    let answers = 0;
    // Polls the page until everything is checked; it would not answer if it did the work itself.
    for (let isDone = false; !isDone; answers++) {
      isDone = await page.evaluate(
        () => !/Reading|Checking/.test(document.querySelector('.dropped-bar')?.textContent ?? ''),
      );
    }
    expect(answers).toBeGreaterThan(0);
  });
});

it('is opened on a page that a server feeds, by keys, and left again for what is live', async () => {
  const live = new ScriptedJournal(temporaryDirectory('live'));
  const { page } = await openCockpit(live.directory, { colorScheme: 'light' });
  const commander = reading(page.getByRole('banner'), 'Commander');
  await expect.poll(() => commander.innerText()).toBe('Ada');
  await page.keyboard.press('o');
  await page.locator('button:focus', { hasText: 'Open journals' }).waitFor();
  await page.locator('#open-menu input').first().setInputFiles(path.join(faulty, journal));
  await waitUntilChecked(page);
  await expect.poll(() => commander.innerText()).not.toBe('Ada');
  expect(await page.locator('#open-menu').isVisible()).toBe(false);
  await screenshot(page, 'files opened on a served page');
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect.poll(() => commander.innerText()).toBe('Ada');
  await page.getByRole('region', { name: 'Opened files' }).waitFor({ state: 'detached' });
  live.write({ event: 'FSDJump', StarSystem: 'Diso' });
  await page.getByRole('banner').getByText('Diso').first().waitFor();
});

describe('a folder that is dropped', () => {
  it.runIf(isThorough)('is searched, and what is not a journal is named', async () => {
    const directory = path.join(temporaryDirectory('folder'), 'Saved Games');
    mkdirSync(path.join(directory, 'old'), { recursive: true });
    for (const name of readdirSync(faulty)) copyFileSync(path.join(faulty, name), path.join(directory, name));
    copyFileSync(path.join(faulty, journal), path.join(directory, 'old', 'Journal.2023-01-01T000000.01.log'));
    writeFileSync(path.join(directory, 'shopping list.txt'), 'Tritium\n');
    const { page } = await openPage(await serveStatically());
    await dropPaths(page, directory);
    await waitUntilChecked(page);
    const bar = page.getByRole('region', { name: 'Opened files' });
    expect(await bar.innerText()).toMatch(/2 journals and \d files? beside them\./);
    await bar.getByText('1 file left out').click();
    expect(await bar.innerText()).toContain('Saved Games/shopping list.txt: not a journal name');
    await screenshot(page, 'a dropped folder');
  });

  it.runIf(isThorough)('can be chosen with a button, too', async () => {
    const { page } = await openPage(await serveStatically());
    await page.getByRole('button', { name: 'Open a folder …' }).waitFor();
    await page.locator('input[webkitdirectory]').setInputFiles(faulty);
    await waitUntilChecked(page);
    expect(await page.getByRole('region', { name: 'Opened files' }).innerText()).toContain('1 journal');
  });
});

describe('what cannot be shown', () => {
  it.each(
    oneIn(3, [
      ['holiday.txt', 'sun and sea\n', /holiday\.txt is not a journal: it does not begin with an event/],
      [journal, '', /Journal\.2024-11-14T204100\.01\.log is empty/],
      ['Status.json', '{ "event":"Status" }', /There is no journal beside Status\.json/],
    ] as const),
  )('says so in a sentence: %s', async (name, content, sentence) => {
    const file = path.join(temporaryDirectory('other'), name);
    writeFileSync(file, content);
    const { page } = await openPage(await serveStatically());
    await dropPaths(page, file);
    const message = page.getByRole('status').getByText(sentence);
    await message.waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await message.waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { name: 'Shakedown' }).isVisible()).toBe(true);
  });

  it.runIf(isThorough)('says that files can be dropped while they are held over the page', async () => {
    const { page } = await openPage(await serveStatically());
    await page.getByRole('heading', { name: 'Shakedown' }).waitFor();
    const session = await page.context().newCDPSession(page);
    await holdPaths(session, path.join(faulty, journal));
    await page.getByText('Drop journals here').waitFor();
    expect(await page.locator('.drop-overlay').innerText()).toContain('nothing is uploaded');
    await screenshot(page, 'files held over the page');
    await expectAccessible(page);
  });
});

describe('to give away', () => {
  it('a copy is saved without the names, and a report that can be read in light and dark', async () => {
    const { page } = await openPage(await serveStatically());
    await dropPaths(page, path.join(faulty, journal));
    await waitUntilChecked(page);
    const name = /"event":"Commander", "FID":"(F\d+)", "Name":"([^"]+)"/.exec(
      readFileSync(path.join(faulty, journal), 'latin1'),
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as anonymised copy' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(journal);
    const file = path.join(temporaryDirectory('copy'), journal);
    await saved.saveAs(file);
    const text = readFileSync(file, 'latin1');
    expect(name?.[1]).toMatch(/^F\d+$/);
    expect(text).not.toContain(name?.[1]);
    expect(text).not.toContain(name?.[2]);
    expect(text.split('\n')).toHaveLength(readFileSync(path.join(faulty, journal), 'latin1').split('\n').length);
    await page
      .getByRole('status')
      .getByText(/Replaced .* 1 player ID.*nothing left this browser\./)
      .waitFor();
    await page.getByRole('button', { name: 'Display' }).click();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a report' }).click();
    const report = path.join(path.dirname(file), 'session.html');
    await (await downloaded).saveAs(report);
    await page.goto('about:blank');
    await page.setContent(readFileSync(report, 'utf8'));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name?.[2]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await screenshot(page, `report ${colorScheme}`);
      expect(await barriers(page), colorScheme).toEqual([]);
    }
  });
});

describe('the page as one file', () => {
  it('works from a disk, and asks for nothing', async () => {
    const file = path.resolve(import.meta.dirname, '../../dist/cockpit.html');
    const { page } = await openPage(pathToFileURL(file).href);
    await page.getByRole('heading', { name: 'Shakedown' }).waitFor();
    const requests: string[] = [];
    page.context().on('request', (request) => requests.push(request.url()));
    await dropPaths(page, faulty);
    await waitUntilChecked(page);
    expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
    await page.getByRole('button', { name: 'Save as anonymised copy' }).waitFor();
    await screenshot(page, 'the page as one file');
  });
});
