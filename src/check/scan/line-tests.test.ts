/** What the scanner leaves out of a row, no rule may have anything to say about. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, randomFrom } from '../../../test/generators/changed-bytes.js';
import { runs } from '../../../test/thorough.js';
import { dialectNames } from '../../interface/dialect/dialects.js';
import type { Members } from '../../interface/object-rule.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { sessionFieldsOf } from '../lines/session-fields.js';
import { conflictRule, controllingFactionRule, influenceRule } from '../session/faction-rules.js';
import type { SessionState } from '../session/session-state.js';
import { dialectScanner } from './dialect-scanner.js';
import { rowSize, testsHold } from './row-format.js';
import { RowWriter } from './row-writer.js';
import type { Scanner } from './scanner.js';
import { wordsOf } from './session-rows.js';

const rules = [influenceRule, controllingFactionRule, conflictRule];

/** These rules look at nothing but the event. */
const noState = {} as SessionState;

function findingsOf(event: Members): number {
  return rules.reduce((count, { check }) => count + check(event, noState, 'journal').length, 0);
}

const names = [
  'Pikum Public Group',
  'Pikum Public Grou',
  'Ünion',
  '',
  'x'.repeat(250),
  "Pilots' Federation Local Branch",
];
const name = fc.constantFrom(...names);
const influence = fc.constantFrom(
  '1',
  '0.5',
  '0.250000',
  '0.249',
  '0.2549',
  '0',
  '-0',
  '1e-2',
  '0.12345678901234567',
  '12345678901234567890',
);
const faction = fc
  .record({ name, influence })
  .map(
    (each) =>
      `{ "Name":"${each.name}", "FactionState":"None", "Government":"Anarchy", "Influence":${each.influence}, "Allegiance":"Independent", "Happiness":"$Faction_HappinessBand2;", "MyReputation":0.000000 }`,
  );
const party = name.map((each) => `{ "Name":"${each}", "Stake":"", "WonDays":1 }`);
const conflict = fc
  .tuple(party, party)
  .map(([one, other]) => `{ "WarType":"war", "Status":"active", "Faction1":${one}, "Faction2":${other} }`);
const list = (of: fc.Arbitrary<string>, most: number) =>
  fc.array(of, { maxLength: most }).map((all) => `[ ${all.join(', ')} ]`);

/** Members that some or all of which are there, and in the order of the game or another. */
const politics = fc
  .record(
    {
      Factions: fc.oneof(list(faction, 5), list(faction, 200)),
      SystemFaction: name.map((each) => `{ "Name":"${each}" }`),
      Conflicts: list(conflict, 3),
    },
    { requiredKeys: [] },
  )
  .chain((members) => fc.shuffledSubarray(Object.entries(members), { minLength: Object.keys(members).length }));

const head =
  '{ "timestamp":"2018-11-14T20:41:00Z", "event":"FSDJump", "StarSystem":"Sol", "SystemAddress":10477373803, "StarPos":[0.00000,0.00000,0.00000], "SystemAllegiance":"", "SystemEconomy":"$economy_None;", "SystemEconomy_Localised":"None", "SystemSecondEconomy":"$economy_None;", "SystemSecondEconomy_Localised":"None", "SystemGovernment":"$government_None;", "SystemGovernment_Localised":"None", "SystemSecurity":"$GAlAXY_MAP_INFO_state_anarchy;", "SystemSecurity_Localised":"Anarchy", "Population":0, "Body":"Sol", "BodyID":0, "BodyType":"Star", "JumpDist":20.987, "FuelUsed":2.901565, "FuelLevel":11.672210';

/** Whether the row of the line last scanned says that all tests hold. */
function testsHoldIn({ rows }: Scanner): boolean {
  const writer = new RowWriter();
  rows.writeTo(writer);
  expect(rows.add(0, 1, 1, 0)).toBe(true);
  rows.take();
  return ((wordsOf(writer.flush())[rowSize / 4] as number) & testsHold) !== 0;
}

describe.each(dialectNames)('a line that is tested in the %s dialect', (dialect) => {
  const scanner = dialectScanner(dialect, sessionFieldsOf(dialect));
  const counts = { leftOut: 0, hold: 0, told: 0 };

  function agree(bytes: Buffer): void {
    if (scanner.scan(bytes, 0, bytes.length) < 0) return;
    const event = parseLine(bytes).event as Members;
    const extracted = scanner.extracted();
    const hold = testsHoldIn(scanner);
    const isLeftOut = ['Factions', 'SystemFaction', 'Conflicts'].some(
      (member) => event[member] !== undefined && extracted[member] === undefined,
    );
    const count = findingsOf(event);
    if (isLeftOut) counts.leftOut++;
    if (hold) counts.hold++;
    // Whoever reads the row asks none of these rules then.
    expect(hold ? count : 0, String(bytes)).toBe(0);
    expect(isLeftOut && !hold, String(bytes)).toBe(false);
    if (count > 0) counts.told++;
    expect(isLeftOut ? count : findingsOf({ ...event, ...extracted }), String(bytes)).toBe(isLeftOut ? 0 : count);
  }

  it('has nothing left out of which a rule would tell', () => {
    fc.assert(
      fc.property(politics, fc.nat(), fc.integer({ min: 0, max: 2 }), (members, seed, changes) => {
        const line = [head, ...members.map(([member, value]) => `"${member}":${value}`)].join(', ');
        let bytes: Buffer = Buffer.from(`${line} }`);
        const random = randomFrom(seed);
        for (let times = changes; times > 0; times--) bytes = changed(bytes, random);
        agree(bytes);
      }),
      { numRuns: runs(3000) },
    );
    expect(counts.leftOut).toBeGreaterThan(100);
    expect(counts.hold).toBeGreaterThanOrEqual(counts.leftOut);
    expect(counts.told).toBeGreaterThan(100);
  });
});
