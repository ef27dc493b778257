import { expect, it } from 'vitest';
import { isThorough } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { screenshot } from './support/screenshot.js';
import { ScriptedJournal } from './support/scripted-journal.js';
import { startStage } from './support/scripted-stage.js';
import { temporaryDirectory } from './support/temporary-directory.js';
import { viewports } from './support/viewports.js';

/** A journal of eleven lines, the last of them Track8. */
function tracks(): ScriptedJournal {
  const journal = new ScriptedJournal(temporaryDirectory('keys'));
  for (let at = 0; at < 9; at++) journal.write({ event: 'Music', MusicTrack: `Track${at}` });
  return journal;
}

it('controls a stage by keys', async () => {
  const stage = await startStage();
  const { page } = await openCockpit(stage.directory);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => stage.isPaused).toBe(false);
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => stage.isPaused).toBe(true);
  const before = { now: stage.now, lines: stage.written.length };
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('.');
  await expect.poll(() => stage.now > before.now || stage.written.length > before.lines).toBe(true);
  await page.keyboard.press('t');
  const search = page.getByRole('combobox', { name: 'Situation to make happen' });
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('dock wanted');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Make it happen' }).waitFor();
  // What was shown first happens with the next key, with or without Ctrl.
  const dockings = () => stage.written.filter(({ event }) => event === 'Docked').length;
  for (const key of ['Enter', 'Control+Enter']) {
    const dockedBefore = dockings();
    await page.getByRole('button', { name: 'Make it happen' }).and(page.locator(':enabled')).waitFor();
    await page.keyboard.press(key);
    await expect.poll(dockings).toBeGreaterThan(dockedBefore);
  }
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('i');
  const inject = page.getByRole('textbox', { name: 'Event to inject, as JSON' });
  await expect.poll(() => inject.evaluate((field) => field === document.activeElement)).toBe(true);
});

it('has the list of sessions at one Tab, and its entries at the arrow keys', async () => {
  const directory = temporaryDirectory('keys');
  const days = ['11', '12', '13', '14'];
  days.map((day) => new ScriptedJournal(directory, `2026-11-${day}T20:00:00Z`));
  const { page } = await openCockpit(directory, { view: 'read' });
  const entries = page.locator('.sessions button');
  await expect.poll(() => entries.count()).toBe(4);
  const stops = () => entries.evaluateAll((all) => all.map((each) => (each as HTMLElement).tabIndex));
  expect(await stops()).toEqual([0, -1, -1, -1]);
  await entries.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(stops).toEqual([-1, -1, 0, -1]);
  await page.keyboard.press('Enter');
  await expect.poll(() => entries.nth(2).getAttribute('aria-current')).toBe('true');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(stops).toEqual([-1, 0, -1, -1]);
  await page.keyboard.press('Tab');
  expect(await entries.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))).toBe(false);
});

it('goes through the events, filters them, and opens one by keys', async () => {
  const { page } = await openCockpit(tracks().directory, { view: 'fly' });
  await page.getByText('11 lines', { exact: true }).waitFor();
  const selected = page.getByRole('row', { selected: true });
  await page.keyboard.press('k');
  await selected.getByText('Track8').waitFor();
  await page.keyboard.press('k');
  await selected.getByText('Track7').waitFor();
  await page.keyboard.press('j');
  await selected.getByText('Track8').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Line 11' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Line 11' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Filter events' });
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('jk.?t[i] Track3');
  expect(await box.inputValue()).toBe('jk.?t[i] Track3');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await box.fill('Track3');
  await expect.poll(() => page.getByRole('grid', { name: 'Events' }).getAttribute('aria-rowcount')).toBe('2');
});

it.runIf(isThorough)('takes keys that come before the table is drawn', async () => {
  const { page } = await openCockpit(tracks().directory, { view: 'fly' });
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body?.textContent.includes('11 lines')) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true, cancelable: true }));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.reload();
  await page.getByRole('row', { selected: true }).getByText('Track8').waitFor();
});

it.runIf(isThorough)('takes keys that come faster than the page is drawn', async () => {
  const { page } = await openCockpit(tracks().directory, { view: 'fly' });
  await page.getByRole('row').getByText('Track8').waitFor();
  await page.evaluate(async () => {
    const never = () => 0;
    globalThis.requestAnimationFrame = never;
    for (const key of ['k', 'k', 'Enter']) {
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
      // As between two key presses: a task may run, but no frame.
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await page.getByRole('region', { name: 'Line 10' }).waitFor();
});

it.runIf(isThorough)('brings the table to the front by keys that lead into it', async () => {
  const { page } = await openCockpit(tracks().directory, { view: 'read', viewport: viewports.phone });
  const ship = page.getByRole('tab', { name: 'Ship' });
  const grid = page.getByRole('grid', { name: 'Events' });
  await page.getByText('At the end').waitFor();
  expect(await grid.count()).toBe(0);
  await page.keyboard.press('k');
  await page.getByRole('row', { selected: true }).getByText('Track8').waitFor();
  await ship.click();
  await grid.waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.keyboard.type('Track3');
  const box = page.getByRole('combobox', { name: 'Filter events' });
  expect(await box.inputValue()).toBe('Track3');
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('2');
});

it.runIf(isThorough)('holds and follows again by Space where there is no stage', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('keys'));
  const { page } = await openCockpit(journal.directory, { view: 'fly' });
  await page.getByText('At the end').waitFor();
  await page.keyboard.press('Space');
  await page.getByText('Viewing').waitFor();
  await page.keyboard.press('Space');
  await page.getByText('At the end').waitFor();
  expect(await page.getByText('Viewing').count()).toBe(0);
});

it.runIf(isThorough)('lists its keys', async () => {
  const stage = await startStage();
  const { page } = await openCockpit(stage.directory);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await help.waitFor();
  const keys = await help.getByRole('term').allInnerTexts();
  expect(keys.toSorted().join('')).toBe('+-./0123?Space[]adfgijkost');
  await screenshot(page, 'keys');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
});

it.runIf(isThorough)('can be walked through by Tab, with the focus always in sight', async () => {
  const stage = await startStage();
  await stage.trigger('route-plotted');
  const { page } = await openCockpit(stage.directory);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  // The panels come after the first paint.
  await page.getByRole('combobox', { name: 'Situation to make happen' }).waitFor();
  await page.getByRole('combobox', { name: 'Filter events' }).waitFor();
  const seen = new Set<string>();
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { width, height, left, top } = element.getBoundingClientRect();
      const name = `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(
        0,
        60,
      );
      // Scrollable content marks the focus on its frame.
      const frames = [element, element.parentElement, element.parentElement?.parentElement].filter((each) => !!each);
      const isMarked = frames.some((each) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      const isInSight =
        width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;
      return { name, isBody: element === document.body, isMarked, isInSight };
    });
    if (focus.isBody) break;
    expect(focus, focus.name).toMatchObject({ isMarked: true, isInSight: true });
    seen.add(focus.name);
  }
  expect(seen.size).toBeGreaterThan(20);
  expect([...seen][0]).toContain('Fly');
});
