import { expect, it } from 'vitest';
import { isThorough } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { screenshot } from './support/screenshot.js';
import { ScriptedJournal } from './support/scripted-journal.js';
import { temporaryDirectory } from './support/temporary-directory.js';

it('lists findings by rule with their counts, and leads to each event and to the page of the rule', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('findings'));
  for (let at = 0; at < 70; at++) journal.write({ event: 'FSDJump', StarSystem: at });
  const { page } = await openCockpit(journal.directory, { view: 'read' });
  await page.getByRole('tab', { name: 'Findings' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Findings' });
  const rules = panel.getByRole('list', { name: 'Rules that are broken' });
  await rules.getByRole('button').first().waitFor();
  await panel.getByText('72 lines checked.').waitFor();
  const names = await rules.getByRole('button').allInnerTexts();
  expect(names.some((name) => /error\s+field\/type\s+70/.test(name))).toBe(true);
  await screenshot(page, 'findings by rule');
  await expectAccessible(page);
  await rules.getByRole('button', { name: /field\/type/ }).click();
  const findings = panel.getByRole('list', { name: 'Findings of field/type' });
  await findings.getByRole('button', { name: '67 more findings like this, at FSDJump/StarSystem: show 50' }).waitFor();
  expect(await findings.getByRole('listitem').count()).toBe(4);
  await screenshot(page, 'findings folded');
  expect(await panel.getByRole('link', { name: /page about field\/type/ }).getAttribute('href')).toMatch(
    /\/docs\/rules\/.*fieldtype$/,
  );
  await findings.getByRole('button', { name: /^67 more/ }).click();
  await findings.getByRole('button', { name: /^17 more/ }).click();
  await expect.poll(() => findings.getByRole('listitem').count()).toBe(70);
  await screenshot(page, 'findings of a rule');
  await expectAccessible(page);
  await findings.getByRole('listitem').nth(4).getByRole('button').click();
  const detail = page.getByRole('region', { name: 'Line 7' });
  await detail
    .getByRole('list', { name: 'Findings' })
    .getByText(/StarSystem/)
    .first()
    .waitFor();
  await detail.getByRole('button', { name: 'field/type' }).first().click();
  await findings.waitFor();
});

it.runIf(isThorough)('says that there is nothing to find', async () => {
  const journal = new ScriptedJournal(temporaryDirectory('findings'));
  const { page } = await openCockpit(journal.directory, { view: 'read' });
  await page.getByRole('tab', { name: 'Findings' }).click();
  await page.getByRole('tabpanel', { name: 'Findings' }).getByText('No findings.').waitFor();
  await expectAccessible(page);
});
