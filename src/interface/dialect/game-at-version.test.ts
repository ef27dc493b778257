import { describe, expect, it } from 'vitest';
import { orderOf, versionFacts } from '../../game/game-version.js';
import { versionTable } from '../../game/version-table.js';
import { type Field, leafOf } from '../field.js';
import { allShapes, allValues } from '../kind-catalogue.js';
import { dialects } from './dialects.js';
import { gameAt } from './game-at-version.js';

const fields = allShapes(dialects.game).flatMap(({ name: owner, fields: own }) =>
  Object.entries(own).map(([name, field]) => ({ path: `${owner}.${name}`, field })),
);

function livesOf(field: Field): (string | undefined)[] {
  const { since, until, also = [] } = field;
  return [since, until, ...also.flatMap(livesOf), ...(leafOf(field) === field ? [] : livesOf(leafOf(field)))];
}

describe('versions in the tables', () => {
  it('are those of the table of versions, which are in order', () => {
    const kinds = dialects.game.kinds.flatMap(({ evidence: { since, until } }) => [since, until]);
    const values = allValues(dialects.game).flatMap(({ list }) => list.flatMap(({ since, until }) => [since, until]));
    const named = new Set([...fields.flatMap(({ field }) => livesOf(field)), ...kinds, ...values]);
    named.delete(undefined);
    expect([...named].filter((version) => !versionFacts(version ?? ''))).toEqual([]);
    const orders = versionTable.map(([version]) => orderOf(version) ?? 0);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });

  it('need no rules of their own from 4.0.0.1200 on', () => {
    expect(gameAt('4.0.0.1200')).toBe(dialects.game);
    const later = fields.filter(
      ({ field }) => !field.optional && (orderOf(field.since ?? '') ?? 0) > (orderOf('4.0.0.1200') ?? 0),
    );
    expect(later).toEqual([]);
  });

  it('only ever make fields optional', () => {
    const shapes = new Map(allShapes(gameAt('2.2')).map((shape) => [shape.name, shape]));
    const required = fields.filter(({ path, field }) => {
      const [owner = '', name = ''] = path.split('.');
      const then = shapes.get(owner)?.fields[name];
      expect(then && { ...then, optional: field.optional, shape: 0, element: 0 }).toEqual({
        ...field,
        shape: 0,
        element: 0,
      });
      return field.optional !== then?.optional;
    });
    expect(required.map(({ path }) => path)).toContain('Docked.DistFromStarLS');
    expect(required.every(({ field }) => field.since !== undefined && !field.optional)).toBe(true);
  });
});
