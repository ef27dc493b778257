import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialects } from './dialect/dialects.js';
import { shapesBelow } from './kind-catalogue.js';
import { applyPatch, type Rule } from './object-rule.js';

const rules = Object.values(dialects).flatMap(({ kinds }) =>
  kinds.flatMap((kind) => [kind.shape, ...shapesBelow(kind)].flatMap((shape) => shape.rules)),
);
const aboutBits = new Map(rules.flatMap((rule): [string, Rule][] => (rule.bitsOnly ? [[rule.id, rule]] : [])));

describe('of a rule about some bits of an integer', () => {
  it.each([...aboutBits.values()])('no other bit matters: $id', (rule) => {
    const widest = 2 ** 32 - 1;
    const [[name, [first, last]] = ['', [0, 0]]] = Object.entries(rule.bitsOnly ?? {});
    const between = 2 ** (last + 1) - 2 ** first;
    const hasAny = (value: number) => Math.floor((value % 2 ** (last + 1)) / 2 ** first) > 0;
    const holds = (value: number, patch: object) => rule.holds(applyPatch({}, { ...patch, [name]: value }));
    const values = fc.oneof(
      fc.nat({ max: widest }),
      fc.integer({ min: 0, max: 31 }).map((bit) => 2 ** bit),
    );
    fc.assert(
      fc.property(values, fc.constantFrom(rule.good, rule.bad), (value, patch) => {
        expect(holds(value, patch)).toBe(holds(hasAny(value) ? between : 0, patch));
      }),
    );
    expect(name).not.toBe('');
  });
});
