import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Download, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isThorough } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { screenshot } from './support/screenshot.js';
import { ScriptedJournal } from './support/scripted-journal.js';
import { startStage } from './support/scripted-stage.js';
import { temporaryDirectory } from './support/temporary-directory.js';

const eventsOf = (page: Page) => page.getByRole('tabpanel', { name: 'Events', exact: true });
const grid = (page: Page) => page.getByRole('grid', { name: 'Events' });
const row = (page: Page, text: string | RegExp) => grid(page).getByRole('row').filter({ hasText: text });
const rowCount = async (page: Page) => Number(await grid(page).getAttribute('aria-rowcount')) - 1;

const said = (message: string) => ({ event: 'ReceiveText', From: 'Ada', Message: message, Channel: 'local' });
const scripted = () => new ScriptedJournal(temporaryDirectory('events'));

it('shows a burst of 200 events, the last of them in sight', async () => {
  const journal = scripted();
  const { page } = await openCockpit(journal.directory, { view: 'read' });
  await expect.poll(() => rowCount(page)).toBe(2);
  journal.write(...Array.from({ length: 200 }, (_, at) => said(`burst ${at};`)));
  await row(page, 'burst 199;').waitFor();
  expect(await rowCount(page)).toBe(202);
  await eventsOf(page).getByText('202 lines', { exact: true }).waitFor();
  await screenshot(page, 'events after a burst of 200');
  await expectAccessible(page);
});

it('knows what a knowledge pack knows', async () => {
  const days = { from: '2026-11-10', until: '2026-11-18' };
  const seen = { lines: 12, files: 3, commanders: 2, ...days };
  const pack = path.join(temporaryDirectory('pack'), 'pack.json');
  writeFileSync(
    pack,
    JSON.stringify({ knowledge: 1, ...days, kinds: { RigDeployed: { seen, fields: { Depth: { is: 'integer' } } } } }),
  );
  const journal = scripted();
  journal.write({ event: 'RigDeployed', Depth: 12 }, { event: 'RigLost', Depth: 12 });
  const { page } = await openCockpit(journal.directory, { view: 'read', words: ['--knowledge', pack] });
  const detail = page.getByRole('region', { name: /^Line/ });
  await row(page, 'RigLost').click();
  await detail.getByText('This kind is in no table').waitFor();
  await row(page, 'RigDeployed').click();
  await detail.getByText('RigDeployed happens').waitFor();
  await detail.getByText(/12 /).first().waitFor();
  expect(await detail.getByText('is not a known kind').count()).toBe(0);
});

it.runIf(isThorough)('still follows after another panel was in front, however fast lines came', async () => {
  const journal = scripted();
  journal.write(...Array.from({ length: 300 }, (_, at) => said(`line ${at};`)));
  const { page } = await openCockpit(journal.directory, { view: 'read' });
  await row(page, 'line 299;').waitFor();
  // The scroll event comes with the next frame, after the panel was unmounted.
  await grid(page).evaluate((table) => {
    const scroller = table.parentElement?.parentElement as HTMLElement;
    scroller.scrollTop -= 1;
    const tabs = document.querySelectorAll<HTMLElement>('[role=tab]');
    [...tabs].find(({ textContent }) => textContent?.startsWith('Findings'))?.click();
  });
  await page.getByRole('tabpanel', { name: 'Findings' }).getByText('302 lines checked.').waitFor();
  journal.write(said('the last;'));
  await page.getByRole('tab', { name: 'Events', exact: true }).click();
  await row(page, 'the last;').waitFor();
  expect(await rowCount(page)).toBe(303);
});

it.runIf(isThorough)('goes on following when the table becomes higher', async () => {
  const journal = scripted();
  journal.write(...Array.from({ length: 100 }, (_, at) => said(`first ${at};`)));
  const { page } = await openCockpit(journal.directory, { view: 'read', viewport: { width: 1440, height: 700 } });
  await row(page, 'first 99;').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => grid(page).getByRole('row').count()).toBeGreaterThan(25);
  journal.write(...Array.from({ length: 60 }, (_, at) => said(`then ${at};`)));
  await row(page, 'then 59;').waitFor();
});

it.runIf(isThorough)('shows a bad line as such, as it is in the file', async () => {
  const journal = scripted();
  journal.write(said('before'));
  journal.writeText('{ "timestamp":"2026-11-14T20:00:07Z", "event":"Docked", "StationName":"Jam\r\n');
  journal.write(said('after'));
  const { page } = await openCockpit(journal.directory, { view: 'read' });
  const bad = row(page, 'broken line');
  await bad.getByText('error').waitFor();
  await row(page, 'after').waitFor();
  await bad.click();
  const detail = page.getByRole('region', { name: 'Line 4' });
  await detail.getByText('"StationName":"Jam').waitFor();
  await detail.getByRole('list', { name: 'Findings' }).getByRole('listitem').first().waitFor();
  await screenshot(page, 'events with a bad line');
  await expectAccessible(page);
});

