import { describe, expect, it } from 'vitest';
import { DeferredFindings } from './deferred-findings.js';
import { checkEvent } from './event/check-event.js';
import type { Finding, PlacedFinding } from './finding.js';

function unknown(event: string, line = 1): PlacedFinding {
  const [finding] = checkEvent({ timestamp: '2026-11-14T20:41:00Z', event }, { dialect: 'spec' });
  return { ...(finding as Finding), file: 'x', line, column: 1 };
}

const unseen: PlacedFinding = {
  rule: 'field/unseen',
  severity: 'note',
  kind: 'FSDJump',
  pointer: '/Factions/0/FactionState',
  expected: 'FactionStateName',
  found: '"Strife"',
  message: '"Strife" has not been seen as a FactionStateName',
  file: 'x',
  line: 1,
  column: 1,
};

function expectedEntries(findings: readonly PlacedFinding[]): PlacedFinding[] {
  const once = new DeferredFindings();
  const reported = findings.filter((finding) => !once.defer(finding));
  return [...reported, ...once.findings()];
}

describe('a finding reported once', () => {
  it('comes after all else, at its first place and with its count', () => {
    const error = { ...unseen, rule: 'field/type', severity: 'error' as const };
    const findings = [
      unseen,
      unknown('Music', 2),
      error,
      { ...unseen, line: 7, pointer: '/Factions/12/FactionState' },
      error,
    ];
    expect(expectedEntries(findings)).toEqual([error, error, { ...unseen, count: 2 }, unknown('Music', 2)]);
  });

  it('is counted as often as those say that counted before', () => {
    expect(expectedEntries([{ ...unseen, count: 3 }, unseen, { ...unseen, count: 5 }])).toEqual([
      { ...unseen, count: 9 },
    ]);
  });

  it('differs by kind, place and value, an unknown field by kind and place alone', () => {
    const others = [{ kind: 'Docked' }, { pointer: '/SystemState' }, { found: '"Peace"' }];
    expect(expectedEntries([unseen, ...others.map((other) => ({ ...unseen, ...other }))])).toHaveLength(4);
    const field = { ...unseen, rule: 'field/unknown' };
    expect(expectedEntries([field, ...others.map((other) => ({ ...field, ...other }))])).toMatchObject([
      { count: 2 },
      {},
      {},
    ]);
  });

  it('may have a long name that begins as another does', () => {
    const long = 'x'.repeat(200);
    expect(expectedEntries([`${long}a`, `${long}b`, `${long}a`].map((kind) => unknown(kind)))).toMatchObject([
      { count: 2 },
      {},
    ]);
    expect(unknown(long).message.length).toBeLessThan(150);
  });

  it('is reported up to ten thousand times, then that there is more, and from where', () => {
    const many = Array.from({ length: 10_100 }, (_, index) => unknown(`x${index}`, index + 1));
    const findings = expectedEntries([...many, unknown('x0'), unknown('x10050')]);
    expect(findings).toHaveLength(10_001);
    expect(findings[0]).toMatchObject({ line: 1, count: 2 });
    expect(findings.at(-1)).toMatchObject({
      rule: 'event/many',
      severity: 'note',
      line: 10_001,
      message: 'more than 10000 different notes: from here on, others are only counted',
      count: 101,
    });
  });
});
