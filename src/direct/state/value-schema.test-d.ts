import { describe, expectTypeOf, it } from 'vitest';
import { number, object, optional, text, type ValueSchemaOf } from './value-schema.js';

type Seen = ValueSchemaOf<{ readonly name: string; readonly age?: number }>;

describe('the schema of a type', () => {
  it('has every member, and marks the optional ones', () => {
    expectTypeOf(object({ name: text, age: optional(number) })).toExtend<Seen>();
    expectTypeOf(object({ name: text })).not.toExtend<Seen>();
    expectTypeOf(object({ name: text, age: number })).not.toExtend<Seen>();
    expectTypeOf(object({ name: optional(text), age: optional(number) })).not.toExtend<Seen>();
  });
});
