import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullEvent, leastEvent, validEvent } from '../../../test/generators/valid.js';
import { isThorough, oneIn } from '../../../test/thorough.js';
import { dialects, extraKinds } from '../dialect/dialects.js';
import type { Shape } from '../field.js';
import { Docked } from '../kinds/travel/Docked.js';
import { bitsOf, shapeOf, valuesOf } from '../lookup.js';
import { summarise } from './summarise.js';
import type { Part } from './summary-part.js';
import { fieldAt } from './value-at-path.js';

const kinds = [...dialects.spec.kinds, ...dialects.game.kinds, ...extraKinds.kinds];

/** Problems of a part, according to the table of its kind. */
function complaints(part: Part, shape: Shape): string[] {
  const where = `${shape.name}.${part.path}`;
  const field = fieldAt(shape, part.path);
  if (!field) return [`${where} is no field`];
  if ('words' in part && part.as !== 'when' && part.words.split('#').length !== 2)
    return [`${where}: where does it go?`];
  const fits = (isSound: boolean, what: string) => (isSound ? [] : [`${where} is no ${what}`]);
  switch (part.as) {
    case 'text': {
      const values = valuesOf(field)?.list ?? [];
      const called = Object.keys(part.called ?? {}).filter(
        (name) => values.length > 0 && !values.some(({ value }) => value === name),
      );
      return [
        ...fits(field.type === 'string' || values.some(({ name }) => name !== undefined), 'text'),
        ...called.map((name) => `${where} never is ${name}`),
      ];
    }
    case 'amount':
      return fits(field.type === 'integer' || field.type === 'number', 'number');
    case 'when':
      return fits(field.type === 'boolean' || (part.is && field.type === 'integer'), 'truth');
    case 'bits':
      return fits(bitsOf(field) !== undefined, 'set of bits');
    case 'count': {
      const inner = shapeOf(field);
      const isWhere = part.where === undefined || (inner && fieldAt(inner, part.where)?.type === 'boolean');
      return [...fits(field.type === 'array', 'list'), ...(isWhere ? [] : [`${where}.${part.where} is no field`])];
    }
    case 'each': {
      const inner = shapeOf(field);
      return [
        ...fits(field.type === 'array', 'list'),
        ...(inner ? part.parts.flatMap((each) => complaints(each, inner)) : []),
      ];
    }
  }
}

describe('what a kind says matters about it', () => {
  it.each(kinds)('stands in its table ($name)', ({ summary = [], shape }) => {
    expect(summary.flatMap((part) => complaints(part, shape))).toEqual([]);
  });

  it('would be missed if it did not', () => {
    const wrong: readonly Part[] = [
      { as: 'text', path: 'StationNam', words: '#' },
      { as: 'amount', path: 'StationName', unit: 'ly', words: '#' },
      { as: 'text', path: 'StationFaction.Nam', words: '#' },
      { as: 'text', path: 'StationName', words: 'docked' },
      { as: 'count', path: 'StationEconomies', one: 'economy', many: 'economies', where: 'Propotion' },
      { as: 'each', path: 'StationEconomies', parts: [{ as: 'text', path: 'Nam', words: '#' }], words: '#' },
    ];
    expect(wrong.flatMap((part) => complaints(part, Docked.shape))).toEqual([
      'Docked.StationNam is no field',
      'Docked.StationName is no number',
      'Docked.StationFaction.Nam is no field',
      'Docked.StationName: where does it go?',
      'Docked.StationEconomies.Propotion is no field',
      'EconomyShare.Nam is no field',
    ]);
  });
});

/** Line breaks, control characters and invisible ones. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** There are hundreds of kinds. */
const numRuns = isThorough ? 200 : 10;

describe.each(oneIn(8, kinds))('any event of the kind $name', (kind) => {
  const events = fc.oneof(validEvent(kind), fullEvent(kind), leastEvent(kind));

  it('is one line without control characters, and never empty', () => {
    fc.assert(
      fc.property(events, (event) => {
        const { text, parts } = summarise(event);
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(unseen);
        expect(text).toBe(parts.map((part) => part.text).join(' · '));
      }),
      { numRuns },
    );
  });

  it('says nothing new if it comes again, or all of it', () => {
    fc.assert(
      fc.property(events, (event) => {
        const again = summarise(event, { before: event });
        expect([summarise(event).text, '']).toContain(again.text);
      }),
      { numRuns },
    );
  });
});
