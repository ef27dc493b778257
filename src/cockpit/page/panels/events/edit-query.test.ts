import { expect, it } from 'vitest';
import { asValue, hasTerm, kindChoice, noNoise, toggleTerm, withKinds } from './edit-query.js';

it('names and changes the kinds of a query, and leaves the rest as it is', () => {
  expect(kindChoice('fuel<8 kind:Docked,FSDJump "x"')).toEqual({ kinds: ['Docked', 'FSDJump'], isAllBut: false });
  expect(kindChoice(`${noNoise} -kind:Music`)).toEqual({ kinds: ['Music'], isAllBut: true });
  expect(withKinds('fuel<8 kind:Docked "x  y"', { kinds: ['A', 'b c'], isAllBut: true })).toBe(
    'fuel<8 -kind:A,"b c" "x  y"',
  );
  expect(withKinds('fuel<8 kind:Docked', { kinds: [], isAllBut: false })).toBe('fuel<8');
  expect(withKinds('', { kinds: ['Docked'], isAllBut: false })).toBe('kind:Docked');
});

it('adds and removes a term', () => {
  expect(toggleTerm('a', noNoise)).toBe('a -kind:noise');
  expect(toggleTerm('a -kind:noise b', noNoise)).toBe('a b');
  expect([hasTerm('severity:*', 'severity:*'), hasTerm('a', 'severity:*')]).toEqual([true, false]);
});

it('quotes values that need it', () => {
  expect(['Docked', 'Abraham Lincoln', 'a"*'].map(asValue)).toEqual(['Docked', '"Abraham Lincoln"', '"a\\"\\*"']);
});