it('finds by a query that completes, marks its hits, explains its absence and stands in the address', async () => {
  const journal = scripted();
  journal.write(...Array.from({ length: 50 }, (_, at) => said(`hello ${at};`)));
  journal.write({ event: 'Music', MusicTrack: 'Exploration' }, { event: 'Docked', StationName: 7 });
  journal.write({ event: 'Docked', StationName: 'Abraham Lincoln', timestamp: '2026-11-16T08:00:00Z' });
  const { page } = await openCockpit(journal.directory, { view: 'read' });
  await expect.poll(() => rowCount(page)).toBe(55);
  const events = eventsOf(page);
  const box = events.getByRole('combobox', { name: 'Filter events' });
  await events.getByRole('columnheader', { name: 'Time, 2026-11-' }).waitFor();
  await row(page, 'Abraham').getByText('2026-11-16', { exact: true }).waitFor();
  // The date is not repeated, and leaves room for what happened.
  expect(await row(page, 'hello 49;').locator('.event-time').innerText()).toMatch(/^\d\d:\d\d:\d\d$/);
  expect((await row(page, 'hello 49;').locator('.event-summary').boundingBox())?.width).toBeGreaterThan(300);
  await box.fill('"HELLO 7;"');
  await expect.poll(() => rowCount(page)).toBe(1);
  expect(await row(page, 'hello 7;').locator('mark').innerText()).toBe('hello 7;');
  await events.getByText('1 of 55').waitFor();
  await box.fill('');
  await box.pressSequentially('kind:Dock');
  await events.getByRole('option', { name: /^Docked/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('station:Abra*');
  await expect.poll(() => rowCount(page)).toBe(1);
  expect(await row(page, 'Docked').locator('mark').innerText()).toBe('Abraham Lincoln');
  expect(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('q')).toBe('kind:Docked station:Abra*');
  await box.blur();
  await screenshot(page, 'events that match a query');
  await expectAccessible(page);
  await events.getByText('Export', { exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    events.getByRole('button', { name: 'As a table (CSV)' }).click(),
  ]);
  expect(await readText(file)).toMatch(
    /^timestamp,event,StationName\r\n2026-11-16T08:00:00Z,Docked,Abraham Lincoln\r\n$/,
  );
  await events.getByText(/^1 line saved/).waitFor();
  await page.keyboard.press('Escape');
  await box.fill('kind:Docked station:Zz*');
  await events.getByText('No Docked with station Zz*; 2 Docked in all.').waitFor();
  await box.fill('fuel<');
  await box.press('Enter');
  await events.getByText('A value is missing after “fuel<”').waitFor();
  await box.fill('');
  await events.getByText('Kinds', { exact: true }).click();
  await events.getByRole('searchbox', { name: 'Search kinds' }).fill('rec');
  await events.getByRole('checkbox', { name: /^ReceiveText/ }).check();
  await events.getByRole('checkbox', { name: 'All but these' }).check();
  await expect.poll(() => rowCount(page)).toBe(5);
  await screenshot(page, 'events of all kinds but one');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await events.getByRole('button', { name: 'No noise' }).click();
  await expect.poll(() => rowCount(page)).toBe(4);
  await events.getByRole('button', { name: 'Has findings' }).click();
  await row(page, 'Docked').getByText('error').first().waitFor();
  await expect.poll(() => box.inputValue()).toBe('-kind:ReceiveText -kind:noise severity:*');
  await page.reload();
  await expect.poll(() => box.inputValue()).toBe('-kind:ReceiveText -kind:noise severity:*');
  await row(page, 'Docked').first().waitFor();
});

async function readText(file: Download): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of await file.createReadStream()) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

it('opens a row as JSON with what its fields mean, findings underlined, and copies it', async () => {
  const journal = scripted();
  journal.write({
    event: 'Docked',
    StationName: 7,
    StationType: 'Orbis',
    StarSystem: 'Sol',
    SystemAddress: 10477373803,
  });
  const { page } = await openCockpit(journal.directory, {
    view: 'read',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await row(page, 'Docked').click();
  const detail = page.getByRole('region', { name: 'Line 3' });
  await detail
    .getByText(/name of the station/i)
    .first()
    .waitFor();
  const marked = detail.locator('mark');
  await marked.first().waitFor();
  expect(await marked.allInnerTexts()).toContainEqual(expect.stringContaining('7'));
  expect(await detail.getByRole('list', { name: 'Findings' }).innerText()).toContain('StationName');
  await detail.getByRole('button', { name: 'Copy line' }).click();
  await detail.getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({ StarSystem: 'Sol' });
  await screenshot(page, 'events with a row opened');
  await expectAccessible(page);
  await detail.getByRole('button', { name: 'Close' }).click();
  await detail.waitFor({ state: 'hidden' });
});

/** Whether a row is visible as a whole, below the head of the table. */
async function isInSight(found: Locator): Promise<boolean> {
  return found.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const scroller = element.closest('.event-scroller')?.getBoundingClientRect();
    const head = element.closest('table')?.querySelector('thead')?.getBoundingClientRect();
    return !!scroller && !!head && top >= head.bottom - 1 && bottom <= scroller.bottom + 1;
  });
}

it('keeps the clicked row in sight beside its detail, and lands on the row of a link whatever the filter', async () => {
  const journal = scripted();
  journal.write(...Array.from({ length: 400 }, (_, at) => said(`line ${at};`)));
  const { page, cockpit } = await openCockpit(journal.directory, { view: 'read' });
  for (const at of [399, 390]) {
    await row(page, `line ${at};`).click();
    await page
      .getByRole('region', { name: `Line ${at + 3}` })
      .getByText(`line ${at};`)
      .first()
      .waitFor();
    await expect.poll(() => isInSight(row(page, `line ${at};`))).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: /^Line/ }).waitFor({ state: 'hidden' });
    // The table has its height again, and has scrolled to the end.
    for (const seen of [380, 399]) await expect.poll(() => isInSight(row(page, `line ${seen};`))).toBe(true);
  }
  await page.getByRole('combobox', { name: 'Filter events' }).fill('"line 7"');
  await expect.poll(() => rowCount(page)).toBe(11);
  for (const at of [150, 398]) {
    const other = await page.context().newPage();
    await other.goto(`${cockpit.ready.url.replace(/#.*/, '')}#view=read&n=${at + 2}`);
    await other
      .getByRole('region', { name: `Line ${at + 3}` })
      .getByText(`line ${at};`)
      .first()
      .waitFor();
    await expect.poll(() => isInSight(row(other, `line ${at};`))).toBe(true);
    await screenshot(other, `events at the link to line ${at}`);
    await other.close();
  }
});

