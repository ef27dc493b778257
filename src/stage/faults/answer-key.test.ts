import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StageError } from '../../direct/stage-error.js';
import { AnswerKey, type KeyEntry, readAnswerKey } from './answer-key.js';
import { score } from './fault-score.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'shakedown-key-'));

afterAll(() => rmSync(folder, { recursive: true }));

const entry = {
  fault: 'nan',
  file: 'Journal.2026-11-14T204100.01.log',
  line: 12,
  pointer: '',
  what: '-nan(ind) for 1.5',
  at: '2026-11-14T20:41:00Z',
  trace: 'lasting',
  rules: ['line/not-a-number'],
} as const satisfies Omit<KeyEntry, 'number'>;

describe('an answer key', () => {
  it('is written as faults happen, and the last entry of a number wins', () => {
    const file = path.join(folder, 'key.ndjson');
    const key = new AnswerKey(file, { directory: path.join(folder, 'journal') });
    const first = key.add(entry);
    key.add({ ...entry, line: 13 });
    expect(readAnswerKey(readFileSync(file, 'utf8'))).toEqual(key.entries);
    key.passed(first);
    key.close();
    key.close();
    const read = readAnswerKey(readFileSync(file, 'utf8'));
    expect(read).toEqual(key.entries);
    expect(read.map(({ line, trace }) => [line, trace])).toEqual([
      [12, 'passing'],
      [13, 'lasting'],
    ]);
  });

  it('must be outside the journal directory', () => {
    expect(() => new AnswerKey(path.join(folder, 'key.ndjson'), { directory: folder })).toThrow(/outside it/);
  });

  it('says why it cannot be written', () => {
    const nowhere = path.join(folder, 'nowhere', 'key.ndjson');
    expect(() => new AnswerKey(nowhere, { directory: path.join(folder, 'journal') })).toThrow(StageError);
  });

  it.each(['{', '[]', '{"number":1}', JSON.stringify({ number: 1, ...entry, trace: 'odd' })])(
    'is none if it holds %s',
    (text) => expect(() => readAnswerKey(`\n${text}\n`)).toThrow(/line 2 of the answer key/),
  );
});

describe('a score', () => {
  const key: KeyEntry[] = [{ number: 1, ...entry }];
  const finding = {
    rule: 'line/not-a-number',
    severity: 'error',
    file: `/x/${entry.file}`,
    line: 12,
    pointer: '',
  } as const;

  it('counts a finding at the right location by one of the rules', () => {
    expect(score(key, [finding])).toEqual({ found: key, missed: [], extra: [] });
  });

  it('does not count a finding at another pointer', () => {
    expect(score(key, [{ ...finding, pointer: '/Fuel' }])).toEqual({ found: [], missed: key, extra: [] });
  });

  it('does not count a finding of another rule, which is extra', () => {
    const other = { ...finding, rule: 'line/json' };
    expect(score(key, [other])).toEqual({ found: [], missed: key, extra: [other] });
    expect(score(key, [finding, other])).toEqual({ found: key, missed: [], extra: [other] });
  });

  it('does not count a finding elsewhere, which is extra', () => {
    const elsewhere = { ...finding, line: 13 };
    expect(score(key, [elsewhere])).toEqual({ found: [], missed: key, extra: [elsewhere] });
  });

  it('expects no finding for faults that passed or break no rule', () => {
    const harmless: KeyEntry[] = [
      { ...entry, number: 1, trace: 'passing' },
      { ...entry, number: 2, rules: [] },
    ];
    expect(score(harmless, [finding])).toEqual({ found: [], missed: [], extra: [finding] });
  });

  it('counts a repeated fault where it came first, and nowhere else', () => {
    const news: KeyEntry[] = [...key, { ...entry, number: 2, line: 13, countedWith: 1 }];
    expect(score(news, [finding])).toEqual({ found: news, missed: [], extra: [] });
    expect(score(news, [])).toEqual({ found: [], missed: news, extra: [] });
  });

  it('ignores notes', () => {
    expect(score([], [{ ...finding, severity: 'note' }]).extra).toEqual([]);
  });
});
