/** Every event of the live game beyond the specification matches its table, in all plans. */
import { describe, expect, it } from 'vitest';
import { extraKinds } from '../../src/interface/dialect/dialects.js';
import type { Field, Shape } from '../../src/interface/field.js';
import { formatLine } from '../../src/journal/format/format-line.js';
import { type PlanName, planNames } from '../../src/simulate/plans/plans.js';
import { simulate } from '../../src/simulate/simulate.js';
import { isThorough, oneIn } from '../thorough.js';

const tables = new Map(extraKinds.kinds.map((kind) => [kind.name, kind.shape]));

const boarding: ReadonlySet<string> = new Set(['Embark', 'DockSRV', 'DockFighter']);

/** The mismatches between a shape and an object, including nested ones. */
function complaints(shape: Shape, value: Readonly<Record<string, unknown>>, place: string): string[] {
  const names = Object.keys(shape.fields);
  const found = Object.keys(value);
  const order = names.filter((name) => found.includes(name));
  return [
    ...names
      .filter((name) => !shape.fields[name]?.optional && !found.includes(name))
      .map((n) => `${place}.${n}: missing`),
    ...found.filter((name) => !names.includes(name)).map((name) => `${place}.${name}: unknown`),
    ...(order.join() === found.filter((name) => names.includes(name)).join() ? [] : [`${place}: ${found.join()}`]),
    ...order.flatMap((name) => mismatch(shape.fields[name] as Field, value[name], `${place}.${name}`)),
  ];
}

function mismatch(field: Field, value: unknown, place: string): string[] {
  if (field.type === 'array' && Array.isArray(value)) {
    return value.flatMap((each) => mismatch(field.element, each, `${place}[]`));
  }
  if (field.type === 'object' && typeof value === 'object' && value !== null) {
    return field.shape.members ? [] : complaints(field.shape, value as Record<string, unknown>, place);
  }
  const isRight =
    (field.type === 'integer' && Number.isInteger(value)) ||
    (field.type === 'number' && typeof value === 'number') ||
    field.type === typeof value;
  return isRight ? [] : [`${place}: ${JSON.stringify(value)} is no ${field.type}`];
}

/** Collects the kinds of a plan; returns mismatches with their tables. */
function problemsIn(plan: PlanName, seed: number, kinds: Set<string>): string[] {
  const found: string[] = [];
  for (const { event } of simulate({ plan, seed, dialect: 'game', seconds: 2 * 3600 })) {
    const shape = event && tables.get(event.event);
    if (!shape) continue;
    kinds.add(event.event);
    const line = JSON.parse(formatLine(event)) as Record<string, unknown>;
    found.push(...complaints(shape, line, event.event));
  }
  return [...new Set(found)];
}

describe('the events around those of the specification', () => {
  it('match their tables in members, types and order, in every plan', () => {
    const kinds = new Set<string>();
    for (const plan of new Set([...oneIn(6, planNames), 'tour'] as const)) {
      const seeds = (plan === 'tour' ? 4 : 1) * (isThorough ? 3 : 1);
      for (let seed = 0; seed < seeds; seed++) expect(problemsIn(plan, seed, kinds), `${plan} ${seed}`).toEqual([]);
    }
    // All that the simulator writes, except Continued, since sessions of hours do not fill a second file.
    expect(kinds.size).toBeGreaterThanOrEqual(45);
  });

  it("are omitted in the specification's dialect, and nothing else is", () => {
    const of = (dialect: 'spec' | 'game') => {
      const lines = [...simulate({ seed: 3, plan: 'on-foot', dialect, seconds: 3600 })].flatMap(({ at, event }) =>
        event ? [{ at, event: event.event }] : [],
      );
      // The live game writes the Loadout again after boarding: the ship is unchanged.
      return lines.flatMap(({ at, event }, index) =>
        // A single jump is a route for the game, and none for the specification.
        event === 'NavRoute' ||
        tables.has(event) ||
        (event === 'Loadout' && boarding.has(lines[index - 1]?.event ?? ''))
          ? []
          : [`${at} ${event}`],
      );
    };
    expect(of('game')).toEqual(of('spec'));
    const written = [...simulate({ seed: 3, dialect: 'spec', seconds: 3600 })].flatMap(
      ({ event }) => event?.event ?? [],
    );
    expect(written.filter((event) => tables.has(event))).toEqual([]);
  });
});
