import { describe, expect, it } from 'vitest';
import { declaredKind, type Evidence, observed, specified } from '../../interface/evidence.js';
import { declared, integer, known, list, object, optional, shape, text, until } from '../../interface/field.js';
import { kind } from '../../interface/kind.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { never, type Rule } from '../../interface/object-rule.js';
import { diagnose } from './diagnose.js';
import type { WarningGrade } from './evidence-severity.js';

const Crate = shape('Crate', 'a crate', { Count: integer('how many'), Weight: integer('in tonnes') }, [
  never('Lid', { Lid: 'shut' }, { id: 'crate/lid', says: 'a crate never has a Lid', reason: 'It is a crate.' }),
]);

function reported(
  evidence: Evidence,
  members: object,
  grade?: WarningGrade,
  timestamp = '2026-11-14T20:41:00Z',
): string[] {
  const table = kind(
    'Boarding',
    'a person boards',
    {
      Deck: integer('the deck'),
      Name: text('the name'),
      Seat: optional(integer('the seat'), 0.5),
      Rumour: declared(integer('a rumour')),
      Former: known({ grade: 'observed' }, until('2.2', integer('what was there in former times'))),
      Crates: optional(list(object(Crate), 'the crates')),
    },
    { evidence },
  );
  const catalogue: Catalogue = { dialect: 'game', kinds: [table] };
  const event = { timestamp, event: 'Boarding', Deck: 1, Name: 'x', ...members };
  const line = JSON.stringify(event).replace('"7.0"', '7.0');
  return diagnose(catalogue, JSON.parse(line), 'journal', line, grade).map(
    ({ severity, message }) => `${severity}: ${message}`,
  );
}

describe('what contradicts the specification', () => {
  it('is an error, and says nothing of evidence', () => {
    expect(reported(specified, { Deck: undefined })).toEqual(['error: Deck is missing']);
    expect(reported(specified, { Rumour: 'x' })).toEqual([
      'note: Rumour must be an integer, found "x": an integer in other people\'s lists',
    ]);
    expect(reported(specified, { Former: 'x' })).toEqual([
      'note: Former must be an integer, found "x": an integer in the lines seen',
    ]);
  });
});

describe('what contradicts a hundred lines or more', () => {
  const strong = observed(1314);

  it('is a warning that says how many', () => {
    expect(reported(strong, { Deck: undefined })).toEqual([
      'warning: Deck is missing: all 1,314 lines seen since 2021 have it',
    ]);
    expect(reported(strong, { Deck: '12' })).toEqual([
      'warning: Deck must be an integer, found "12": an integer in all 1,314 lines seen since 2021',
    ]);
    expect(reported(strong, { Deck: '7.0' })).toEqual([
      'warning: 7.0 is an integer: it must be written 7, unlike in all 1,314 lines seen since 2021',
    ]);
  });

  it('counts the lines that have the field, not all of the kind', () => {
    expect(reported(strong, { Seat: true })[0]).toContain(
      'warning: Seat must be an integer, found true: an integer in all 657',
    );
    expect(reported(observed(120), { Seat: true })[0]).toContain(
      'note: Seat must be an integer, found true: an integer in all 60',
    );
  });

  it('is reported inside a list, too', () => {
    expect(reported(strong, { Crates: [{ Count: 1, Weight: 'x' }] })[0]).toContain(
      'warning: Weight must be an integer',
    );
    expect(reported(strong, { Crates: [{ Count: 1, Weight: 2, Lid: 'off' }] })).toEqual([
      'warning: a crate never has a Lid in all 1,314 lines seen since 2021, found "off"',
      // The rule tells it better than that the field is unknown.
    ]);
  });

  it('says nothing of 2021 where the game no longer writes the kind', () => {
    expect(reported(observed(150, { until: '2.3' }), { Deck: undefined })).toEqual([
      'warning: Deck is missing: all 150 lines seen have it',
    ]);
  });

  it('is still an error if it is the time', () => {
    expect(reported(strong, {}, undefined, 'noon')).toEqual(['error: "noon" is not a UTC time in ISO 8601']);
  });
});

describe('what contradicts few lines, or none', () => {
  it.each([
    [observed(3), 'note: Deck is missing: all 3 lines seen since 2021 have it'],
    [observed(1), 'note: Deck is missing: the one line seen since 2021 has it'],
    [declaredKind(), "note: Deck is missing: other people's lists have it"],
  ])('is a note: %j', (evidence, sentence) => {
    expect(reported(evidence, { Deck: undefined })).toEqual([sentence]);
  });
});

describe('the grade', () => {
  it.each([
    ['specified', ['error', 'note', 'note', 'note']],
    ['strong', ['error', 'warning', 'note', 'note']],
    ['observed', ['error', 'warning', 'warning', 'note']],
    ['declared', ['error', 'warning', 'warning', 'warning']],
  ] as const)('%s says what is a warning', (grade, severities) => {
    const kinds = [specified, observed(100), observed(99), declaredKind()];
    const found = kinds.map((evidence) => reported(evidence, { Deck: undefined }, grade)[0]?.split(':')[0]);
    expect(found).toEqual(severities);
  });

  it('makes no more of an unknown field', () => {
    expect(reported(observed(1314), { Shoe: 1 }, 'declared')).toEqual(['note: Shoe is not a field of Boarding']);
  });
});

describe('very many contradictions', () => {
  it('leave a rule silent about a member whose own fault was not recorded', () => {
    const positive: Rule = {
      id: 'box/seal',
      severity: 'warning',
      about: 'Seal',
      says: 'a Seal is above 0',
      reason: 'It counts from 1.',
      holds: ({ Seal }) => typeof Seal === 'number' && Seal > 0,
      good: { Seal: 1 },
      bad: { Seal: 0 },
    };
    const Box = shape('Box', 'a box', { Seal: declared(integer('the seal')) }, [positive]);
    const table = kind(
      'Boarding',
      'the commander boards',
      { Boxes: list(object(Box), 'the boxes') },
      { evidence: observed(1314) },
    );
    const rulesFor = (boxes: readonly object[]) => {
      const event = { timestamp: '2026-11-14T20:41:00Z', event: 'Boarding', Boxes: boxes };
      return new Set(diagnose({ dialect: 'game', kinds: [table] }, event).map(({ rule }) => rule));
    };
    expect(rulesFor([{ Seal: 0 }])).toEqual(new Set(['box/seal']));
    expect(rulesFor([{ Seal: 'x' }])).toEqual(new Set(['field/type']));
    expect(rulesFor(Array.from({ length: 1002 }, () => ({ Seal: 'x' })))).toEqual(
      new Set(['field/type', 'event/many']),
    );
  });

  it('do not let a rule judge what is not what it expects', () => {
    const crates = Array.from({ length: 2000 }, () => ({ Count: 'x', Weight: 'x', Lid: 'off' }));
    const severities = reported(observed(1314), { Crates: crates }).map((sentence) => sentence.split(':')[0]);
    expect(new Set(severities)).toEqual(new Set(['warning', 'note']));
    expect(severities.length).toBeLessThan(2100);
  });
});
