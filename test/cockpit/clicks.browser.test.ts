/** How many clicks a task takes, counted on real pages, and that keys alone do it, too. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openCockpit } from './support/cockpit-page.js';
import { ScriptedJournal } from './support/scripted-journal.js';
import { startStage } from './support/scripted-stage.js';
import { temporaryDirectory } from './support/temporary-directory.js';

/** Clicks that the page was given since the last count. */
async function clicksOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const counted = globalThis as { clicks?: { count: number } };
    if (!counted.clicks) {
      const clicks = { count: 0 };
      // Playwright keeps from the document what misses its target while the page moves, and tries again.
      document.addEventListener('pointerdown', () => clicks.count++, { capture: true });
      counted.clicks = clicks;
    }
    const { count } = counted.clicks;
    counted.clicks.count = 0;
    return count;
  });
}

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; !(await target.evaluate((each) => each === document.activeElement)); presses++) {
    expect(presses, `Tab presses up to ${target.toString()}`).toBeLessThan(60);
    await page.keyboard.press('Tab');
  }
}

it('needs few clicks on the page of a stage, and none with a keyboard', async () => {
  const stage = await startStage();
  const { page } = await openCockpit(stage.directory, { permissions: ['clipboard-read', 'clipboard-write'] });
  const panel = page.getByRole('region', { name: 'Stage', exact: true });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const kinds = () => stage.written.map(({ event }) => event);
  await clicksOf(page);

  // A situation.
  await panel.getByRole('option', { name: /^Dock wanted docks/ }).click();
  await panel.getByRole('button', { name: 'Make it happen' }).click();
  await expect.poll(kinds).toContain('Docked');
  expect(await clicksOf(page)).toBeLessThanOrEqual(2);
  await page.keyboard.press('t');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.type('undock');
  await page.keyboard.press('Control+Enter');
  await expect.poll(kinds).toContain('Undocked');

  // A running fault is stopped.
  const states = () => stage.requestedFaults.map(({ state }) => state);
  stage.fault('lf:5%');
  await panel.getByRole('button', { name: 'Stop lf:5%' }).click();
  await expect.poll(states).toEqual(['stopped']);
  expect(await clicksOf(page)).toBe(1);
  stage.fault('duplicate-line:5%');
  await tabTo(page, panel.getByRole('button', { name: 'Stop duplicate-line:5%' }));
  await page.keyboard.press('Enter');
  await expect.poll(states).toEqual(['stopped', 'stopped']);
  // Without its row, what is below moves up: a click that is under way would miss.
  await panel.getByRole('list', { name: 'Running faults' }).waitFor({ state: 'detached' });

  // What was done is copied as a test.
  await panel.getByRole('tab', { name: 'Done' }).click();
  await panel.getByRole('button', { name: 'Copy as TypeScript' }).click();
  await expect.poll(copied).toMatch(/openStage[^]*dock-wanted/);
  expect(await clicksOf(page)).toBeLessThanOrEqual(2);

  // What one of these did is a click away: the moment before it beside the one after it.
  await panel.getByRole('button', { name: 'Changes by trigger dock-wanted' }).click();
  await page.getByRole('tabpanel', { name: 'Changes' }).getByRole('listitem').first().waitFor();
  expect(await clicksOf(page)).toBe(1);
  await page.keyboard.press('t');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('a');
  await tabTo(page, panel.getByRole('button', { name: 'Copy as Python' }));
  await page.keyboard.press('Enter');
  await expect.poll(copied).toMatch(/def test_[^]*dock-wanted/);
  expect(await clicksOf(page)).toBe(0);
});

it('needs few clicks on a recorded page, and none with a keyboard', async () => {
  const directory = temporaryDirectory('clicks');
  const journal = new ScriptedJournal(directory);
  for (let at = 0; at < 100; at++) {
    journal.wait(59);
    const jump = { event: 'FSDJump', StarSystem: at === 90 ? 7 : `System ${at}`, FuelLevel: 30 - at / 10 };
    journal.write(at % 10 === 0 ? jump : { event: 'Music', MusicTrack: `Track${at}` });
  }
  const { page } = await openCockpit(directory, { view: 'read' });
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const slider = timeline.getByRole('slider', { name: 'Moment shown' });
  const clock = async () => /\d\d:\d\d/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[0];
  const detail = page.getByRole('region', { name: /^Line \d+$/ });
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  const changed = page.getByRole('tabpanel', { name: 'Changes' });
  const leftEdge = { position: { x: 1, y: 40 } };
  await tab(/^Findings \d/).waitFor();
  await expect.poll(clock).toBe('21:40');
  await clicksOf(page);

  // A finding, and its line.
  const finding = page.getByRole('button', { name: /FSDJump\/StarSystem/ }).first();
  await tab(/^Findings/).click();
  await finding.click();
  await detail.waitFor();
  expect(await clicksOf(page)).toBeLessThanOrEqual(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, finding);
  await page.keyboard.press('Enter');
  await detail.waitFor();

  // An hour ago.
  await page.keyboard.press('0');
  await timeline.getByRole('button', { name: '1 h' }).click();
  await slider.click(leftEdge);
  await expect.poll(clock).toBe('20:40');
  expect(await clicksOf(page)).toBeLessThanOrEqual(2);
  await slider.focus();
  await page.keyboard.press('End');
  await expect.poll(clock).toBe('21:40');
  await page.keyboard.press('g');
  await page.keyboard.type('-1h\n');
  await expect.poll(clock).toBe('20:40');

  // What differs between two moments.
  await tab(/^Changes/).click();
  await changed.getByRole('button', { name: 'Mark this moment' }).click();
  await slider.click({ position: { x: 600, y: 40 } });
  await changed
    .getByText(/^System \d+$/)
    .first()
    .waitFor();
  expect(await clicksOf(page)).toBeLessThanOrEqual(3);
  await changed.getByRole('button', { name: 'End' }).press('Enter');
  await page.keyboard.press('d');
  await page.keyboard.press('g');
  await page.keyboard.type('-20m\n');
  await changed
    .getByText(/^System \d+$/)
    .first()
    .waitFor();
  expect(await clicksOf(page)).toBe(0);
});
