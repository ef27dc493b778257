import { describe, expect, it } from 'vitest';
import { marking, refual } from '../../../test/support/findings.js';
import { lineAt, recorded } from '../../../test/support/recorded.js';
import type { PlacedFinding } from '../../check/finding.js';

const lines = Array.from({ length: 20 }, (_, n) => `${lineAt(n, 'Docked')}\n`).join('');

function finding(line: number, also: Partial<PlacedFinding> = {}): PlacedFinding {
  return { ...refual, file: '0.log', line, ...also };
}

const unknownKind = { rule: 'event/kind', severity: 'note', pointer: '/event' } as const;

describe('findings', () => {
  it('stand at their lines and under their rules, and a line is as bad as the worst', async () => {
    const { recording } = recorded([lines]);
    const worse = recording.addFindings([
      finding(3, { rule: 'field/unseen', severity: 'note' }),
      finding(3),
      finding(5, { rule: 'time/backwards', severity: 'warning' }),
      finding(5, { rule: 'time/backwards', severity: 'warning' }),
    ]);
    expect(worse).toEqual([
      { n: 2, severity: 'error' },
      { n: 4, severity: 'warning' },
    ]);
    expect(recording.addFindings([finding(3, { rule: 'time/backwards', severity: 'warning' })])).toEqual([]);
    expect(recording.rules).toEqual([
      { rule: 'field/value', severity: 'error', counts: { error: 1 } },
      { rule: 'time/backwards', severity: 'warning', counts: { warning: 3 } },
      { rule: 'field/unseen', severity: 'note', counts: { note: 1 } },
    ]);
    expect(await recording.answer('rules', {})).toEqual(recording.rules);
    const { rows } = await recording.answer('rows', { from: 2, count: 3 });
    expect(rows.map(({ severity }) => severity)).toEqual(['error', undefined, 'warning']);
    const { findings } = await recording.answer('line', { n: 2 });
    expect(findings.map(({ rule }) => rule)).toEqual(['field/unseen', 'field/value', 'time/backwards']);
    expect(await recording.answer('findings', { rule: 'time/backwards', from: 1, count: 1 })).toMatchObject({
      total: 3,
      findings: [{ n: 4, line: 5 }],
    });
  });

  it('are grouped by kind and field: all are counted, the first are shown, and the others on request', async () => {
    const { recording } = recorded([lines]);
    const many = Array.from({ length: 21_087 }, (_, n) => finding(1 + (n % 20), { pointer: `/Factions/${n}/Name` }));
    recording.addFindings([...many, finding(3), finding(4)]);
    const { rule } = refual;
    const { groups, sessions } = await recording.answer('groups', {});
    expect(groups.map(({ count, total, findings }) => [count, total, findings.length])).toEqual([
      [21_087, 10_000, 3],
      [2, 2, 2],
    ]);
    expect(sessions).toEqual(['0.log']);
    expect(groups.map(({ heat }) => heat)).toEqual([
      [{ session: 0, count: 21_087, n: 0 }],
      [{ session: 0, count: 2, n: 2 }],
    ]);
    const group = groups[0]?.group ?? '';
    const { total, findings } = await recording.answer('findings', { rule, group, from: 3, count: 50 });
    expect([total, findings.length, findings[0]?.pointer]).toEqual([10_000, 50, '/Factions/3/Name']);
  });

  it('are counted by session, of which there are at most 60', async () => {
    const { recording } = recorded(Array.from({ length: 130 }, (_, at) => `${lineAt(at)}\n`));
    recording.addFindings([0, 1, 2, 129, 129].map((file) => finding(1, { file: `${file}.log` })));
    const { groups, sessions } = await recording.answer('groups', {});
    expect([sessions.length, sessions[0], sessions[1]]).toEqual([44, '0.log', '3.log']);
    expect(groups.map(({ heat }) => heat)).toEqual([
      [
        { session: 0, count: 3, n: 0 },
        { session: 43, count: 2, n: 129 },
      ],
    ]);
  });

  it('are counted by their severity, as in the summary of a check', () => {
    const { recording } = recorded([lines]);
    const note = { rule: 'field/required', severity: 'note', evidence: { grade: 'observed' } } as const;
    recording.addFindings([finding(1, { ...note, count: 40 }), finding(2, { rule: 'field/required' })]);
    recording.addFindings([finding(3, { rule: 'field/required' }), finding(4, { ...note, count: 2 })]);
    expect(recording.rules).toEqual([{ rule: 'field/required', severity: 'error', counts: { error: 2, note: 42 } }]);
  });

  it('say which part of the line is wrong, and do not keep the line', async () => {
    const { recording } = recorded([lines]);
    recording.addFindings([marking('"Refual"', '"Refual"', { file: '0.log', line: 1, column: 5 })]);
    const { hint: _, ...rest } = refual;
    expect((await recording.answer('line', { n: 0 })).findings).toEqual([
      { ...rest, n: 0, file: '0.log', line: 1, column: 5, marked: 8 },
    ]);
  });

  it('that are reported once are one, with the number of all', async () => {
    const { recording } = recorded([lines]);
    const first = recording.addFindings([finding(2, { ...unknownKind, found: 'Odd', count: 7 })]);
    expect(first).toEqual([{ n: 1, severity: 'note' }]);
    expect(recording.addFindings([finding(9, { ...unknownKind, found: 'Odd', count: 5 })])).toEqual([]);
    recording.addFindings([finding(4, { ...unknownKind, found: 'Strange' })]);
    expect(recording.rules).toEqual([{ rule: 'event/kind', severity: 'note', counts: { note: 13 } }]);
    const { total, findings } = await recording.answer('findings', { rule: 'event/kind', from: 0, count: 10 });
    expect([total, findings.map(({ n, found, count }) => [n, found, count])]).toEqual([
      2,
      [
        [1, 'Odd', 12],
        [3, 'Strange', undefined],
      ],
    ]);
    expect((await recording.answer('line', { n: 1 })).findings).toMatchObject([{ found: 'Odd', count: 12 }]);
  });

  it('may come before their lines', async () => {
    const { recording } = recorded([lines]);
    expect(recording.addFindings([finding(21), finding(1, { file: 'later.log' })])).toEqual([]);
    expect(recording.rules).toMatchObject([{ counts: { error: 2 } }]);
    expect(
      (await recording.answer('findings', { rule: 'field/value', from: 0, count: 2 })).findings[0],
    ).not.toHaveProperty('n');
    recording.addLine(0, 0, new TextEncoder().encode(lineAt(0)));
    recording.addBytes(recording.beginFile('later.log'), new TextEncoder().encode('{}\n'));
    const { findings } = await recording.answer('findings', { rule: 'field/value', from: 0, count: 2 });
    expect(findings.map(({ n }) => n)).toEqual([20, 21]);
    expect((await recording.answer('line', { n: 21 })).findings).toHaveLength(1);
  });

  it('of a companion have no line', async () => {
    const { recording } = recorded([lines]);
    expect(recording.addFindings([finding(1, { file: 'Status.json' })])).toEqual([]);
    const { findings } = await recording.answer('findings', { rule: 'field/value', from: 0, count: 10 });
    expect(findings).toMatchObject([{ file: 'Status.json', line: 1 }]);
    expect(findings[0]).not.toHaveProperty('n');
  });

  it('are all counted, and the first ten thousand of a rule are kept', async () => {
    const { recording } = recorded([lines]);
    for (let round = 0; round < 15; round++)
      recording.addFindings(Array.from({ length: 1000 }, (_, at) => finding((at % 20) + 1)));
    for (let round = 0; round < 15; round++)
      recording.addFindings(
        Array.from({ length: 1000 }, (_, at) => finding(1, { ...unknownKind, found: `${round} ${at}` })),
      );
    expect(recording.rules.map(({ counts }) => counts)).toEqual([{ error: 15_000 }, { note: 15_000 }]);
    for (const { rule } of recording.rules)
      expect((await recording.answer('findings', { rule, from: 9999, count: 5 })).findings).toHaveLength(1);
    expect((await recording.answer('findings', { rule: 'no/rule', from: 0, count: 5 })).total).toBe(0);
  });
});
