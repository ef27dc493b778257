import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import stringWidth from 'fast-string-width';
import { describe, expect, it } from 'vitest';
import { anyFindings, clean, colourless, marking, refual, reportText } from '../../../test/support/findings.js';
import { styleFor } from '../../cli/terminal/terminal-style.js';
import type { PlacedFinding } from '../finding.js';
import { prettyReport } from './pretty-report.js';

const docked =
  '{ "timestamp":"2026-11-14T20:43:10Z", "event":"Docked", "StationName":"Café 標準", "StationType":"Coriolis", ' +
  '"StationGovernment":"$government_Democracy;", "StationServices":[ "Dock", "Refual", "Rearm" ], ' +
  '"DistFromStarLS":112.5, "LandingPads":{ "Small":3, "Medium":4, "Large":2 } }';

const findings: PlacedFinding[] = [
  marking(docked, '"Refual"', { hint: 'did you mean "Refuel"?' }),
  marking(docked, '"Café 標準"', {
    rule: 'field/form',
    severity: 'warning',
    message:
      'StationName must be a name in internal form, found what a player reads in the navigation panel of the ship',
  }),
  marking(docked, '112.5', {
    rule: 'field/unseen',
    severity: 'note',
    message: '112.5 has not been seen as a distance before',
    hint: 'the specification names it among the fields that a future update may well do without',
    line: 1_234_567,
  }),
  marking(docked, '}', { message: 'Wanted is missing', column: docked.length }),
];
const outcome = { ...clean, files: 3, events: 8214, lines: 8214, errors: 2, warnings: 1, notes: 1, baselined: 14 };

describe('at a width of', () => {
  it('80 columns, the line is cut around what is marked, and what does not fit beside goes below', () => {
    expect(
      reportText(prettyReport(colourless, { width: 80 }), findings, outcome),
    ).toBe(`error field/value   Journal.2026-11-14T204100.01.log:412:182   Docked
  412 │ …"StationServices":[ "Dock", "Refual", "Rearm" ], "DistFromStarLS":112.…
      │                              ^^^^^^^^ is not a valid station service
 hint │ did you mean "Refuel"? · shakedown explain field/value
warning field/form   Journal.2026-11-14T204100.01.log:412:71   Docked
  412 │ …"event":"Docked", "StationName":"Café 標準", "StationType":"Coriolis",…
      │                                  ^^^^^^^^^^^
      │ StationName must be a name in internal form, found what a player reads
      │ in the navigation panel of the ship
 hint │ shakedown explain field/form
note field/unseen   Journal.2026-11-14T204100.01.log:1234567:220   Docked
1234567 │ …"Rearm" ], "DistFromStarLS":112.5, "LandingPads":{ "Small":3, …
        │                              ^^^^^
        │                           112.5 has not been seen as a distance before
   hint │ the specification names it among the fields that a future update may
        │ well do without
        │ shakedown explain field/unseen
error field/value   Journal.2026-11-14T204100.01.log:412:278   Docked
  412 │ …"Medium":4, "Large":2 } }
      │                          ^ Wanted is missing
✖ 2 errors, 1 warning, 1 note (14 in the baseline)
  3 files, 8,214 lines, 8,214 events, 0.4 s
`);
  });

  it('100 columns, which it takes if nothing is said, there is more of it', () => {
    expect(
      reportText(prettyReport(colourless), findings, outcome),
    ).toBe(`error field/value   Journal.2026-11-14T204100.01.log:412:182   Docked
  412 │ …"StationServices":[ "Dock", "Refual", "Rearm" ], "DistFromStarLS":112.5, …
      │                              ^^^^^^^^ is not a valid station service
 hint │ did you mean "Refuel"? · shakedown explain field/value
warning field/form   Journal.2026-11-14T204100.01.log:412:71   Docked
  412 │ …"event":"Docked", "StationName":"Café 標準", "StationType":"Coriolis", …
      │                                  ^^^^^^^^^^^
      │ StationName must be a name in internal form, found what a player reads in the navigation
      │ panel of the ship
 hint │ shakedown explain field/form
note field/unseen   Journal.2026-11-14T204100.01.log:1234567:220   Docked
1234567 │ …"Refual", "Rearm" ], "DistFromStarLS":112.5, "LandingPads":{ "Small":3, "Medium":4, …
        │                                        ^^^^^ has not been seen as a distance before
   hint │ the specification names it among the fields that a future update may well do without
        │ shakedown explain field/unseen
error field/value   Journal.2026-11-14T204100.01.log:412:278   Docked
  412 │ …"LandingPads":{ "Small":3, "Medium":4, "Large":2 } }
      │                                                     ^ Wanted is missing
✖ 2 errors, 1 warning, 1 note (14 in the baseline) · 3 files, 8,214 lines, 8,214 events, 0.4 s
`);
  });
});

/** The source line and the one with the carets. */
function sourceOf(finding: PlacedFinding, width = 80): string[] {
  return prettyReport(colourless, { width }).finding(finding).split('\n').slice(1, 3);
}

