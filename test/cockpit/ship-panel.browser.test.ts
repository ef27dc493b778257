import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { encodeFlags, encodeFlags2 } from '../../src/interface/flag-tables.js';
import { isThorough } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { reading } from './support/readings.js';
import { screenshot } from './support/screenshot.js';
import { ScriptedJournal } from './support/scripted-journal.js';
import { startStage } from './support/scripted-stage.js';
import { temporaryDirectory } from './support/temporary-directory.js';

const shipOf = (page: Page) => page.getByRole('region', { name: 'Ship', exact: true });
const light = (within: Locator, name: string) => within.getByRole('listitem', { name, exact: true });

/** The panel for a Status of the test's own. */
async function shown(status: Readonly<Record<string, unknown>>): Promise<{ page: Page; ship: Locator }> {
  const journal = new ScriptedJournal(temporaryDirectory('ship'));
  journal.companion('Status', status);
  const { page } = await openCockpit(journal.directory, { view: 'fly' });
  return { page, ship: shipOf(page) };
}

it('has lights that say what they mean and whether they are on, and follows the session', async () => {
  const stage = await startStage();
  await stage.trigger('dock');
  const { page } = await openCockpit(stage.directory);
  const ship = shipOf(page);
  for (const name of ['Docked, on', 'Landing gear, on', 'Shields, on', 'Supercruise, off', 'Hardpoints, off'])
    await light(ship, name).waitFor();
  await screenshot(page, 'ship docked');
  await stage.trigger('supercruise');
  for (const name of ['Docked, off', 'Landing gear, off', 'Supercruise, on']) await light(ship, name).waitFor();
  await screenshot(page, 'ship in supercruise');
  await expectAccessible(page);
});

it.runIf(isThorough)('says what Status says, with units', async () => {
  const { ship } = await shown({
    Flags: encodeFlags(['InMainShip', 'ShieldsUp']),
    Flags2: 0,
    Pips: [4, 8, 0],
    FireGroup: 1,
    GuiFocus: 6,
    Fuel: { FuelMain: 15.25, FuelReservoir: 0.4 },
    Cargo: 12,
    LegalState: 'Wanted',
    Balance: 1234567,
    Destination: { System: 10477373803, Body: 1, Name: 'Jameson Memorial' },
  });
  const expected = {
    SYS: '2',
    ENG: '4',
    WEP: '0',
    Fuel: '15.25 t',
    Reservoir: '0.4 t',
    Cargo: '12 t',
    'Fire group': 'B',
    'Legal state': 'Wanted',
    Focus: 'Galaxy map',
    Balance: '1,234,567 Cr',
    Destination: 'Jameson Memorial',
  };
  for (const [label, value] of Object.entries(expected)) {
    await expect.poll(() => reading(ship, label).innerText()).toContain(value);
  }
});

it.runIf(isThorough)('shows a dash for what is absent, and no 0', async () => {
  const { page, ship } = await shown({ Flags: encodeFlags(['InMainShip']) });
  await light(ship, 'Docked, off').waitFor();
  const values = await ship.getByRole('definition').allInnerTexts();
  expect(values.length).toBeGreaterThan(5);
  expect(values.filter((value) => /\d/.test(value) && !/heat/i.test(value))).toEqual([]);
  expect(await reading(ship, 'Fuel').innerText()).toContain('–');
  await screenshot(page, 'ship of which little is known');
});

it.runIf(isThorough)('says where the ship is over a planet, and what its altitude is measured from', async () => {
  const position = { Latitude: -12.3456, Longitude: 98.7654, Heading: 271, Altitude: 52_340, BodyName: 'Achenar 3' };
  const { page, ship } = await shown({
    Flags: encodeFlags(['InMainShip', 'HasLatLong', 'AltitudeFromAverageRadius']),
    ...position,
  });
  await expect.poll(() => reading(ship, 'Latitude').innerText()).toBe('−12.3456°');
  expect(await reading(ship, 'Longitude').innerText()).toBe('98.7654°');
  expect(await reading(ship, 'Heading').innerText()).toBe('271°');
  expect(await reading(ship, 'Altitude').innerText()).toMatch(/^52\.3 km, above the average radius/);
  expect(await reading(ship, 'Body').innerText()).toBe('Achenar 3');
  await screenshot(page, 'ship over a planet');
});

it.runIf(isThorough)('opens the group of what the commander sits in, and folds the others', async () => {
  const stage = await startStage();
  await stage.trigger('drive-srv');
  const { page } = await openCockpit(stage.directory);
  const ship = shipOf(page);
  await light(ship, 'Drive assist, off').or(light(ship, 'Drive assist, on')).waitFor();
  expect(await light(ship, 'Cooling down, off').isVisible()).toBe(false);
  await screenshot(page, 'ship in the SRV');
  await ship.getByRole('heading', { name: 'Frame shift drive' }).click();
  await light(ship, 'Cooling down, off').waitFor();
  await expectAccessible(page);
});

it('shows the vital signs of a commander on foot, and marks what is low by a sign and a word', async () => {
  const { page, ship } = await shown({
    Flags: encodeFlags(['HasLatLong']),
    Flags2: encodeFlags2(['OnFoot', 'OnFootOnPlanet', 'LowOxygen', 'Cold']),
    Oxygen: 0.12,
    Health: 0.87,
    Temperature: 180.5,
    Gravity: 0.166,
    SelectedWeapon: '',
  });
  await expect.poll(() => reading(ship, 'Oxygen').innerText()).toMatch(/▲\s*12 %/);
  expect(await reading(ship, 'Health').innerText()).toBe('87 %');
  expect(await reading(ship, 'Gravity').innerText()).toBe('0.17 g');
  expect(await reading(ship, 'Temperature').innerText()).toContain('K');
  await light(ship, 'Low oxygen, on').waitFor();
  await screenshot(page, 'ship left on foot');
  await expectAccessible(page);
});

it.runIf(isThorough)('shows all bits, including undefined ones', async () => {
  const { page, ship } = await shown({ Flags: 2 ** 24 + 5, Flags2: 2 ** 30 });
  await ship.getByRole('button', { name: 'All bits' }).click();
  const dialog = page.getByRole('dialog', { name: /all bits/i });
  await dialog.getByText('0x01000005').or(dialog.getByText('0x1000005')).waitFor();
  expect(await dialog.getByRole('row', { name: /LandingGearDown/ }).innerText()).toMatch(/\bon\b/);
  expect(
    await dialog
      .getByRole('row', { name: /Supercruise\b/ })
      .first()
      .innerText(),
  ).toMatch(/\boff\b/);
  expect(await dialog.getByRole('row', { name: /^30\b/ }).last().innerText()).toMatch(/on.*undefined/s);
  await screenshot(page, 'ship with all bits');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
});
