/** The page that plays a session by itself, in a worker, without a server of ours. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { situationCatalogue } from '../../src/direct/situations/situation-catalogue.js';
import { planNames } from '../../src/simulate/plans/plans.js';
import { shakedown } from '../shakedown.js';
import { fewIn, oneIn } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { openPage } from './support/open-page.js';
import { screenshot } from './support/screenshot.js';
import { builtPage, serveStatically } from './support/static-page.js';

const onDisk = pathToFileURL(builtPage('playground.html')).href;
const start = '2026-11-14T20:41:00Z';

function temporaryDirectory(): string {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-playground-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  return home;
}

async function savedFiles(page: Page): Promise<Record<string, string>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as zip' }).click(),
  ]);
  const file = path.join(temporaryDirectory(), 'journals.zip');
  await download.saveAs(file);
  const files = unzipSync(readFileSync(file));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

/** The files that the command writes for a scenario. */
async function writtenFiles(scenario: string): Promise<Record<string, string>> {
  const home = temporaryDirectory();
  const directory = path.join(home, 'journals');
  const file = path.join(home, 'again.yaml');
  writeFileSync(file, scenario);
  const { code, err } = await shakedown('simulate', file, '--out', directory);
  expect(code, err).toBe(0);
  const names = readdirSync(directory);
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(directory, name), 'utf8')]));
}

/** Minutes that are played. */
const minutes = 20;

function scenarioOf(seed: number, plan: string, steps: readonly string[]): string {
  const lines = [`seed: ${seed}`, `start: ${start}`, `plan: ${plan}`, 'steps:', ...steps.map((step) => `  - ${step}`)];
  return lines.join('\n');
}

async function openSession(scenario: string): Promise<Page> {
  const { page } = await openPage(`${onDisk}#${new URLSearchParams({ scenario, paused: '', view: 'stage' })}`);
  await page.getByText(/^Seed \d+$/).waitFor();
  return page;
}

async function end(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Done' }).click();
  await page.getByText('End the session…').click();
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('banner').getByText('Ended').waitFor();
}

it.each([
  ['from a disk', async () => onDisk],
  ['on a site, below a path', () => serveStatically('playground.html')],
])('plays a session %s, and finds what is broken in it', async (_, address) => {
  const { page } = await openPage(await address());
  await page.getByRole('banner').getByText('Live').waitFor();
  await page.getByRole('button', { name: '3 Check' }).click();
  await page.getByRole('button', { name: 'Write a wrong field' }).click();
  await page.getByText('field/type').first().waitFor();
  await screenshot(page, 'playground');
  await expectAccessible(page);
});

const sessions = planNames.flatMap((plan, at) => [1, 2, 3, 4].map((seed) => [plan, seed * 100 + at] as const));

it.each(oneIn(52, sessions))('writes what the command writes: %s with seed %i', async (plan, seed) => {
  const leap = `leap: ${new Date(Date.parse(start) + minutes * 60_000).toISOString()}`;
  const scenario = scenarioOf(seed, plan, ['dock-wanted', leap, 'players-chat']);
  const page = await openSession(scenario);
  await end(page);
  expect(await savedFiles(page)).toEqual(await writtenFiles(scenario));
});

it('gives a link that leads to the same bytes, with what was triggered and broken', async () => {
  const page = await openSession(scenarioOf(7, 'stay', ['dock-wanted', 'fault: torn-line']));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText(/^Copied/).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { page: other } = await openPage(link);
  await other.getByText('Seed 7').waitFor();
  expect(await savedFiles(other)).toEqual(await savedFiles(page));
});

it('makes happen each situation that there is', async () => {
  const refused: string[] = [];
  for (const { name } of fewIn({ quick: 150, thorough: 4 }, situationCatalogue)) {
    const { page } = await openPage(
      `${onDisk}#${new URLSearchParams({ trigger: name, seed: '7', start, paused: '' })}`,
    );
    const problem = page.getByText(/cannot be played/);
    await page.getByText('Seed 7').or(problem).waitFor();
    if (await problem.isVisible()) refused.push(`${name}: ${await problem.innerText()}`);
    await page.context().close();
  }
  expect(refused).toEqual([]);
});

it('shows a journal of its own site', async () => {
  const line = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"Exploration" }\r\n';
  const address = await serveStatically('playground.html', { 'a.log': line });
  const { page } = await openPage(`${address}?journal=a.log`);
  await page.getByText('1 journal.').waitFor();
  await page.getByRole('grid').getByText('Exploration').waitFor();
});

it('says why a session of a link cannot be played', async () => {
  const { page } = await openPage(`${onDisk}#plan=flying`);
  await page.getByText(/cannot be played: .*no plan 'flying'/).waitFor();
});
