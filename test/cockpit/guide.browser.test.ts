import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { screenshot } from './support/screenshot.js';
import { startStage } from './support/scripted-stage.js';

it('leads through the demo in three steps: see, make it happen, check; and can be skipped for good', async () => {
  const stage = await startStage();
  const { page } = await openCockpit(stage.directory, { isDemo: true });
  const guide = page.getByRole('region', { name: 'Guided demo' });
  await guide.getByRole('button', { name: 'Show the ship and its route' }).click();
  await page.getByRole('region', { name: 'Route', exact: true }).waitFor();
  await screenshot(page, 'guide through the demo');
  await expectAccessible(page);
  await guide.getByRole('button', { name: 'Next' }).click();
  const before = stage.written.length;
  await guide.getByRole('button', { name: 'Let a pirate attack' }).click();
  await guide.getByText(/^\d+ lines written/).waitFor();
  expect(stage.written.length).toBeGreaterThan(before);
  await page.getByRole('region', { name: 'Stage', exact: true }).waitFor();
  await guide.getByRole('button', { name: 'Next' }).click();
  await guide.getByRole('button', { name: 'Write a wrong field' }).click();
  await page
    .getByRole('region', { name: /^Findings/ })
    .getByRole('button', { name: /field\/type/ })
    .waitFor();
  await guide.getByRole('button', { name: 'Done' }).click();
  await guide.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Display' }).click();
  expect(await guide.count()).toBe(0);
  await page.getByRole('button', { name: 'Show the guide through the demo' }).click();
  await guide.waitFor();
});
