/** Screen sizes of the layout: what scrolls, what is clipped, what can be touched. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isThorough, oneIn } from '../thorough.js';
import { barriers } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { clippedTexts, scrollers } from './support/layout.js';
import type { PageOptions } from './support/open-page.js';
import { screenshot } from './support/screenshot.js';
import { startStage } from './support/scripted-stage.js';
import { type Viewport, viewports } from './support/viewports.js';

const panels = ['Ship', 'Changes', 'Route', 'Events', 'Findings', 'Stage', 'Holdings'];

/** A session with something in every panel. */
async function flown(options: PageOptions) {
  const stage = await startStage();
  for (const situation of ['look-at-modules', 'mission-taken', 'jump', 'route-long', 'dock-wanted'] as const)
    await stage.trigger(situation);
  const { page } = await openCockpit(stage.directory, options);
  await page.getByText('Simulated, paused').waitFor();
  return page;
}

/** Brings a panel to the front if it is behind a tab. */
async function bring(page: Page, panel: string): Promise<void> {
  // The tab of the findings has their number, too.
  const tab = page.getByRole('tab', { name: new RegExp(`^${panel}( [\\d,]+)?$`) });
  if (await tab.count()) await tab.click();
  await page.getByRole('region', { name: panel, exact: true }).waitFor();
  await page
    .getByText(/^(Loading|Searching|Reading).*…$/)
    .first()
    .waitFor({ state: 'detached' });
  if (panel === 'Route') await page.locator('.map canvas').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

describe.each(oneIn(4, Object.entries<Viewport>(viewports)))('a %s', (name, viewport) => {
  it('shows every panel with no label cut off and without a barrier, and never scrolls as a whole', async () => {
    const page = await flown({ viewport });
    for (const panel of panels) {
      await bring(page, panel);
      await screenshot(page, `layout ${name} ${panel}`);
      expect(await clippedTexts(page), panel).toEqual([]);
      expect(isThorough || (name === 'desktop' && panel === panels[0]) ? await barriers(page) : [], panel).toEqual([]);
      const size = await page.evaluate(() => {
        const { scrollWidth: width, scrollHeight: height } = document.documentElement;
        return { width, height };
      });
      expect(size.width, panel).toBeLessThanOrEqual(viewport.width);
      expect(size.height, panel).toBeLessThanOrEqual(viewport.height);
    }
  });
});

it('switches views by buttons and keys, keeps the width of panes, and shows one pane on a phone', async () => {
  const page = await flown({});
  const views = page.getByRole('navigation', { name: 'Views' }).getByRole('button');
  expect(await views.allInnerTexts()).toEqual(['Fly', 'Stage', 'Read']);
  const shown = () => views.and(page.locator('[aria-current=page]')).innerText();
  const left = page.locator('.pane-left');
  expect(await shown()).toBe('Stage');
  await page.keyboard.press('3');
  await expect.poll(shown).toBe('Read');
  expect(new URL(page.url()).hash).toBe('#view=read');
  await views.filter({ hasText: 'Stage' }).click();
  await page.getByRole('region', { name: 'Stage', exact: true }).waitFor();
  const width = async () => Math.round((await left.boundingBox())?.width ?? 0);
  const before = await width();
  // A third of the page for the stage, and most of what happened in sight.
  expect(before).toBeGreaterThan(400);
  expect((await page.getByRole('columnheader', { name: 'What happened' }).boundingBox())?.width).toBeGreaterThan(280);
  const splitter = page.getByRole('separator', { name: 'Width of the left pane' });
  await splitter.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBe(before + 16);
  await splitter.hover();
  await page.mouse.down();
  await page.mouse.move(620, 400);
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await width()) - 608) < 12).toBe(true);
  const chosen = await width();
  await page.reload();
  await expect.poll(width).toBe(chosen);
  await page.keyboard.press('1');
  await page.getByRole('region', { name: 'Ship', exact: true }).waitFor();
  expect(await width()).not.toBe(chosen);
  await page.keyboard.press('2');
  await expect.poll(width).toBe(chosen);
  await splitter.dblclick();
  await expect.poll(width).toBe(before);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(theme).toBe('light');
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByLabel('Theme').selectOption('More contrast');
  await expect.poll(theme).toBe('contrast');
  await page.keyboard.press('Escape');
  await page.setViewportSize(viewports.phone);
  await expect.poll(() => page.locator('.pane').count()).toBe(1);
  expect(await page.getByRole('separator').count()).toBe(0);
});

