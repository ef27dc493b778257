/** Malicious names are shown as text. */
import { describe, expect, it } from 'vitest';
import { encodeFlags } from '../../src/interface/flag-tables.js';
import { isThorough, oneIn } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { clippedTexts, scrollers } from './support/layout.js';
import { screenshot } from './support/screenshot.js';
import { ScriptedJournal } from './support/scripted-journal.js';
import { temporaryDirectory } from './support/temporary-directory.js';
import { viewports } from './support/viewports.js';

const names = {
  markup: '<img src=x onerror="globalThis.hasRun=true"><script>globalThis.hasRun=true</script>',
  'right-to-left marks': '\u202Egnp.exe\u202C \u200Fשלום\u2066',
  'ten thousand characters': 'W'.repeat(10_000),
  'control characters': 'a\u0000b\u001Bc\u007F',
};

/** A session in which everything nameable has this name. */
function namedJournal(name: string): ScriptedJournal {
  const journal = new ScriptedJournal(temporaryDirectory('hostile'));
  const stop = (at: number) => ({
    StarSystem: at === 0 ? 'Sol' : name,
    SystemAddress: at,
    StarPos: [at, 0, 0],
    StarClass: name,
  });
  journal.write(
    { event: 'Commander', FID: 'F1', Name: name },
    {
      event: 'LoadGame',
      Commander: name,
      FID: 'F1',
      Ship: name,
      Ship_Localised: name,
      ShipName: name,
      ShipIdent: name,
      ShipID: 1,
    },
    {
      event: 'Location',
      StarSystem: name,
      SystemAddress: 1,
      StarPos: [0, 0, 0],
      Docked: true,
      StationName: name,
      Factions: [{ Name: name, FactionState: name, Influence: 0.5 }],
    },
    { event: 'SuitLoadout', SuitName: name, LoadoutName: name, Modules: [{ SlotName: name, ModuleName: name }] },
    { event: 'MissionAccepted', Name: name, LocalisedName: name, MissionID: 1, Faction: name, DestinationSystem: name },
    { event: 'EngineerProgress', Engineers: [{ Engineer: name, EngineerID: 1, Progress: name }] },
    {
      event: 'CommunityGoal',
      CurrentGoals: [{ CGID: 1, Title: name, SystemName: name, MarketName: name, CurrentTotal: 1 }],
    },
    {
      event: 'StoredModules',
      StationName: name,
      Items: [{ Name: name, Name_Localised: name, StorageSlot: 1, StarSystem: name }],
    },
    { event: 'ReceiveText', From: name, Message: name, Channel: name },
    { event: name, What: name },
    { event: 'NavRoute' },
  );
  journal.companion('NavRoute', { Route: [stop(0), stop(1), stop(2)] });
  journal.companion('ModulesInfo', { Modules: [{ Slot: name, Item: name, Power: 1, Priority: 1 }] });
  journal.companion('Status', {
    Flags: encodeFlags(['InMainShip']),
    LegalState: name,
    Destination: { System: 1, Body: 0, Name: name },
    BodyName: name,
  });
  return journal;
}

describe.each(oneIn(4, Object.entries(names)))('a name of %s', (title, name) => {
  it('is text in every panel', async () => {
    const journal = namedJournal(name);
    const { page } = await openCockpit(journal.directory, { view: 'read' });
    await page.getByRole('tabpanel', { name: 'Events' }).getByText('13 lines', { exact: true }).waitFor();
    const seen = async (what: string) => {
      expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
      expect(await page.locator('img, #app script').count()).toBe(0);
      await screenshot(page, `hostile ${title} ${what}`);
    };
    await seen('at first');
    expect(await scrollers(page).then((all) => all.filter((each) => each.startsWith('html')))).toEqual([]);
    await page.getByRole('row').filter({ hasText: 'ReceiveText' }).click();
    await page.getByRole('region', { name: 'Line 11' }).getByText('Channel').first().waitFor();
    await seen('in the detail of a line');
    await page.getByRole('tab', { name: 'Findings' }).click();
    await page.getByRole('tabpanel', { name: 'Findings' }).getByRole('button').first().click();
    await seen('in the findings');
    await page.getByRole('tab', { name: 'Route', exact: true }).click();
    await page.getByRole('button', { name: 'Stops' }).click();
    await page.getByRole('list', { name: /^Stops/ }).waitFor();
    await page.getByRole('tab', { name: 'Holdings', exact: true }).click();
    for (const section of [
      'Modules',
      'Missions',
      'Engineers',
      'Goals',
      'Storage',
      'Suit',
      'Politics',
      'Thargoid war',
    ]) {
      await page.getByRole('tab', { name: section, exact: true }).click();
      await page.getByRole('tabpanel', { name: section, exact: true }).waitFor();
      await seen(`in ${section}`);
    }
    await expectAccessible(page);
  });

  it.runIf(isThorough)('does not push anything off a phone', async () => {
    const journal = namedJournal(name);
    const { page } = await openCockpit(journal.directory, { view: 'read', viewport: viewports.phone });
    await page.getByRole('tab', { name: 'Ship' }).click();
    await page.getByRole('listitem', { name: 'Docked, off' }).waitFor();
    await screenshot(page, `hostile ${title} on a phone`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewports.phone.width);
    expect(await clippedTexts(page, 'pre, bdi, [role=row], tr, .header-fact')).toEqual([]);
  });
});
