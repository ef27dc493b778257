import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { encodeFlags } from '../../src/interface/flag-tables.js';
import { isThorough } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { startCockpit } from './support/cockpit-process.js';
import { reading } from './support/readings.js';
import { screenshot } from './support/screenshot.js';
import { ScriptedJournal } from './support/scripted-journal.js';
import { startStage } from './support/scripted-stage.js';
import { temporaryDirectory } from './support/temporary-directory.js';

const header = (page: Page) => page.getByRole('banner');
const said = (page: Page) => header(page).getByRole('status');
const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());

const Loadout = { event: 'Loadout', Ship: 'krait_light', ShipID: 1, ShipName: 'Tin Can', ShipIdent: 'TC-1' };
const Docked = { event: 'Docked', StarSystem: 'Lave', StationName: 'Warinus', StationType: 'Coriolis' };

it('says who flies what and where, and goes with the journal', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('header'));
  journal.write(Loadout, Docked);
  const { page } = await openCockpit(journal.directory, { view: 'fly' });
  const fact = (label: string) => reading(header(page), label).innerText();
  await expect.poll(() => fact('Commander')).toBe('Ada');
  await expect.poll(() => fact('Ship')).toBe('Krait Phantom · Tin Can · TC-1');
  await expect.poll(() => fact('Place')).toBe('Lave · Warinus · docked');
  journal.write({ event: 'FSDJump', StarSystem: 'Diso' });
  await expect.poll(() => fact('Place')).toBe('Diso · in supercruise');
  await header(page)
    .getByText(/^● Live, \d s ago$/)
    .waitFor();
  await expectAccessible(page);
});

it.runIf(isThorough)('greys the panels while the server is gone, says from when they are, and comes back', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('header'));
  journal.write(Loadout, Docked);
  const { page, problems, cockpit } = await openCockpit(journal.directory, { view: 'fly' });
  await header(page).getByText('Lave').waitFor();
  problems.expect(/./);
  await cockpit.end();
  await header(page)
    .getByText(/(Reconnecting|Offline), as of \d\d:\d\d:\d\d/)
    .waitFor();
  const filter = () => page.getByRole('main').evaluate((main) => getComputedStyle(main).filter);
  expect(await filter()).toBe('grayscale(1)');
  await screenshot(page, 'header without a connection');
  await startCockpit([journal.directory], cockpit.ready.port);
  await header(page)
    .getByText(/^\W*Ended/)
    .first()
    .waitFor();
  expect(await filter()).toBe('none');
});

it.runIf(isThorough)('marks a simulated session, with its speed', async () => {
  const stage = await startStage();
  const { page } = await openCockpit(stage.directory);
  const mark = () => header(page).getByText('Simulated').innerText();
  await expect.poll(mark).toBe('◇ Simulated, paused');
  stage.play(2);
  await expect.poll(mark).toBe('◇ Simulated, 2×');
});

it.runIf(isThorough)(
  'announces a hazard once when it comes on, but none that was there before or comes while held',
  async () => {
    const journal = new ScriptedJournal(temporaryDirectory('header'));
    journal.companion('Status', { Flags: encodeFlags(['InMainShip', 'LowFuel']) });
    const { page } = await openCockpit(journal.directory, { view: 'fly' });
    const light = (name: string) => page.getByRole('listitem', { name, exact: true });
    await light('Low fuel, on').waitFor();
    expect(await said(page).innerText()).toBe('');
    journal.companion('Status', { Flags: encodeFlags(['InMainShip', 'LowFuel', 'IsInDanger']) });
    await expect.poll(() => said(page).innerText()).toBe('In danger.');
    // Only a journal that goes on can be held.
    journal.write({ event: 'Music', MusicTrack: 'MainMenu' });
    await page.getByRole('button', { name: 'Hold' }).click();
    journal.companion('Status', { Flags: encodeFlags(['InMainShip', 'LowFuel', 'IsInDanger', 'OverHeating']) });
    journal.write({ event: 'Music', MusicTrack: 'NoTrack' });
    await page.getByRole('button', { name: /^Resume/ }).click();
    await light('Overheating, on').waitFor();
    expect(await said(page).innerText()).toBe('In danger.');
  },
);

it.runIf(isThorough)('lets the user choose the accent, but keeps it readable, and remembers it', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('header'));
  const { page } = await openCockpit(journal.directory, { view: 'fly' });
  const own = await accentOf(page);
  const display = header(page).getByRole('button', { name: 'Display' });
  await display.click();
  await page.getByLabel('Accent colour').fill('#66ccff');
  expect(await accentOf(page)).toBe('#66ccff');
  await page.getByLabel('Accent colour').fill('#000044');
  await page.getByText('Hard to read').waitFor();
  const lightened = await accentOf(page);
  expect(lightened).toBe('#8585a5');
  await screenshot(page, 'header with the settings of the display');
  await expectAccessible(page);
  await page.reload();
  await display.waitFor();
  expect(await accentOf(page)).toBe(lightened);
  await display.click();
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await accentOf(page)).toBe(own);
});

it('shows hostile names as text, shortened, and whole to who asks', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('header'));
  // A longer text is not taken for a name.
  const name = `<img src=x onerror=alert(1)>${'x'.repeat(150)}`;
  journal.write({ event: 'Commander', FID: 'F1', Name: name });
  const { page } = await openCockpit(journal.directory, { view: 'fly' });
  const commander = reading(header(page), 'Commander');
  await expect.poll(() => commander.innerText()).toContain('<img src=x');
  expect(await commander.locator('[title]').getAttribute('title')).toBe(name);
  expect(await header(page).evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(100);
});