it.runIf(isThorough)('injects an event again into a stage', async () => {
  const stage = await startStage();
  await stage.inject({ ...said('once more') });
  const { page } = await openCockpit(stage.directory);
  await row(page, 'once more').click();
  const detail = page.getByRole('region', { name: /^Line/ });
  await detail.getByRole('button', { name: 'Inject again' }).click();
  await detail.getByRole('status').filter({ hasText: 'Written again: 1 line.' }).waitFor();
  expect(stage.written.filter((event) => event.event === 'ReceiveText' && event.Message === 'once more')).toHaveLength(
    2,
  );
  // Only rows in sight are there, and beside the detail there is room for few.
  await page.getByRole('combobox', { name: 'Filter events' }).fill('"once more"');
  await expect.poll(() => row(page, 'once more').count()).toBe(2);
});

it.runIf(isThorough)('has a link to the exact event', async () => {
  const journal = scripted();
  journal.write(...Array.from({ length: 400 }, (_, at) => said(`line ${at};`)));
  const { page } = await openCockpit(journal.directory, {
    view: 'read',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('combobox', { name: 'Filter events' }).fill('"line 123;"');
  await row(page, 'line 123;').click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('status').filter({ hasText: 'Link copied.' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await page.context().newPage();
  await other.goto(link);
  await other.getByRole('region', { name: 'Line 126' }).getByText('line 123;').first().waitFor();
  await row(other, 'line 123;').waitFor();
  expect(await row(other, 'line 123;').getAttribute('aria-selected')).toBe('true');
});

it.runIf(isThorough)(
  'has only the rows in sight, whatever the length of the journal, and any of them by keys',
  async () => {
    const journal = scripted();
    journal.write(...Array.from({ length: 20_000 }, (_, at) => said(`line ${at};`)));
    const { page } = await openCockpit(journal.file);
    await row(page, 'line 19999;').waitFor();
    expect(await rowCount(page)).toBe(20_002);
    expect(await grid(page).getByRole('row').count()).toBeLessThan(100);
    await grid(page).focus();
    await page.keyboard.press('Home');
    await row(page, 'Fileheader').waitFor();
    expect(await row(page, 'Fileheader').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: /^Line \d+/ }).waitFor();
    await page.keyboard.press('Escape');
    await grid(page).focus();
    await page.keyboard.press('End');
    await row(page, 'line 19999;').waitFor();
    const box = await eventsOf(page).boundingBox();
    if (!box) throw new Error('the table cannot be seen');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, -30_000);
    await expect.poll(() => row(page, 'line 19999;').count()).toBe(0);
    await expect.poll(() => row(page, /line \d+;/).count()).toBeGreaterThan(10);
  },
);
