import { describe, expectTypeOf, it } from 'vitest';
import { integer, object, shape, text } from './field.js';
import { type Kind, type KindOptions, kind } from './kind.js';
import { amount, said } from './summary/part.js';

type Tells = NonNullable<KindOptions<'Name' | 'Tank'>['tells']>[number];

describe('what a kind tells', () => {
  it('begins at one of its fields', () => {
    expectTypeOf(said('Name')).toExtend<Tells>();
    expectTypeOf(amount('Tank.Level', 't')).toExtend<Tells>();
    expectTypeOf(said('Nam')).not.toExtend<Tells>();
    expectTypeOf(amount('Tnk.Level', 't')).not.toExtend<Tells>();
  });

  it('is an error where a field is misspelt', () => {
    const fields = { Name: text('who'), Tank: object(shape('Tank', 'a tank', { Level: integer('tonnes') })) };
    const right = () => kind('Fuelling', 'fuel comes', fields, { tells: [said('Name'), amount('Tank.Level', 't')] });
    // @ts-expect-error There is no such field.
    const wrong = () => kind('Fuelling', 'fuel comes', fields, { tells: [said('Name'), amount('Tnk.Level', 't')] });
    expectTypeOf(right).returns.toEqualTypeOf<Kind>();
    expectTypeOf(wrong).returns.toEqualTypeOf<Kind>();
  });
});
