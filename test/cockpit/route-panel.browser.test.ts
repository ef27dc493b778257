import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { RouteStop } from '../../src/interface/types/game-events.js';
import type { Stage } from '../../src/stage/stage.js';
import { isThorough } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { screenshot } from './support/screenshot.js';
import { startStage } from './support/scripted-stage.js';

const routeOf = (page: Page) => page.getByRole('region', { name: 'Route', exact: true });

function routeIn(stage: Stage): readonly RouteStop[] {
  return stage.companion('NavRoute')?.Route ?? [];
}

it('lists a route of sixty stops, counts what is left, and copies the next system at a tap', async () => {
  const stage = await startStage();
  await stage.trigger('route-long');
  const Route = routeIn(stage);
  expect(Route.length).toBeGreaterThanOrEqual(60);
  const { page } = await openCockpit(stage.directory, {
    view: 'read',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('tab', { name: 'Route' }).click();
  const route = routeOf(page);
  await route.getByText(new RegExp(`^${Route.length - 1} jumps, [\\d,.]+ ly left to`)).waitFor();
  await route.getByRole('button', { name: new RegExp(`^Next .*${Route[1]?.StarSystem}.*copy the name$`) }).click();
  await route
    .getByRole('status')
    .filter({ hasText: `Copied ${Route[1]?.StarSystem}` })
    .waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(Route[1]?.StarSystem);
  await screenshot(page, 'route of sixty stops on the map');
  await expectAccessible(page);
  await route.getByRole('button', { name: 'Stops' }).click();
  const stops = route.getByRole('list', { name: /^Stops of the route/ });
  expect(await stops.getByRole('listitem').count()).toBe(Route.length);
  await stops.getByRole('listitem').nth(1).getByText('next').waitFor();
  await screenshot(page, 'route of sixty stops as a list');
  await expectAccessible(page);
});

it.runIf(isThorough)(
  'shows the class of a star by a letter and in words, and whether fuel can be scooped',
  async () => {
    const stage = await startStage();
    await stage.trigger('route-long');
    const Route = routeIn(stage);
    const { page } = await openCockpit(stage.directory, { view: 'read' });
    await page.getByRole('tab', { name: 'Route' }).click();
    const route = routeOf(page);
    await route.getByRole('button', { name: 'Stops' }).click();
    const items = route.getByRole('listitem');
    await items.first().waitFor();
    const says = await items
      .getByRole('img')
      .evaluateAll((signs) => signs.map((sign) => sign.getAttribute('aria-label')));
    expect(says).toHaveLength(Route.length);
    for (const [at, { StarClass }] of Route.entries()) {
      expect(says[at]?.includes(`class ${StarClass}, scoopable`)).toBe(/^[OBAFGKM]$/.test(StarClass));
    }
  },
);

it.runIf(isThorough)('turns and zooms its map by buttons, keys and the mouse', async () => {
  const stage = await startStage();
  await stage.trigger('route-plotted');
  const { page } = await openCockpit(stage.directory, { view: 'read' });
  await page.getByRole('tab', { name: 'Route' }).click();
  const map = routeOf(page).getByRole('application', { name: /^Star map with \d+ systems/ });
  await map.waitFor();
  const canvas = map.locator('canvas');
  await canvas.waitFor();
  const looks = async () => (await map.screenshot()).toString('base64');
  let before = await looks();
  const changed = async (act: () => Promise<void>) => {
    await act();
    await expect.poll(looks).not.toBe(before);
    before = await looks();
  };
  await changed(() => map.getByRole('button', { name: 'Zoom in' }).click());
  await map.focus();
  await changed(() => page.keyboard.press('ArrowLeft'));
  const box = await map.boundingBox();
  if (!box) throw new Error('the map cannot be seen');
  await changed(async () => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 20, { steps: 5 });
    await page.mouse.up();
  });
  await changed(() => page.mouse.wheel(0, -300));
  await changed(() => map.getByRole('button', { name: 'Show everything' }).click());
  await screenshot(page, 'route on the map');
});

it.runIf(isThorough)('follows the jumps, and plots the fuel over them', async () => {
  const stage = await startStage();
  await stage.trigger('route-plotted');
  const Route = routeIn(stage);
  const { page } = await openCockpit(stage.directory, { view: 'read' });
  await page.getByRole('tab', { name: 'Route' }).click();
  const route = routeOf(page);
  await route.getByText(new RegExp(`^${Route.length - 1} jumps?, .* left to`)).waitFor();
  await stage.trigger('follow-route');
  await route.getByText(/^Arrived at|^The route was cleared/).waitFor();
  await route.getByRole('button', { name: 'Fuel' }).click();
  const plot = route.getByRole('slider', { name: 'Fuel over the jumps' });
  await plot.waitFor();
  await plot.locator('canvas').waitFor();
  await plot.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => plot.getAttribute('aria-valuetext')).toMatch(/\d t/);
  await screenshot(page, 'route with fuel over the jumps');
  await expectAccessible(page);
});

it.runIf(isThorough)('says so if there is no route', async () => {
  const stage = await startStage();
  const { page } = await openCockpit(stage.directory, { view: 'read' });
  await page.getByRole('tab', { name: 'Route' }).click();
  await routeOf(page).getByText('No route is plotted.').waitFor();
  expect(
    await routeOf(page)
      .getByRole('button', { name: /copy the name$/ })
      .count(),
  ).toBe(0);
});
