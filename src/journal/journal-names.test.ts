import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../words/argument-error.js';
import {
  compareJournalNames,
  formatJournalName,
  type JournalName,
  journalFiles,
  parseJournalName,
  sortJournalNames,
} from './journal-names.js';

const newForm = 'Journal.2022-03-15T152503.01.log';
const oldForm = 'Journal.220315152503.01.log';

describe('the name of a journal file', () => {
  it.each([newForm, oldForm])('has the time of the launch and the number of the part: %s', (name) => {
    expect(parseJournalName(name)).toEqual({ name, edition: '', started: '20220315152503', part: 1 });
  });

  it.each([
    ['JournalBeta.2024-02-29T235959.02.log', { edition: 'Beta', started: '20240229235959', part: 2 }],
    ['JournalAlpha.210329180000.01.log', { edition: 'Alpha', started: '20210329180000', part: 1 }],
    ['Journal.2022-03-15T152503.10.log', { edition: '', part: 10 }],
    ['Journal.2022-03-15T152503.100.log', { edition: '', part: 100 }],
  ])('is read in every edition and with any number of parts: %s', (name, expected) => {
    expect(parseJournalName(name)).toMatchObject(expected);
  });

  it.each([
    `${newForm}.bak`,
    'Journal.2022-03-15T152503.01(1).log',
    'Journal.2022-03-15T152503.01 (2).log',
    'Journal.2022-03-15T152503.01 - Copy.log',
    `Copy of ${newForm}`,
    `${newForm}\n`,
    ` ${newForm}`,
    `backup/${newForm}`,
  ])('is not that of a copy: %j', (name) => expect(parseJournalName(name)).toBeUndefined());

  it.each([
    newForm.toLowerCase(),
    newForm.toUpperCase(),
    'JournalGamma.2022-03-15T152503.01.log',
    'Journal.2022-03-15T15:25:03.01.log',
    'Journal.20220315152503.01.log',
    'Journal.2022-03-15T152503.log',
    'Status.json',
    '',
  ])('has no other form: %j', (name) => expect(parseJournalName(name)).toBeUndefined());

  it.each([
    'Journal.2022-13-15T152503.01.log',
    'Journal.2022-02-30T152503.01.log',
    'Journal.2023-02-29T152503.01.log',
    'Journal.2022-03-15T252503.01.log',
    'Journal.2022-03-15T156003.01.log',
    'Journal.220230152503.01.log',
    'Journal.220015152503.01.log',
  ])('holds a time that can be: not %s', (name) => expect(parseJournalName(name)).toBeUndefined());

  it.each(['00', '000', '1', '99999999999999999999'])('counts parts from 01: not %s', (part) => {
    expect(parseJournalName(`Journal.2022-03-15T152503.${part}.log`)).toBeUndefined();
  });
});

describe('the order of journal files', () => {
  it('is that of play, across both forms, and takes parts as numbers', () => {
    const inOrder = [
      'Journal.161026120000.01.log',
      'Journal.220315152503.01.log',
      'Journal.220315152503.02.log',
      'Journal.2022-03-15T152503.10.log',
      'Journal.2022-03-15T152503.100.log',
      'JournalBeta.2022-03-16T000000.01.log',
      'Journal.2026-11-14T204100.01.log',
    ];
    expect(inOrder.toSorted()).not.toEqual(inOrder);
    expect(journalFiles(inOrder.toReversed()).map(({ name }) => name)).toEqual(inOrder);
  });

  it('leaves out what is no journal', () => {
    expect(journalFiles(['Status.json', `${newForm}.bak`, newForm]).map(({ name }) => name)).toEqual([newForm]);
  });

  it('falls back to the name where time and part agree', () => {
    const [first, second] = journalFiles([oldForm, newForm]) as [JournalName, JournalName];
    expect([first.name, second.name]).toEqual([newForm, oldForm]);
    expect(compareJournalNames(first, second)).toBe(-1);
    expect(compareJournalNames(first, first)).toBe(0);
  });

  it('is the same where only the names are asked for, whatever forms they have', () => {
    const name = fc.constantFrom(
      'Journal.2022-03-15T152503.01.log',
      'Journal.2022-03-15T152503.02.log',
      'Journal.2021-12-31T152503.01.log',
      'Journal.2022-03-15T152503.10.log',
      'Journal.2022-03-15T152503.010.log',
      'Journal.220315152503.01.log',
      'Journal.230315152503.0000001.log',
      'JournalBeta.2022-03-15T152503.01.log',
      'JournalAlpha.180315152503.01.log',
    );
    fc.assert(
      fc.property(fc.uniqueArray(name), (names) => {
        expect(sortJournalNames([...names])).toEqual(journalFiles(names).map((each) => each.name));
      }),
    );
  });

  it('does not depend on the order in which the names come', () => {
    const names = fc.uniqueArray(anyName).chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all)));
    fc.assert(
      fc.property(names, ([all, some]) => {
        const kept = new Set(some);
        expect(journalFiles(some)).toEqual(journalFiles(all).filter(({ name }) => kept.has(name)));
      }),
    );
  });
});

describe('a formatted name', () => {
  it('has the form of today, and at least two digits for the part', () => {
    const started = new Date('2026-11-14T20:41:00.999Z');
    expect(formatJournalName({ started, part: 1 })).toBe('Journal.2026-11-14T204100.01.log');
    expect(formatJournalName({ started, part: 123, edition: 'Beta' })).toBe('JournalBeta.2026-11-14T204100.123.log');
  });

  it('says the same when it is read', () => {
    fc.assert(
      fc.property(anyStart, anyPart, anyEdition, (started, part, edition) => {
        const name = formatJournalName({ started, part, edition });
        const digits = started.toISOString().replaceAll(/\D/g, '').slice(0, 14);
        expect(parseJournalName(name)).toEqual({ name, edition, started: digits, part });
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('is refused to part %s', (part) => {
    expect(() => formatJournalName({ started: new Date(0), part })).toThrow(ArgumentError);
  });

  it.each([new Date(Number.NaN), new Date('+010000-01-01T00:00:00Z'), new Date('-000001-01-01T00:00:00Z')])(
    'is refused to a date without a year of four digits: %s',
    (started) => expect(() => formatJournalName({ started, part: 1 })).toThrow(ArgumentError),
  );
});

const anyPart = fc.oneof(fc.integer({ min: 1, max: 120 }), fc.maxSafeInteger().map(Math.abs).filter(Boolean));
const anyEdition = fc.constantFrom('' as const, 'Beta' as const, 'Alpha' as const);
const anyStart = fc.date({
  min: new Date('0000-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});

/** Names of both forms, close enough in time that many differ in one respect only. */
const anyName = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 12 }), anyEdition, fc.boolean())
  .map(([days, part, edition, old]) => {
    const name = formatJournalName({ started: new Date(Date.UTC(2022, 2, 14 + days)), part, edition });
    return old ? name.replace(/20(\d\d)-(\d\d)-(\d\d)T/, '$1$2$3') : name;
  });
