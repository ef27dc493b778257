import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { encodeFlags } from '../../src/interface/flag-tables.js';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { reading } from './support/readings.js';
import { screenshot } from './support/screenshot.js';
import { ScriptedJournal } from './support/scripted-journal.js';
import { startStage } from './support/scripted-stage.js';
import { temporaryDirectory } from './support/temporary-directory.js';

const header = (page: Page) => page.getByRole('banner');

it('says who flies what, where, and that it is simulated and how fast', async () => {
  const stage = await startStage();
  await stage.trigger('dock');
  const docked = stage.written.findLast(({ event }) => event === 'Docked');
  const { page } = await openCockpit(stage.directory);
  const game = stage.written.find(({ event }) => event === 'LoadGame');
  await expect.poll(() => reading(header(page), 'Commander').innerText()).toBe(game?.Commander);
  expect(await reading(header(page), 'Ship').innerText()).toContain(game?.ShipName);
  expect(await reading(header(page), 'Place').innerText()).toContain(docked?.StationName);
  await header(page).getByText('Simulated, paused').waitFor();
  await screenshot(page, 'header of a simulated session');
  stage.play(5);
  await header(page).getByText('Simulated, 5×').waitFor();
  stage.pause();
  await expectAccessible(page);
});

it('says how old the last event is, and marks a session of the game as nothing else', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('header'), `${new Date().toISOString().slice(0, 19)}Z`);
  const { page } = await openCockpit(journal.directory);
  journal.write({ event: 'Music', MusicTrack: 'NoTrack' });
  await header(page)
    .getByText(/^\W*Live, \d+ s ago/)
    .waitFor();
  await expect.poll(() => reading(header(page), 'Commander').innerText()).toBe('Ada');
  expect(await reading(header(page), 'Ship').innerText()).toContain('–');
  expect(
    await header(page)
      .getByText(/Simulated/)
      .count(),
  ).toBe(0);
});

it('calls files that are complete a recording', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('header'));
  const { page } = await openCockpit(journal.file);
  await header(page).getByText('Recording', { exact: false }).waitFor();
  await page.getByText('At the end').waitFor();
  expect(await page.getByRole('button', { name: 'Hold' }).count()).toBe(0);
  await screenshot(page, 'header of a recording');
  await expectAccessible(page);
});

it('announces a hazard politely, and nothing else', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('header'));
  journal.companion('Status', { Flags: encodeFlags(['InMainShip']) });
  const { page } = await openCockpit(journal.directory);
  await page.getByRole('listitem', { name: 'Low fuel, off' }).waitFor();
  const region = header(page).getByRole('status');
  journal.write({ event: 'Music', MusicTrack: 'NoTrack' });
  await page.getByText('3 lines').waitFor();
  expect((await region.innerText()).trim()).toBe('');
  journal.companion('Status', { Flags: encodeFlags(['InMainShip', 'LowFuel']) });
  await expect.poll(() => region.innerText()).toMatch(/low fuel/i);
  expect(await region.getAttribute('aria-live')).toBe('polite');
});

it('takes another accent colour, keeps it, and never one that cannot be read', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('header'));
  const { page } = await openCockpit(journal.directory);
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());
  const own = await accent();
  await header(page).getByRole('button', { name: 'Display' }).click();
  await screenshot(page, 'header with display settings');
  await expectAccessible(page);
  const picker = page.getByLabel('Accent colour');
  await picker.fill('#66ccff');
  await expect.poll(accent).toBe('#66ccff');
  await page.reload();
  await expect.poll(accent).toBe('#66ccff');
  await header(page).getByRole('button', { name: 'Display' }).click();
  await picker.fill('#220000');
  await page.getByText(/Too dark to read/).waitFor();
  await screenshot(page, 'header with another accent');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(accent).toBe(own);
});
