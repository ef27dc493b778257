import { expect, it } from 'vitest';
import { isThorough } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { screenshot } from './support/screenshot.js';
import { ScriptedJournal } from './support/scripted-journal.js';
import { temporaryDirectory } from './support/temporary-directory.js';

it('lists findings by rule, kind and field with a heat map, leads to a line in two clicks and explains the rule', async () => {
  const directory = temporaryDirectory('findings');
  const earlier = new ScriptedJournal(directory, '2026-11-13T20:00:00Z');
  earlier.write({ event: 'FSDJump', StarSystem: 5 });
  const journal = new ScriptedJournal(directory);
  for (let at = 0; at < 70; at++) journal.write({ event: 'FSDJump', StarSystem: at });
  const { page } = await openCockpit(directory, { view: 'read' });
  await page.getByRole('tab', { name: /^Findings [\d,]+$/ }).click();
  const panel = page.getByRole('tabpanel', { name: 'Findings' });
  await panel.getByText('75 lines checked.').waitFor();
  const findings = panel.getByRole('list', { name: 'Findings of field/type' });
  await findings
    .getByRole('button', { name: /FSDJump\/StarSystem/ })
    .first()
    .waitFor();
  await findings.getByRole('group', { name: 'in 2 of 2 sessions' }).waitFor();
  await screenshot(page, 'findings by rule, kind and field');
  await expectAccessible(page);
  // The tab was the first click, this is the second.
  await findings
    .getByRole('button', { name: /FSDJump\/StarSystem/ })
    .first()
    .click();
  const detail = page.getByRole('region', { name: 'Line 3' });
  await detail
    .getByRole('list', { name: 'Findings' })
    .getByText(/StarSystem/)
    .first()
    .waitFor();
  await detail.getByRole('button', { name: 'field/type' }).first().click();
  const about = panel.getByRole('article', { name: 'About field/type' });
  await about.getByText('Bad', { exact: true }).waitFor();
  expect(await panel.locator('a[href^="http"]').count()).toBe(0);
  await findings.getByRole('button', { name: 'All at FSDJump/StarSystem: 71' }).click();
  const all = findings.getByRole('list', { name: 'All at FSDJump/StarSystem' });
  await all.getByRole('button', { name: /^68 more/ }).click();
  await all.getByRole('button', { name: /^18 more/ }).click();
  await expect.poll(() => all.getByRole('listitem').count()).toBe(71);
  await screenshot(page, 'findings of a rule');
  await expectAccessible(page);
  await findings.locator('.heat-strip > button').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Line 6' }).waitFor();
});

it.runIf(isThorough)('says that there is nothing to find', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('findings'));
  const { page } = await openCockpit(journal.directory, { view: 'read' });
  await page.getByRole('tab', { name: 'Findings' }).click();
  await page.getByRole('tabpanel', { name: 'Findings' }).getByText('No findings.').waitFor();
  await expectAccessible(page);
});
