import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { deadline } from '../support/deadline.js';
import { isThorough } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { screenshot } from './support/screenshot.js';
import { ScriptedJournal } from './support/scripted-journal.js';
import { startStage } from './support/scripted-stage.js';
import { temporaryDirectory } from './support/temporary-directory.js';

const timelineOf = (page: Page) => page.getByRole('region', { name: 'Timeline' });
const slider = (page: Page) => timelineOf(page).getByRole('slider', { name: 'Moment shown' });
const shownLine = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));

it('shows in every panel the moment that it is dragged to, and returns to the present', async () => {
  const stage = await startStage();
  const { page } = await openCockpit(stage.directory);
  const docked = page.getByRole('listitem', { name: 'Docked, on' });
  await docked.waitFor();
  const lines = await shownLine(page);
  await stage.trigger('supercruise');
  const supercruise = page.getByRole('listitem', { name: 'Supercruise, on' });
  await supercruise.waitFor();
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('the timeline cannot be seen');
  await page.mouse.move(box.x + box.width - 30, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 3, box.y + box.height / 2, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => shownLine(page)).toBeLessThanOrEqual(lines);
  await supercruise.waitFor({ state: 'hidden' });
  await screenshot(page, 'timeline at an earlier moment');
  await expectAccessible(page);
  await timelineOf(page).getByRole('button', { name: 'Live' }).click();
  await supercruise.waitFor();
  await timelineOf(page).getByText('● Live').waitFor();
});

it('goes on with what was played before the page was opened', async () => {
  const stage = await startStage({ plan: 'tour' });
  const minute = 60_000;
  const before = await stage.advance(stage.now + 40 * minute);
  const { page } = await openCockpit(stage.directory);
  const range = timelineOf(page).getByRole('status');
  const shown = () => range.innerText();
  const lines = () => stage.written.length;
  await expect.poll(shown).toMatch(new RegExp(`, ${lines()} lines$`));
  expect(before.length).toBeGreaterThan(100);
  // Few enough lines at a time for the page to be sent each of them.
  for (let leap = 0; leap < 8; leap++) {
    const written = await stage.advance(stage.now + 5 * minute);
    expect(written.length).toBeLessThan(400);
    await expect.poll(() => shownLine(page)).toBe(lines());
  }
  await expect.poll(shown).toMatch(new RegExp(`, ${lines()} lines$`));
  await screenshot(page, 'timeline of a page that was open for long');
  const live = await shown();
  await page.reload();
  await expect.poll(shown).toBe(live);
});