describe('the carets', () => {
  it('stand under wide and combined characters, and under all of an escape', () => {
    expect(sourceOf(marking('"標準" "e\u0301" x', 'x', { message: 'here' }))).toEqual([
      '  412 │ "標準" "e\u0301" x',
      '      │            ^ here',
    ]);
    expect(sourceOf(marking('\u0007標\u202E', '標\u202E', { message: 'here' }))).toEqual([
      '  412 │ \\u0007標\\u202e',
      '      │       ^^^^^^^^ here',
    ]);
    expect(sourceOf(marking('👩🏽‍🚀🚀', '🚀🚀', { message: 'here' }))).toEqual([
      '  412 │ 👩🏽\\u200d🚀🚀',
      '      │         ^^^^ here',
    ]);
  });

  it('take in a whole character where only a part of it is marked', () => {
    const half = marking('a🚀b', '🚀', { message: 'here', column: 3 });
    expect(sourceOf({ ...half, excerpt: { text: 'a🚀b', start: 1, marked: 1, before: false, behind: false } })).toEqual(
      ['  412 │ a🚀b', '      │  ^^ here'],
    );
  });

  it('stand behind the end where something is missing there', () => {
    expect(sourceOf(marking('{ "a":1', '', { message: 'the line breaks off', column: 8 }))).toEqual([
      '  412 │ { "a":1',
      '      │        ^ the line breaks off',
    ]);
    expect(sourceOf(marking('', '', { message: 'the line is empty' }))).toEqual([
      '  412 │',
      '      │ ^ the line is empty',
    ]);
  });

  it('go as far as the line is shown where more is marked', () => {
    const [line = '', carets = ''] = sourceOf(marking(`{ "a":[${'1,'.repeat(500)}1] }`, `[${'1,'.repeat(500)}1]`));
    expect(line).toBe(`  412 │ { "a":[${'1,'.repeat(32)}…`);
    expect(carets).toBe(`      │       ${'^'.repeat(65)}`);
  });
});

describe('the line', () => {
  it('is shown around a column far into it, with its real number', () => {
    const text = `${'"Name":"Sol", '.repeat(20)}"Count":"x", ${'"Name":"Sol", '.repeat(20)}`;
    const column = 900_000;
    const start = column - text.indexOf('"x"');
    const excerpt = { text, start, marked: 3, before: true, behind: true };
    const shown = prettyReport(colourless, { width: 80 }).finding({
      ...refual,
      column,
      excerpt,
      message: '"x" is no number',
    });
    expect(shown.split('\n').slice(0, 3)).toEqual([
      'error field/value   Journal.2026-11-14T204100.01.log:412:900000   Docked',
      '  412 │ …"Name":"Sol", "Count":"x", "Name":"Sol", "Name":"Sol", "Name":"Sol", …',
      '      │                        ^^^ is no number',
    ]);
  });

  it('has an ellipsis at either end where the excerpt was cut there, however short it is', () => {
    const excerpt = { text: '"a":1, "b":2, "c":3', start: 51, marked: 1, before: true, behind: true };
    expect(sourceOf({ ...refual, column: 62, excerpt, message: 'here' })).toEqual([
      '  412 │ …"a":1, "b":2, "c":3…',
      '      │             ^ here',
    ]);
  });

  it('is looked at only around the mark, however long it is', () => {
    const text = '標"'.repeat(5_000_000);
    const [line = ''] = sourceOf({
      ...refual,
      column: 5_000_001,
      excerpt: { text, start: 1, marked: 1, before: false, behind: false },
    });
    expect(stringWidth(line)).toBeLessThanOrEqual(80);
  });

  it('is left out where a file could not be read', () => {
    const { kind: _, hint: __, ...bare } = refual;
    const unreadable = {
      ...bare,
      rule: 'file/read',
      line: 1,
      column: 1,
      message: 'the file cannot be read: no permission',
    };
    expect(prettyReport(colourless).finding(unreadable)).toBe(
      'error file/read   Journal.2026-11-14T204100.01.log:1:1\n' +
        '      │ the file cannot be read: no permission\n' +
        ' hint │ shakedown explain file/read\n',
    );
  });
});

it('tells how to learn more with the first finding of a rule only', () => {
  const report = prettyReport(colourless);
  const bare = marking('x', 'x');
  expect(report.finding(bare)).toContain(' hint │ shakedown explain field/value\n');
  expect(report.finding(bare)).not.toContain('hint');
  expect(report.finding({ ...bare, hint: 'look' })).toContain(' hint │ look\n');
  expect(report.finding({ ...bare, rule: 'field/type' })).toContain(' hint │ shakedown explain field/type\n');
});

