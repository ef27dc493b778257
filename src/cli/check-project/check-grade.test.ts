import { describe, expect, it } from 'vitest';
import { checkReport, inProject, name, write } from '../../../test/checked-project.js';
import { shakedown } from '../../../test/shakedown.js';

inProject();

const header =
  '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Fileheader", "part":1, "language":"English/UK", "Odyssey":true, "gameversion":"4.2.1.2", "build":"r321306/r0 " }\r\n';

function event(kind: string, members: string, year = 2026): string {
  return `{ "timestamp":"${year}-11-14T20:41:00Z", "event":"${kind}"${members === '' ? '' : `, ${members}`} }\r\n`;
}

/** A kind of thousands of lines, one of two, and one of none. */
const often = event('Undocked', '"StationType":"Coriolis", "MarketID":"128016640", "Taxi":false, "Multicrew":false');
const seldom = event('PVPKill', '"Victim":"Hammer", "CombatRank":"8"');
const never = event('SquadronApplicationRejected', '"SquadronID":57404');

async function sentences(...options: string[]): Promise<string[]> {
  const { findings } = await checkReport(name, '--events-only', ...options);
  return findings.map((finding) => `${finding.severity}: ${(finding as unknown as { message: string }).message}`);
}

describe('what contradicts evidence', () => {
  it('is a warning if a hundred lines speak against it, else a note, and says how many', async () => {
    write(name, header + often + seldom + never);
    expect(await sentences()).toEqual([
      'warning: StationName is missing: all 2,885 lines seen since 2021 have it',
      'warning: MarketID must be an integer, found "128016640": an integer in all 2,885 lines seen since 2021',
      'note: CombatRank must be an integer, found "8": an integer in all 2 lines seen since 2021',
      "note: SquadronName is missing: other people's lists have it",
    ]);
  });

  it('does not make the run fail, unless warnings do', async () => {
    write(name, header + often);
    expect((await shakedown('check', name, '--events-only')).code).toBe(0);
    expect((await shakedown('check', name, '--events-only', '--fail-on', 'warning')).code).toBe(1);
  });

  it('is a note in a line of an earlier version than was counted, reported once with its count', async () => {
    write(name, header.replace('4.2.1.2', '3.7') + often.repeat(500));
    const { findings, summary } = await checkReport(name, '--events-only');
    expect(findings).toMatchObject([
      { severity: 'note', rule: 'field/required', line: 2, count: 500, evidence: { grade: 'observed', lines: 2885 } },
      { severity: 'note', rule: 'field/type', line: 2, count: 500 },
    ]);
    expect(summary).toMatchObject({ errors: 0, warnings: 0, notes: 1000, events: 501 });
  });

  it('is counted by rule and severity, alike in the summary, the statistics, the findings and the words', async () => {
    for (const [day, line] of [often, often.replace('2026-', '2019-'), often.replace('2026-', '2019-')].entries()) {
      write(`Journal.2026-11-1${day}T204100.01.log`, line);
    }
    const words = ['.', '--events-only', '--statistics', '--dialect', 'game'];
    const { findings, statistics = [], summary } = await checkReport(...words);
    expect(statistics).toMatchObject([
      { rule: 'field/required', severity: 'note', count: 2, files: 2 },
      { rule: 'field/type', severity: 'note', count: 2, files: 2 },
      { rule: 'field/required', severity: 'warning', count: 1, files: 1 },
      { rule: 'field/type', severity: 'warning', count: 1, files: 1 },
    ]);
    expect(summary).toMatchObject({ errors: 0, warnings: 2, notes: 4 });
    expect(findings.reduce((sum, { count = 1 }) => sum + count, 0)).toBe(6);
    const { out } = await shakedown({ terminal: true, columns: () => 130 }, 'check', ...words);
    expect(out).toContain('2 warnings, 4 notes');
    expect(out).toContain('2 values are not what tools expect, and may not be understood (field/required, field/type)');
  });

  it('is the same with several threads', async () => {
    write(name, header + (often + seldom + never).repeat(300));
    const one = await checkReport(name, '--events-only', '--threads', '1');
    expect(await checkReport(name, '--events-only', '--threads', '3')).toEqual(one);
    expect(one.findings).toHaveLength(2 * 300 + 2);
  });

  it('is unknown to the dialect of the specification, and reported once', async () => {
    write(name, header + often + often + seldom);
    const { findings } = await checkReport(name, '--events-only', '--dialect', 'spec', '--grade', 'declared');
    expect(findings.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(
      Array.from({ length: 3 }, () => 'note event/kind'),
    );
  });
});

describe('--grade', () => {
  it.each([
    ['specified', ['note', 'note', 'note', 'note']],
    ['strong', ['warning', 'warning', 'note', 'note']],
    ['observed', ['warning', 'warning', 'warning', 'note']],
    ['declared', ['warning', 'warning', 'warning', 'warning']],
  ])('%s is the weakest evidence for a warning', async (grade, severities) => {
    write(name, header + often + seldom + never);
    const found = await sentences('--grade', grade);
    expect(found.map((sentence) => sentence.split(':')[0])).toEqual(severities);
  });

  it('may be in the settings of the project, which it overrides', async () => {
    write(name, header + often);
    write('shakedown.config.json', JSON.stringify({ grade: 'specified' }));
    expect((await checkReport(name, '--events-only')).summary).toMatchObject({ warnings: 0, notes: 2 });
    expect((await checkReport(name, '--events-only', '--grade', 'strong')).summary).toMatchObject({
      warnings: 2,
      notes: 0,
    });
  });

  it('is one of four, and says which', async () => {
    write(name, header);
    const { code, err } = await shakedown('check', name, '--grade', 'obsereved');
    expect(code).toBe(2);
    expect(err).toContain('observed');
  });
});