it('zooms, goes to times and sessions, and keeps both when the page is loaded again', async () => {
  const directory = temporaryDirectory('timeline');
  for (const day of ['11', '12', '14']) {
    const journal = new ScriptedJournal(directory, `2026-11-${day}T20:00:00Z`);
    journal.write({
      event: 'LoadGame',
      FID: 'F1234567',
      Commander: 'Ada',
      Horizons: true,
      Odyssey: true,
      Ship: 'CobraMkIII',
      Credits: 1000,
      Loan: 0,
    });
    for (let minute = 0; minute < 90; minute++) {
      journal.write({ event: 'Music', MusicTrack: day === '12' && minute === 40 ? 7 : 'NoTrack' });
      journal.wait(59);
    }
  }
  const { page } = await openCockpit(directory, { view: 'read' });
  const part = (name: string) => new URLSearchParams(new URL(page.url()).hash.slice(1)).get(name);
  const said = () => slider(page).getAttribute('aria-valuetext');
  const field = page.getByRole('textbox', { name: 'Time of the moment, in UTC' });
  const range = timelineOf(page).getByRole('status');

  // A session: the list has what was found, a click goes there and shows all of it.
  const second = page.getByRole('listitem').filter({ hasText: '2026-11-12' }).getByRole('button');
  await second.getByText('warning').waitFor();
  expect(await second.textContent()).toMatch(/20:00\s*1 h 29 min\s*93 lines\s*Cobra Mk III · Ada\s*warning\s*1/);
  await second.click();
  await expect.poll(said).toMatch(/2026-11-12 20:00:02, line 96 of 279/);
  await range.getByText('1 h 29 min, 93 lines').waitFor();
  expect(await second.getAttribute('aria-current')).toBe('true');

  // A time, and a mark that names its severity.
  await page.keyboard.press('g');
  await page.keyboard.type('soon\n');
  await timelineOf(page).getByRole('alert').waitFor();
  await field.fill('20:40:30');
  await field.press('Enter');
  await expect.poll(said).toMatch(/2026-11-12 20:40:03, line 137 of 279, 1 warning/);

  // A time outside of the journal.
  await field.fill('2030-01-01');
  await field.press('Enter');
  await timelineOf(page).getByText('The journal ends at 2026-11-14 21:29:03.').waitFor();
  await field.fill('2020-01-01');
  await field.press('Enter');
  await timelineOf(page).getByText('The journal begins at 2026-11-11 20:00:00.').waitFor();
  await expect.poll(said).toMatch(/2026-11-11 20:00:00, line 1 of 279/);
  await screenshot(page, 'time before the journal');
  await field.fill('2026-11-12 20:40:30');
  await field.press('Enter');
  await expect.poll(said).toMatch(/line 137 of 279, 1 warning/);

  // The wheel keeps what is under the pointer in its place.
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('the timeline cannot be seen');
  const y = box.y + box.height / 2;
  const tip = () => page.locator('.timeline-tip').innerText();
  await page.mouse.move(box.x + box.width / 3, y);
  const before = (await tip()).slice(0, 16);
  await page.mouse.wheel(0, -400);
  await range.getByText(/^40 min/).waitFor();
  await page.mouse.move(box.x + box.width / 3, y + 1);
  expect((await tip()).slice(0, 16)).toBe(before);

  // Both are in the address, and there again after a reload.
  const minutesInAddress = () => {
    const [from, to] = part('zoom')?.split('-').map(Number) ?? [];
    return Math.floor(((to ?? 0) - (from ?? 0)) / 60);
  };
  await expect.poll(minutesInAddress).toBe(40);
  expect(part('at')).toBe('137');
  const shown = await range.innerText();
  await page.reload();
  await expect.poll(said).toMatch(/line 137 of 279/);
  await expect.poll(() => range.innerText()).toBe(shown);

  // A range with Shift; everything with a key; an hour of play ago with two clicks.
  await page.keyboard.down('Shift');
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + (box.width * 3) / 4, y, { steps: 3 });
  await page
    .locator('.selected-range')
    .getByText(/^10 min, \d+ lines/)
    .waitFor();
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await range.getByText(/^10 min, 1[01] lines/).waitFor();
  await page.keyboard.press('0');
  await range.getByText('4 h 27 min, 279 lines').waitFor();
  // Two fingers that part to three times their distance show a third.
  const screen = await page.context().newCDPSession(page);
  for (const [type, ...shares] of [['touchStart', 0.4, 0.5] as const, ['touchMove', 0.3, 0.6] as const]) {
    const touchPoints = shares.map((share, id) => ({ x: box.x + share * box.width, y, id }));
    await screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await range.getByText(/^1 h 29 min/).waitFor();
  await timelineOf(page).getByRole('button', { name: '1 h' }).click();
  await page.mouse.click(box.x + 1, y);
  await expect.poll(said).toMatch(/2026-11-14 20:29:03/);
  await screenshot(page, 'timeline with a zoom');
  await expectAccessible(page);
});

it('opens a journal that has ended to be read, and follows it no more', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('timeline'), '2020-11-14T20:00:00Z');
  const { page } = await openCockpit(journal.directory);
  await timelineOf(page).getByText('At the end').waitFor();
  expect(await timelineOf(page).getByRole('button', { name: 'Hold' }).count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'Views' }).locator('[aria-current=page]').innerText()).toBe('Read');
});