it('never cuts the place, so that it can be copied, and shows no character that steers a terminal', () => {
  const file = `/saved/${'long/'.repeat(30)}a\n\u001B[2J.log`;
  const report = prettyReport(colourless, { width: 80 });
  const [folder, head] = report.finding({ ...refual, file }).split('\n');
  expect(folder).toBe(`in /saved/${'long/'.repeat(29)}long`);
  expect(head).toBe('error field/value   a\\n\\u001b[2J.log:412:301   Docked');
  // Once is enough, until there is another.
  expect(report.finding({ ...refual, file }).split('\n')[0]).toBe(head);
  expect(report.finding({ ...refual, file: 'other/b.log' })).toMatch(/^in other\nerror field\/value {3}b\.log:/);
});

it('shows no note where there is nothing else, except on request', () => {
  const note: PlacedFinding = { ...refual, rule: 'field/unseen', severity: 'note' };
  const fine = { ...clean, files: 1, notes: 1, statistics: [] };
  const line = '12,345 notes for authors of tools; nothing you need to do (--all shows them)\n';
  const brief = reportText(prettyReport(colourless, { width: 80 }), [note], { ...fine, notes: 12_345 });
  expect(brief).toContain(line);
  expect(brief).not.toContain('field/unseen');
  for (const [options, some, end] of [
    [{ all: true }, [note], fine],
    [{}, [note], { ...fine, fails: true }],
    [{}, [note, refual], { ...fine, errors: 1 }],
  ] as const)
    expect(reportText(prettyReport(colourless, options), some, end)).toContain('note field/unseen');
});

it('has no line wider than the terminal but those of names, whatever the findings hold', () => {
  fc.assert(
    fc.property(anyFindings, fc.constantFrom(40, 80, 100, 200), (some, width) => {
      const report = prettyReport(colourless, { width, all: true });
      for (const finding of some) {
        const text = report.finding(finding);
        expect(text).toMatch(/^[^\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*\n$/u);
        const widths = text
          .split('\n')
          .slice(text.startsWith('in ') ? 2 : 1)
          .map((line) => stringWidth(line));
        expect(Math.max(...widths)).toBeLessThanOrEqual(width);
      }
    }),
  );
});

it('puts a caret under every line of a journal that it shows', () => {
  fc.assert(
    fc.property(anyFindings, (some) => {
      for (const finding of some.filter(({ excerpt }) => excerpt !== undefined)) {
        const text = prettyReport(colourless, { all: true }).finding(finding);
        const [, , carets] = text.split('\n').slice(text.startsWith('in ') ? 1 : 0);
        expect(carets).toMatch(/^ +│ +\^/);
      }
    }),
  );
});

it('is dressed in colours by their severity, and says the same as without', () => {
  const style = styleFor(true, { terminal: true, env: {} });
  const dressed = reportText(prettyReport(style), findings, outcome);
  expect(stripVTControlCharacters(dressed)).toBe(reportText(prettyReport(colourless), findings, outcome));
  expect(dressed).toContain(style.red('^^^^^^^^'));
  expect(dressed).toContain(style.bold(style.yellow('warning')));
  expect(reportText(prettyReport(style), [], clean)).toContain(style.bold(style.green('✔')));
});

describe('findings that are alike', () => {
  const many = (count: number, pointer = '/Factions/0/Name', file = 'a.log') =>
    Array.from({ length: count }, (_, at) =>
      marking('x', 'x', { kind: 'Docked', pointer: pointer.replace('0', String(at)), line: at + 1, file }),
    );

  it('are folded from the fourth on, with their number and their places, unless all are wanted', () => {
    const alike = [...many(3), ...many(40).slice(3), ...many(3, '/StationName'), ...many(2, undefined, 'b.log')];
    const text = reportText(prettyReport(colourless, { width: 80 }), alike, clean);
    expect(text.match(/^error field\/value {3}[ab]\.log/gm)).toHaveLength(6);
    expect(text).toContain(`
error field/value   Docked /Factions/*/Name   39 more times in 2 files
  a.log:4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22 …
  b.log:1, 2
--all shows each finding, --statistics counts them by rule
`);
    const all = reportText(prettyReport(colourless, { width: 80, all: true }), alike, clean);
    expect(all.match(/^error field\/value/gm)).toHaveLength(45);
    expect(all).not.toContain('--all');
  });

  it('make a report of a few hundred lines, however many there are, and hide no rule', () => {
    const some = Array.from({ length: 500 }, (_, at) => many(5, `/Field${at}/0`)).flat();
    const text = reportText(prettyReport(colourless), [...some, { ...refual, rule: 'line/cut' }], clean);
    expect(text.split('\n').length).toBeLessThan(500);
    expect(text).toContain('error line/cut   Journal.');
    const counts = [...text.matchAll(/(\d[\d,]*) (?:more )?(?:times?|findings?)/g)].map(([, count = '']) => count);
    const folded = counts.reduce((sum, count) => sum + Number(count.replace(',', '')), 0);
    expect(folded + (text.match(/^error .*log:/gm)?.length ?? 0)).toBe(2501);
  });
});
