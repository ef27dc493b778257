import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Stage } from '../../src/stage/stage.js';
import type { StageOptions } from '../../src/stage/stage-options.js';
import { isThorough } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import type { PageOptions } from './support/open-page.js';
import { screenshot } from './support/screenshot.js';
import { startStage } from './support/scripted-stage.js';

async function staged(options: PageOptions = {}, given: StageOptions = {}) {
  const stage = await startStage(given);
  const { page, problems, cockpit } = await openCockpit(stage.directory, options);
  const panel = page.getByRole('region', { name: 'Stage', exact: true });
  await panel.waitFor();
  return { stage, page, problems, panel, cockpit };
}

const kindsOf = ({ written }: Stage) => written.map(({ event }) => event);
const section = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

it.runIf(isThorough)('makes a situation happen with two clicks', async () => {
  const { stage, page, panel } = await staged();
  await panel.getByRole('option', { name: /^Dock wanted docks/ }).click();
  await panel.getByRole('button', { name: 'Make it happen' }).click();
  await panel
    .getByRole('status')
    .filter({ hasText: /Dock wanted: \d+ lines written/ })
    .waitFor();
  expect(kindsOf(stage)).toContain('Docked');
  expect(stage.written.findLast(({ event }) => event === 'Docked')).toMatchObject({ Wanted: true });
  await screenshot(page, 'stage after a situation');
  await expectAccessible(page);
});

it.runIf(isThorough)('has the button in sight after a choice far down the list', async () => {
  const { panel } = await staged();
  await panel.getByRole('option', { name: /^Wing is asked/ }).click();
  const button = panel.getByRole('button', { name: 'Make it happen' });
  await button.waitFor();
  const isHit = () =>
    button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isHit).toBe(true);
});

it.runIf(isThorough)('finds a situation by what is written, and says what it will write before it does', async () => {
  const { stage, page, panel } = await staged();
  const before = kindsOf(stage).length;
  await panel.getByRole('combobox', { name: 'Situation to make happen' }).fill('LaunchSRV');
  await expect.poll(() => panel.getByRole('option').count()).toBeLessThan(15);
  await screenshot(page, 'stage search');
  await panel.getByRole('option', { name: /^Drive srv/ }).click();
  const preview = panel.getByRole('region', { name: 'What it will write' });
  const lines = preview.getByRole('list', { name: 'Lines that will be written' });
  await lines.getByRole('listitem').filter({ hasText: 'LaunchSRV' }).waitFor();
  const foreseen = await lines.getByRole('listitem').allInnerTexts();
  expect(kindsOf(stage)).toHaveLength(before);
  await panel.getByRole('button', { name: 'Make it happen' }).click();
  await panel
    .getByRole('status')
    .filter({ hasText: /Drive srv: \d+ lines/ })
    .waitFor();
  expect(await panel.getByRole('list', { name: 'What was written' }).getByRole('listitem').allInnerTexts()).toEqual(
    foreseen,
  );
});

it.runIf(isThorough)('takes settings in a form, and says at the field what is wrong with one', async () => {
  const { stage, page, panel } = await staged();
  await panel.getByRole('option', { name: /^Health low/ }).click();
  const health = panel.getByRole('textbox', { name: 'Health', exact: true });
  await health.fill('7');
  await panel.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
  expect(await panel.getByRole('button', { name: 'Make it happen' }).isDisabled()).toBe(true);
  await screenshot(page, 'stage with a wrong setting');
  await expectAccessible(page);
  await health.fill('0.11');
  await panel.getByRole('button', { name: 'Make it happen' }).click();
  await panel
    .getByRole('status')
    .filter({ hasText: /Health low: \d+ lines? written/ })
    .waitFor();
  expect(stage.companion('Status')).toMatchObject({ Health: 0.11 });
});

