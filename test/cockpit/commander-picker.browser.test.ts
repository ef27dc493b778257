import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { type Fleet, openFleet } from '../../src/fleet/connect/open-fleet.js';
import type { FleetMessage } from '../../src/fleet/fleet-message.js';
import { commanderKey, partitionOf } from '../../src/fleet/partitions.js';
import { formatLine } from '../../src/journal/format/format-line.js';
import { headersOf } from '../fleet/support/headers-of.js';
import { startNatsServer } from '../fleet/support/nats-server.js';
import { isThorough } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { clippedTexts } from './support/layout.js';
import { reading } from './support/readings.js';
import { screenshot } from './support/screenshot.js';

const journal = 'Journal.2026-11-14T204100.01.log';

it('chooses a commander of a stream, by keys and by hand, and follows', async () => {
  const { fleet, url } = await openScene();
  const names = Array.from({ length: 1000 }, (_, index) => `Pilot ${String(index).padStart(3, '0')}`);
  for (const name of ['Jameson', 'Zoë Ω', ...names]) await introduce(fleet, name);
  for (const [commander, ship] of [
    ['Jameson', 'Heart of Gold'],
    ['Zoë Ω', 'Rocinante'],
  ] as const) {
    await publish(fleet, commander, { event: 'Commander', FID: 'F1', Name: commander });
    await publish(fleet, commander, { event: 'Loadout', Ship: 'sidewinder', ShipName: ship, Modules: [] });
  }
  const { page } = await openCockpit([], { words: ['--from', url, '--commander', 'Jameson'] });
  await reading(header(page), 'Commander').getByText('Jameson').waitFor();
  await reading(header(page), 'Ship').getByText('Heart of Gold').waitFor();

  await page.keyboard.press('c');
  const field = page.getByRole('combobox', { name: 'Commander to show' });
  await page.getByRole('status').getByText('1,002 commanders; the first 100 are listed.').waitFor();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await screenshot(page, 'commanders to choose from');
  await expectAccessible(page);
  expect(await clippedTexts(page)).toEqual([]);
  await page.keyboard.type('zoe');
  await page.getByRole('status').getByText('1 commander.').waitFor();
  await page.keyboard.press('Enter');
  await reading(header(page), 'Commander').getByText('Zoë Ω').waitFor();
  await reading(header(page), 'Ship').getByText('Rocinante').waitFor();
  await expect.poll(() => field.isVisible()).toBe(false);

  await publish(fleet, 'Zoë Ω', { event: 'Loadout', Ship: 'sidewinder', ShipName: 'Tachi', Modules: [] });
  await reading(header(page), 'Ship').getByText('Tachi').waitFor();

  await header(page).getByRole('button', { name: '1,002 commanders' }).click();
  await field.fill('jam');
  await page.getByRole('option', { name: /^Jameson/ }).click();
  await reading(header(page), 'Ship').getByText('Heart of Gold').waitFor();
});

it.runIf(isThorough)('has room on a telephone, and is not there for whom there is nothing to choose', async () => {
  const { fleet, url } = await openScene();
  await publish(fleet, 'Jameson', { event: 'Commander', FID: 'F1', Name: 'Jameson' });
  const { page } = await openCockpit([], {
    words: ['--from', url],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const button = header(page).getByRole('button', { name: /commander/ });
  await header(page).getByText('Jameson').first().waitFor();
  expect(await button.count()).toBe(0);
  await publish(fleet, 'Other', { event: 'Commander', FID: 'F2', Name: 'Other' });
  await button.tap();
  await page.getByRole('option', { name: /^Other/ }).waitFor();
  await screenshot(page, 'commanders to choose from on a telephone');
  expect(await clippedTexts(page)).toEqual([]);
  await page.getByRole('option', { name: /^Other/ }).tap();
  await header(page).getByText('Other').first().waitFor();
});

function header(page: Page) {
  return page.getByRole('banner');
}

async function openScene(): Promise<{ fleet: Fleet; url: string }> {
  const { url } = await startNatsServer();
  const fleet = await openFleet({ servers: [url] });
  onTestFinished(() => fleet.close());
  return { fleet, url };
}

async function introduce(fleet: Fleet, name: string): Promise<void> {
  await fleet.state.put(`commander.${commanderKey(name)}`, JSON.stringify({ name }));
}

const written = new Map<string, { offset: number; line: number }>();

/** The next line of a commander's journal. */
async function publish(
  fleet: Fleet,
  commander: string,
  fields: { event: string; [name: string]: unknown },
): Promise<void> {
  const key = path.join(fleet.server, commander);
  const { offset, line } = written.get(key) ?? { offset: 0, line: 1 };
  if (line === 1) await introduce(fleet, commander);
  const payload = Buffer.from(formatLine({ timestamp: '2026-11-14T20:41:00Z', ...fields }));
  written.set(key, { offset: offset + payload.length, line: line + 1 });
  const common = { type: 'line', commander, dialect: 'game', file: journal, copy: 1, kind: fields.event } as const;
  const message: FleetMessage = { ...common, line, offset, payload };
  await fleet.jetStream.publish(fleet.names.subject(partitionOf(commander, fleet.partitions)), payload, {
    headers: headersOf(message),
  });
}