it.runIf(isThorough)('counts what is new while it stays at a moment, and resumes', async () => {
  const started = new Date(Date.now() - 60_000).toISOString().replace(/\.\d+/, '');
  const journal = new ScriptedJournal(temporaryDirectory('timeline'), started);
  const { page } = await openCockpit(journal.directory, { view: 'fly' });
  const timeline = timelineOf(page);
  await timeline.getByRole('button', { name: 'Hold' }).click();
  await timeline.getByText('Viewing').waitFor();
  journal.write(...Array.from({ length: 37 }, () => ({ event: 'Music', MusicTrack: 'NoTrack' })));
  const resume = timeline.getByRole('button', { name: 'Resume, 37 new' });
  await resume.waitFor();
  expect(await shownLine(page)).toBe(2);
  await screenshot(page, 'timeline with 37 new');
  await resume.click();
  await expect.poll(() => shownLine(page)).toBe(39);
});

it.runIf(isThorough)('goes from line to line and from mark to mark by keys, and says where it is', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('timeline'));
  const station = { StationName: 'Jameson Memorial', StationType: 'Orbis', StarSystem: 'Shinrarta Dezhra' };
  journal.write({ event: 'Docked', ...station });
  for (let at = 0; at < 20; at++) journal.write({ event: 'Music', MusicTrack: 'NoTrack' });
  journal.write({ event: 'Undocked', StationName: 'Jameson Memorial', StationType: 'Orbis' });
  for (let at = 0; at < 5; at++) journal.write({ event: 'Music', MusicTrack: 'NoTrack' });
  const { page } = await openCockpit(journal.directory, { view: 'fly' });
  await expect.poll(() => shownLine(page)).toBe(29);
  // Marks arrive after the lines: until then, the key has no effect.
  const pressed = async () => {
    if ((await shownLine(page)) === 29) await page.keyboard.press('[');
    return shownLine(page);
  };
  await expect.poll(pressed, { interval: 2000, timeout: deadline }).toBe(24);
  expect(await slider(page).getAttribute('aria-valuetext')).toMatch(/line 24 of 29/);
  await page.keyboard.press('[');
  await expect.poll(() => shownLine(page)).toBe(3);
  await page.keyboard.press(']');
  await expect.poll(() => shownLine(page)).toBe(24);
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shownLine(page)).toBe(23);
  await page.keyboard.press('Home');
  await expect.poll(() => shownLine(page)).toBe(1);
  await page.keyboard.press('End');
  await expect.poll(() => shownLine(page)).toBe(29);
  await page.keyboard.press('[');
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await timelineOf(page).getByText('At the end').waitFor();
});

it.runIf(isThorough)('folds long pauses, and says what is under the pointer', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('timeline'));
  for (let flight = 0; flight < 3; flight++) {
    journal.wait(3 * 60 * 60);
    for (let at = 0; at < 40; at++) {
      journal.wait(10);
      journal.write({ event: 'Music', MusicTrack: 'NoTrack' });
    }
    journal.write({ event: 'Undocked', StationName: 'Jameson Memorial', StationType: 'Orbis' });
  }
  const { page } = await openCockpit(journal.file);
  await expect.poll(() => shownLine(page)).toBe(125);
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('the timeline cannot be seen');
  const hours = new Set<string>();
  for (let share = 0.02; share < 1; share += 0.02) {
    await page.mouse.move(box.x + box.width * share, box.y + box.height / 2);
    const text = await timelineOf(page)
      .getByText(/^\d.*\d\d:\d\d/)
      .last()
      .innerText();
    hours.add(/(\d\d):\d\d:\d\d/.exec(text)?.[1] ?? text);
  }
  // Three hours without events are a few pixels wide.
  expect([...hours].filter((hour) => !['20', '23', '02', '03', '05', '06', '05', '06'].includes(hour))).toEqual([]);
  await screenshot(page, 'timeline with folded pauses');
});

it.runIf(isThorough)('explains its marks', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('timeline'));
  const { page } = await openCockpit(journal.directory, { view: 'fly' });
  await timelineOf(page).getByText('Marks', { exact: true }).click();
  await timelineOf(page).getByText('pauses of more than five minutes are folded').waitFor();
  expect(await timelineOf(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(12);
  await screenshot(page, 'timeline legend');
  await expectAccessible(page);
});