it.runIf(isThorough)('plays, pauses, steps and sets the speed', async () => {
  const { stage, panel } = await staged();
  const before = kindsOf(stage).length;
  await panel.getByRole('button', { name: /a minute ahead$/ }).click();
  await expect.poll(() => stage.now).toBeGreaterThanOrEqual(Date.parse('2026-11-14T20:01:00Z'));
  await panel.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => stage.isPaused).toBe(false);
  await panel.getByRole('button', { name: '20 times as fast' }).click();
  await expect.poll(() => stage.speed).toBe(20);
  await panel.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => stage.isPaused).toBe(true);
  await panel.getByRole('textbox', { name: 'Another speed' }).fill('2.5');
  await panel.getByRole('textbox', { name: 'Another speed' }).press('Enter');
  await expect.poll(() => stage.speed).toBe(2.5);
  await panel.getByRole('textbox', { name: 'Another speed' }).fill('fast');
  await panel.getByRole('textbox', { name: 'Another speed' }).press('Enter');
  await panel.getByRole('alert').filter({ hasText: 'A speed is a factor' }).waitFor();
  const now = stage.now;
  await panel.getByRole('button', { name: 'Step' }).click();
  await expect.poll(() => stage.now > now || kindsOf(stage).length > before).toBe(true);
});

it('triggers with one click, again with another, and marks what was done', async () => {
  const { stage, page, panel } = await staged();
  await panel.getByRole('combobox', { name: 'Situation to make happen' }).fill('undock');
  await panel
    .getByRole('option', { name: /^Undock / })
    .getByTitle(/^Make it happen now/)
    .click();
  await panel
    .getByRole('status')
    .filter({ hasText: /Undock: \d+ lines? written/ })
    .waitFor();
  await stage.trigger('dock');
  await panel.getByRole('group', { name: 'Trigger again' }).getByRole('button', { name: 'Undock' }).click();
  await expect.poll(() => kindsOf(stage).filter((kind) => kind === 'Undocked')).toHaveLength(2);
  await section(page, 'Done');
  const done = panel.getByRole('list', { name: 'What was done, the latest first' });
  // What another program did is there, too, and each leads to its lines.
  await done.getByText('trigger dock').waitFor();
  await page.reload();
  await section(page, 'Done');
  await done
    .getByRole('listitem')
    .filter({ hasText: 'trigger dock' })
    .getByRole('button', { name: /\d+ lines/ })
    .click();
  await page.getByRole('region', { name: /^Line \d+/ }).waitFor();
  await expectAccessible(page);
});

