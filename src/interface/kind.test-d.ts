import { describe, expectTypeOf, it } from 'vitest';
import { integer, object, shape, text } from './field.js';
import { type Kind, type KindOptions, kind } from './kind.js';
import { amount, mention } from './summary/summary-part.js';

type Tells = NonNullable<KindOptions<'Name' | 'Tank'>['summary']>[number];

describe('what a kind tells', () => {
  it('begins at one of its fields', () => {
    expectTypeOf(mention('Name')).toExtend<Tells>();
    expectTypeOf(amount('Tank.Level', 't')).toExtend<Tells>();
    expectTypeOf(mention('Nam')).not.toExtend<Tells>();
    expectTypeOf(amount('Tnk.Level', 't')).not.toExtend<Tells>();
  });

  it('is an error where a field is misspelt', () => {
    const fields = { Name: text('who'), Tank: object(shape('Tank', 'a tank', { Level: integer('tonnes') })) };
    const right = () =>
      kind('Fuelling', 'fuel comes', fields, { summary: [mention('Name'), amount('Tank.Level', 't')] });
    const wrong = () =>
      // @ts-expect-error There is no such field.
      kind('Fuelling', 'fuel comes', fields, { summary: [mention('Name'), amount('Tnk.Level', 't')] });
    expectTypeOf(right).returns.toEqualTypeOf<Kind>();
    expectTypeOf(wrong).returns.toEqualTypeOf<Kind>();
  });
});
