import { describe, expectTypeOf, it } from 'vitest';
import { type FormOf, maybe, number, object, text } from './form.js';

type Seen = FormOf<{ readonly name: string; readonly age?: number }>;

describe('the form of a type', () => {
  it('has every member, and says which may lack', () => {
    expectTypeOf(object({ name: text, age: maybe(number) })).toExtend<Seen>();
    expectTypeOf(object({ name: text })).not.toExtend<Seen>();
    expectTypeOf(object({ name: text, age: number })).not.toExtend<Seen>();
    expectTypeOf(object({ name: maybe(text), age: maybe(number) })).not.toExtend<Seen>();
  });
});