it.runIf(isThorough)('needs no scrolling on a desktop but in lists that are as long as the session', async () => {
  const page = await flown({ viewport: viewports.desktop });
  await bring(page, 'Events');
  const names = (await scrollers(page)).map((each) => each.replace(/:.*/, ''));
  expect(names.filter((each) => !['Events', 'Situations', 'Stops'].some((list) => each.startsWith(list)))).toEqual([]);
});

it.runIf(isThorough)('scrolls on a tablet only the lists of events and situations', async () => {
  const page = await flown({ viewport: viewports.tablet });
  await bring(page, 'Events');
  const names = (await scrollers(page)).map((each) => each.replace(/:.*/, ''));
  expect(names.filter((each) => !['Events', 'Situations'].some((list) => each.startsWith(list)))).toEqual([]);
});

/** What is too small for a finger. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'button, summary, input, select, a[href], [role=tab], [role=option], .situation-now',
    );
    return [...targets].flatMap((target) => {
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      // Links within a text are as high as the text.
      const isInText = target.matches('a') && target.closest('p, mark, sup, li') !== null;
      if (!target.checkVisibility() || width === 0 || isInText) return [];
      const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
      return height < 43.5 || width < 43.5 ? [`${name.slice(0, 30)} ${Math.round(width)}×${Math.round(height)}`] : [];
    });
  });
}

it('has targets of 44 pixels for a finger', async () => {
  const page = await flown({ viewport: viewports.phone, hasTouch: true, isMobile: true });
  for (const section of ['Situations', 'Inject', 'Faults', 'Scenarios', 'Services', 'Done']) {
    await page.getByRole('tab', { name: section, exact: true }).click();
    await page.getByText('Loading …').waitFor({ state: 'detached' });
    await screenshot(page, `layout phone stage ${section}`);
    expect(await smallTargets(page), section).toEqual([]);
  }
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('button', { name: 'Save a report' }).waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const panel of isThorough ? panels : []) {
    await bring(page, panel);
    expect(await smallTargets(page), panel).toEqual([]);
  }
});

it.runIf(isThorough).each(['light', 'contrast'])('has no barrier in the %s theme, in any view', async (theme) => {
  const page = await flown({ colorScheme: 'light', ...(theme === 'contrast' && { contrast: 'more' }) });
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
  for (const view of ['Fly', 'Stage', 'Read']) {
    await page.getByRole('button', { name: view, exact: true }).click();
    await page.getByRole('region').first().waitFor();
    await screenshot(page, `layout ${theme} ${view}`);
    expect(await barriers(page), view).toEqual([]);
  }
});

it.runIf(isThorough)('can be read at twice the size', async () => {
  // A zoom of 200 %: half as many CSS pixels on the same screen.
  const page = await flown({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
  for (const panel of panels) {
    await bring(page, panel);
    expect(await clippedTexts(page), panel).toEqual([]);
  }
  await screenshot(page, 'layout at 200 percent');
});

it.runIf(isThorough)('works in forced colours, and without motion', async () => {
  const page = await flown({ forcedColors: 'active', reducedMotion: 'reduce' });
  await bring(page, 'Ship');
  await screenshot(page, 'layout in forced colours');
  // The colours are the system's own, unknown to axe-core.
  expect(await barriers(page, ['color-contrast'])).toEqual([]);
  const { chosen, other } = await page
    .getByRole('tablist')
    .first()
    .evaluate((list) => {
      const look = (tab: Element | null) => {
        const { outlineStyle, borderBottomStyle, borderBottomWidth } = getComputedStyle(tab as Element);
        return `${outlineStyle} ${borderBottomStyle} ${borderBottomWidth}`;
      };
      return {
        chosen: look(list.querySelector('[aria-selected=true]')),
        other: look(list.querySelector('[aria-selected=false]')),
      };
    });
  expect(chosen).not.toBe(other);
  const moving = await page.evaluate(() =>
    document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 10),
  );
  expect(moving).toEqual([]);
});
