import { describe, expect, it } from 'vitest';
import { kindsInJournal } from '../../../../interface/all-kinds.js';
import { parseLine } from '../../../../journal/parse/parse-line.js';
import { editedLine } from './inject-draft.js';
import { exampleEvent, judge, kindChoices } from './judge-event.js';

const now = Date.parse('2026-11-14T20:41:00.700Z');

describe('the judgement of an event', () => {
  it('has nothing against one that is right, and needs no time in it', () => {
    expect(judge('{ "event":\n"NavRouteClear" }', 'game', now)).toEqual({
      is: 'event',
      kind: 'NavRouteClear',
      findings: [],
    });
  });

  it('names what the checker finds', () => {
    const judged = judge('{ "event":"SquadronStartup", "SquadronName":3 }', 'game', now);
    expect(judged).toMatchObject({
      is: 'event',
      findings: [{ pointer: '/SquadronName' }, { pointer: '/CurrentRank' }],
    });
  });

  it('says in which line and column JSON ends', () => {
    const text = '{ "event":"Docked",\n  "StationName":: 7 }';
    expect(judge(text, 'game', now)).toMatchObject({
      is: 'broken',
      line: 2,
      column: 17,
      index: text.indexOf(':: 7') + 1,
    });
  });

  it('wants a name', () => {
    expect(judge('{ "Message":"o7" }', 'game', now)).toMatchObject({
      is: 'broken',
      message: expect.stringContaining('name'),
    });
    expect(judge('[1]', 'game', now)).toMatchObject({ is: 'broken' });
    expect(judge(' \n ', 'game', now)).toEqual({ is: 'empty' });
  });
});

it('says that the fields of a kind without a table are unknown', () => {
  const judged = judge('{ "event":"ReceiveText", "From":7 }', 'spec', now);
  expect(judged).toEqual({ is: 'event', kind: 'ReceiveText', findings: [], isUnknown: true });
});

describe('an example made from a table', () => {
  it.each(kindsInJournal('game'))('of %s has what the checker wants of it', (kind) => {
    const judged = judge(editedLine(JSON.stringify(exampleEvent(kind, 'game'))), 'game', now);
    expect(judged).toEqual({ is: 'event', kind, findings: [] });
  });

  it.each(['spec', 'game'] as const)('is there for each kind of the dialect %s, once', (dialect) => {
    const choices = kindChoices(dialect).flatMap(({ kinds }) => kinds);
    expect(choices.toSorted()).toEqual([...kindsInJournal(dialect)].sort());
  });

  it('is found under what the kind is about, sorted by name', () => {
    const found = kindChoices('spec').find(({ kinds }) => kinds.includes('Docked'));
    expect(found).toEqual({ about: 'travel', kinds: ['Docked', 'FSDJump', 'NavRoute'] });
    expect(kindChoices('game').map(({ about }) => about)).toContain('on foot');
  });
});

describe('a line that is edited', () => {
  const members = ['"event":"Docked"', '"MarketID":9007199254740993', '"Pads":[ 1, 2 ]'];
  const name = '"Name":"a, \\"b\\", {c"';
  const line = `{ "timestamp":"2026-11-14T20:41:00Z", ${[...members, name].join(', ')} }`;

  it('has a field on each line, no time, and every digit', () => {
    expect(editedLine(line)).toBe(`{\n  ${[...members, name].join(',\n  ')}\n}`);
  });

  it('is still the same event', () => {
    const { timestamp: _, ...rest } = parseLine(line).event ?? {};
    expect(parseLine(editedLine(line).replaceAll('\n', ' ')).event).toEqual(rest);
  });

  it('that is broken stays as it is', () => {
    expect(editedLine('{ "event":"Docked", "St\n')).toBe('{ "event":"Docked", "St');
  });
});
