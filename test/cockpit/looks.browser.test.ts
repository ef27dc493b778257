/** Every view at five sizes and in every theme: no barrier, no sideways scroll, no problem. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ViewName } from '../../src/cockpit/page/layout/panes.js';
import { isThorough } from '../thorough.js';
import { barriers } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import type { PageOptions } from './support/open-page.js';
import { screenshot } from './support/screenshot.js';
import { startStage } from './support/scripted-stage.js';
import type { Viewport } from './support/viewports.js';

const views: readonly ViewName[] = ['fly', 'stage', 'read'];

const sizes: readonly Viewport[] = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const looks: Readonly<Record<string, PageOptions>> = {
  dark: { colorScheme: 'dark' },
  light: { colorScheme: 'light' },
  contrast: { contrast: 'more' },
  'forced colours': { forcedColors: 'active' },
  moving: { reducedMotion: 'no-preference' },
  // A zoom of 200 %: half as many CSS pixels on the same screen.
  'twice the size': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
};

async function look(page: Page, name: string, view: ViewName): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `view=${view}`);
  await page
    .locator('[aria-current=page]')
    .filter({ hasText: new RegExp(view, 'i') })
    .waitFor();
  await page
    .getByText(/^(Loading|Searching|Reading).*…$/)
    .first()
    .waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await screenshot(page, `looks ${name} ${view}`);
  const { scrolled, width } = await page.evaluate(() => {
    return { scrolled: document.documentElement.scrollWidth, width: innerWidth };
  });
  expect.soft(scrolled, name).toBeLessThanOrEqual(width);
  // Forced colours are the system's own, unknown to axe-core.
  expect.soft(await barriers(page, name.startsWith('forced') ? ['color-contrast'] : []), `${name} ${view}`).toEqual([]);
}

it.runIf(isThorough).each(Object.entries(looks))('has no barrier in any view: %s', async (name, options) => {
  const stage = await startStage({ faults: ['lf:20%'] });
  for (const situation of ['look-at-modules', 'mission-taken', 'route-long', 'dock-wanted'] as const)
    await stage.trigger(situation);
  stage.fault('duplicate-line:5%');
  const { page } = await openCockpit(stage.directory, options);
  await page.getByText('Simulated, paused').waitFor();
  for (const size of options.viewport ? [options.viewport] : sizes) {
    await page.setViewportSize(size);
    for (const view of views) await look(page, `${name} ${size.width}`, view);
  }
});
