/** What a page shows without journals, without a stage to control, and without a server. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isThorough } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { startCockpit } from './support/cockpit-process.js';
import { screenshot } from './support/screenshot.js';
import { ScriptedJournal } from './support/scripted-journal.js';
import { startStage } from './support/scripted-stage.js';
import { temporaryDirectory } from './support/temporary-directory.js';

const said = (message: string) => ({ event: 'ReceiveText', From: 'Ada', Message: message, Channel: 'local' });

it.runIf(isThorough)('has no controls of a stage where there is none', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('watched'));
  const { page } = await openCockpit(journal.directory, { view: 'fly' });
  await page.getByText('2 lines', { exact: true }).waitFor();
  expect(await page.getByRole('region', { name: 'Stage', exact: true }).count()).toBe(0);
  for (const name of ['Situations', 'Inject', 'Faults', 'Done'])
    expect(await page.getByRole('tab', { name, exact: true }).count()).toBe(0);
  for (const name of ['Stage', 'Play', 'Pause', 'Step', 'Make it happen', 'Inject again'])
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
  await page.getByRole('row').filter({ hasText: 'Fileheader' }).click();
  await page.getByRole('button', { name: 'Copy line' }).waitFor();
  expect(await page.getByRole('button', { name: 'Inject again' }).count()).toBe(0);
  await screenshot(page, 'watching');
  await expectAccessible(page);
});

it.runIf(isThorough)('gains and loses the controls with the stage', async () => {
  const directory = path.join(temporaryDirectory('later'), 'journals');
  mkdirSync(directory);
  const { page, problems } = await openCockpit(directory);
  await page.getByText('Nothing has been written yet.').waitFor();
  const stage = await startStage({ directory });
  const panel = page.getByRole('region', { name: 'Stage', exact: true });
  await panel.waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Situation to make happen' }).waitFor();
  // What it asks of a stage that has just ended.
  problems.expect(/ 502(?: \(Bad Gateway\) \(http:\S+\/api\/stage\/\w+\))?$/);
  await stage.close();
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('row').filter({ hasText: 'Shutdown' }).waitFor();
  expect(await page.getByRole('button', { name: 'Play', exact: true }).count()).toBe(0);
});

it.runIf(isThorough)('calls files that are complete a recording', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('recorded'));
  const { page } = await openCockpit(journal.file);
  await page.getByRole('banner').getByText('Recording').waitFor();
  await page.getByText('At the end').waitFor();
  expect(await page.getByRole('button', { name: 'Hold' }).count()).toBe(0);
  await screenshot(page, 'a recording');
  await expectAccessible(page);
});

it('says that nothing has been written yet, and shows the first event', async () => {
  const directory = temporaryDirectory('empty');
  const { page } = await openCockpit(directory);
  await page.locator('.view-switch [aria-current=page]', { hasText: 'Fly' }).waitFor();
  await page.getByText('Nothing has been written yet.').first().waitFor();
  await screenshot(page, 'empty');
  await expectAccessible(page);
  const journal = new ScriptedJournal(directory);
  await page.getByRole('row').filter({ hasText: 'Fileheader' }).waitFor();
  expect(journal.directory).toBe(directory);
});

it('greys out with the time while the server is away, and goes on when it is back', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('away'));
  const { page, problems, cockpit } = await openCockpit(journal.directory, { view: 'fly' });
  problems.expect(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  await page.getByText('2 lines', { exact: true }).waitFor();
  await cockpit.end();
  await page.getByText(/(Reconnecting|Offline), as of \d\d:\d\d:\d\d/).waitFor();
  await page.getByText(/Offline, as of/).waitFor();
  await expect
    .poll(() => page.getByRole('main').evaluate((main) => getComputedStyle(main).filter))
    .toContain('grayscale');
  await screenshot(page, 'offline');
  await expectAccessible(page);
  journal.write(said('written meanwhile'));
  await startCockpit([journal.directory], cockpit.ready.port);
  await page.getByRole('row').filter({ hasText: 'written meanwhile' }).waitFor();
  await page
    .getByText(/^\W*(Live|Quiet|Ended)/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('main').evaluate((main) => getComputedStyle(main).filter)).toBe('none');
  journal.write(said('and after'));
  await page.getByRole('row').filter({ hasText: 'and after' }).waitFor();
});

it.runIf(isThorough)('receives nothing while it is hidden, and everything when it is visible again', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('hidden'));
  const { page } = await openCockpit(journal.directory, { view: 'fly' });
  await page.getByText('2 lines', { exact: true }).waitFor();
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      Object.defineProperty(document, 'visibilityState', { value: value ? 'hidden' : 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const feeds: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/feed')) feeds.push(request.url());
  });
  await hide(true);
  journal.write(said('behind its back'));
  // Another page's data shows that the server has sent its messages to all pages.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('row').filter({ hasText: 'behind its back' }).waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'behind its back' }).count()).toBe(0);
  expect(feeds).toEqual([]);
  await hide(false);
  await page.getByRole('row').filter({ hasText: 'behind its back' }).waitFor();
  expect(feeds).toHaveLength(1);
});

it('asks for nothing but itself, and allows no script of others', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('policy'));
  const { page, problems } = await openCockpit(journal.directory, { view: 'fly' });
  await page.getByText('2 lines', { exact: true }).waitFor();
  problems.expect(/Content Security Policy/);
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.hasRun = true';
    document.body.append(script);
    const image = document.createElement('div');
    image.innerHTML = '<img src="x" onerror="globalThis.hasRun = true">';
    document.body.append(image);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return (globalThis as { hasRun?: boolean }).hasRun ?? false;
  });
  expect(ran).toBe(false);
  problems.expect(/failed request: .*\/x/, /404/);
  const policy = (await page.request.get(page.url())).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
});