it('checks and completes an event while it is written, and injects it', async () => {
  const { stage, page, panel } = await staged();
  await section(page, 'Inject');
  const field = panel.getByRole('textbox', { name: 'Event to inject, as JSON' });
  const says = (text: RegExp) => panel.getByRole('status').filter({ hasText: text }).waitFor();
  expect((await field.boundingBox())?.height).toBeGreaterThan(170);
  await field.fill('{ "event":"ReceiveText", "From":"Ada"');
  await says(/line 1, column \d+/);
  expect(await panel.getByRole('button', { name: /^Inject/ }).isDisabled()).toBe(true);
  await field.fill('{ "event":"FSDJump", "StarSystem":7 }');
  await says(/StarSystem/);
  await panel.getByRole('button', { name: 'Inject anyway' }).waitFor();
  await field.fill('{ "event":"ReceiveText", "From":"Ada", "Message":"o7", ');
  await field.press('End');
  await page.keyboard.type('"Chan');
  await panel.getByRole('option', { name: /^"Channel":/, selected: true }).waitFor();
  await screenshot(page, 'stage with completions');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('"loc');
  await panel.getByRole('option', { name: '"local"', selected: true }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type(' }');
  await says(/nothing wrong with this ReceiveText/);
  await panel.getByRole('button', { name: 'Inject', exact: true }).click();
  await says(/Injected: 1 line written/);
  expect(stage.written.at(-1)).toMatchObject({ event: 'ReceiveText', Message: 'o7', Channel: 'local' });
});

it('asks for a fault once and repeatedly, links to where it happened, and stops it with one click', async () => {
  const { stage, page, panel } = await staged();
  await section(page, 'Faults');
  // All of them are in sight, beside the clock and the search.
  const last = panel.getByRole('button', { name: /, once$/ }).last();
  await last.waitFor();
  expect((await last.boundingBox())?.y).toBeLessThan(880);
  const share = await panel.getByRole('textbox', { name: 'Share, in %' }).boundingBox();
  const sign = await panel.getByText('%', { exact: true }).boundingBox();
  expect(sign?.y).toBeLessThan((share?.y ?? 0) + (share?.height ?? 0));
  const buttons = await panel.getByRole('button', { name: /, once$/ }).count();
  expect(await panel.getByPlaceholder(/^Search \d+ faults$/).getAttribute('placeholder')).toBe(
    `Search ${buttons} faults`,
  );
  await panel.getByRole('button', { name: 'Duplicate line, once' }).click();
  await panel.getByRole('status').filter({ hasText: 'Duplicate line happens at the next opportunity' }).waitFor();
  await panel.getByRole('button', { name: 'To a share of' }).click();
  await panel.getByRole('searchbox', { name: 'Search faults' }).fill('lf');
  await panel.getByRole('button', { name: 'Lf, 5 %', exact: true }).click();
  const running = panel.getByRole('list', { name: 'Running faults' });
  await running.getByText('Repeats; has not happened yet').waitFor();
  const promise = panel.getByRole('status').filter({ hasText: 'Lf happens to 5 %' });
  await promise.waitFor();
  await stage.trigger('jump');
  const over = panel.getByRole('list', { name: 'Faults that are over' });
  await over.getByText(/^Happened at \d\d:\d\d:\d\d: /).waitFor();
  await screenshot(page, 'stage with requested faults');
  await expectAccessible(page);
  await section(page, 'Situations');
  await running.getByRole('button', { name: 'Stop lf:5%' }).click();
  await running.waitFor({ state: 'detached' });
  expect(stage.requestedFaults.map(({ state }) => state)).toEqual(['over', 'stopped']);
  await section(page, 'Faults');
  await over.waitFor();
  expect(await promise.count()).toBe(0);
  await over
    .getByRole('button', { name: /^Journal\..+\.log, line \d+$/ })
    .last()
    .click();
  await page.getByRole('region', { name: /^Line \d+/ }).waitFor();
});

it('plays a scenario, shows services, and copies all of it as a test with two clicks', async () => {
  const { stage, page, panel } = await staged(
    { permissions: ['clipboard-read', 'clipboard-write'] },
    { services: ['eddn'] },
  );
  await section(page, 'Scenarios');
  await panel.getByRole('searchbox', { name: 'Search scenarios and trials' }).fill('docked again');
  await panel.getByRole('button', { name: 'Play Docked again' }).click();
  await panel.getByRole('status').filter({ hasText: 'Docked again: 6 of 6 steps' }).waitFor();
  expect(kindsOf(stage).filter((kind) => kind === 'Docked').length).toBeGreaterThan(0);
  await panel.getByRole('button', { name: /^Docked again trial/ }).click();
  await panel.getByRole('textbox', { name: 'Beside your tool, graded' }).waitFor();
  await screenshot(page, 'stage after a scenario');
  await expectAccessible(page);
  await section(page, 'Services');
  await fetch(`${stage.services.eddn.url}/upload/`, { method: 'POST', body: '{}' });
  await panel.getByRole('button', { name: 'Refuse the next' }).click();
  await panel.getByText('Demanded: status 400, next 1').waitFor();
  await panel.getByRole('list', { name: 'Messages to eddn, the latest first' }).getByRole('listitem').first().waitFor();
  await screenshot(page, 'stage services');
  await expectAccessible(page);
  await section(page, 'Done');
  await panel.getByRole('button', { name: 'Copy as TypeScript' }).click();
  await panel.getByRole('status').filter({ hasText: 'Copied as TypeScript' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("await stage.trigger('undock');");
  await screenshot(page, 'stage with what was done');
  await expectAccessible(page);
});

it.runIf(isThorough)('ends the session, after asking once, and has no panel any more', async () => {
  const { stage, page, panel } = await staged();
  await section(page, 'Done');
  await panel.getByText(/^End the session/).click();
  expect(stage.hasEnded).toBe(false);
  await panel.getByRole('button', { name: 'End it' }).click();
  await expect.poll(() => stage.hasEnded).toBe(true);
  expect(kindsOf(stage).at(-1)).toBe('Shutdown');
});

it('is absent for a page without the token, which may only look', async () => {
  const stage = await startStage();
  const { page, cockpit } = await openCockpit(stage.directory);
  const panel = page.getByRole('region', { name: 'Stage', exact: true });
  await panel.waitFor();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(new URL('/', cockpit.ready.url).href);
  await page.getByRole('listitem', { name: 'Docked, on' }).waitFor();
  expect(await panel.count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Stage', exact: true }).count()).toBe(0);
});
