import type { Page } from 'playwright-core';
import { it } from 'vitest';
import type { EventName, EventOf } from '../../src/interface/event-types.js';
import { isKind } from '../../src/journal/journal-event.js';
import type { SituationName } from '../../src/stage/index.js';
import type { Stage } from '../../src/stage/stage.js';
import { oneIn } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { openCockpit } from './support/cockpit-page.js';
import { screenshot } from './support/screenshot.js';
import { startStage } from './support/scripted-stage.js';

async function section(page: Page, title: string) {
  await page.getByRole('tab', { name: 'Holdings', exact: true }).click();
  await page.getByRole('tab', { name: title, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: title, exact: true });
  await panel.waitFor();
  return panel;
}

function latest<Kind extends EventName>(stage: Stage, kind: Kind): EventOf<Kind> {
  const found = stage.written.findLast((event): event is EventOf<Kind> => isKind(event, kind));
  if (!found) throw new Error(`no ${kind} was written`);
  return found;
}

/** Expected content of a section, from what was written. */
const sections: readonly [string, SituationName, (stage: Stage) => readonly (string | RegExp)[]][] = [
  ['Cargo', 'buy-limpets', () => [/^Limpet/]],
  ['Materials', 'look-at-modules', () => [/pieces of \d+ kinds/]],
  [
    'Ranks',
    'look-at-modules',
    () => [/Combat\s*(?:Elite|Harmless|Mostly Harmless|Novice|Competent|Expert|Master|Dangerous|Deadly)/],
  ],
  ['Carrier', 'carrier-finance', (stage) => [new RegExp(latest(stage, 'CarrierStats').Callsign)]],
  ['Modules', 'look-at-modules', () => [/\d MW/, 'Thrusters']],
  ['Missions', 'mission-taken', (stage) => [String(latest(stage, 'MissionAccepted').LocalisedName)]],
  ['Engineers', 'engineer', (stage) => [String(latest(stage, 'EngineerProgress').Engineer)]],
  ['Goals', 'goal-joined', (stage) => latest(stage, 'CommunityGoal').CurrentGoals.map(({ Title }) => Title)],
  ['Storage', 'hot-module', (stage) => [new RegExp(`${latest(stage, 'StoredModules').Items.length}`), /stolen|hot/i]],
  ['Suit', 'disembark', (stage) => [latest(stage, 'SuitLoadout').LoadoutName]],
  ['Politics', 'civil-war', (stage) => (latest(stage, 'FSDJump').Factions ?? []).map(({ Name }) => Name)],
  ['Thargoid war', 'thargoid-invasion', () => [/%/]],
];

it('shows in each section what a situation wrote', async () => {
  const stage = await startStage();
  const { page } = await openCockpit(stage.directory);
  for (const [title, situation, expected] of oneIn(3, sections)) {
    await stage.trigger(situation);
    const panel = await section(page, title);
    for (const text of expected(stage)) await panel.getByText(text).first().waitFor();
    await screenshot(page, `more ${title}`);
    await expectAccessible(page);
  }
});
