import { expect, it } from 'vitest';
import { completionAt } from './event-completion.js';

/** What is offered at the bar in the text, and the text with the first of it. */
function offered(marked: string) {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  const completion = completionAt(text, at, 'game');
  const choices = completion?.choices.map(({ insert }) => insert) ?? [];
  const first = completion && text.slice(0, completion.from) + choices[0] + text.slice(completion.to);
  return { choices, first };
}

it('offers fields of the kind that are not written yet, required ones first', () => {
  const { choices, first } = offered('{ "event":"Docked", "StationName":"Ray Gateway", "Stati|');
  expect(choices).toContain('"StationType":');
  expect(choices).not.toContain('"StationName":');
  expect(choices.indexOf('"StationType":')).toBeLessThan(choices.indexOf('"StationState":'));
  expect(first).toMatch(/^\{ "event":"Docked", "StationName":"Ray Gateway", "Station\w+":$/);
  expect(offered('{ "event":"Docked", |').choices).toContain('"MarketID":');
});

it('offers kinds, words of a list, truths, and fields inside objects and lists', () => {
  expect(offered('{ "event":"Dockin|').choices).toEqual(
    expect.arrayContaining(['"DockingGranted"', '"DockingDenied"']),
  );
  expect(offered('{ "event":"Dockin|g", "x":1 }').first).toMatch(/^\{ "event":"Docking\w+", "x":1 \}$/);
  expect(offered('{ "event":"DockingDenied", "Reason":|').choices).toContain('"NoSpace"');
  expect(offered('{ "event":"Docked", "Wanted":t|').choices).toEqual(['true']);
  expect(offered('{ "event":"Docked", "StationFaction":{ "|').choices).toContain('"FactionState":');
  expect(offered('{ "event":"Docked", "StationEconomies":[ { "Name":"", "Pro|').choices).toEqual(['"Proportion":']);
  expect(offered('{ "Fac|":1, "event":"FSDJump" }').first).toBe('{ "Factions":1, "event":"FSDJump" }');
});

it.each(['', 'x|', '{ "event":"Docked", "StationName":"Ra|y" }', '{ "event":"NoSuchKind", "|" }', '{} |'])(
  'offers nothing in %s',
  (text) => expect(offered(text).choices.filter((each) => each !== '"event":')).toEqual([]),
);
