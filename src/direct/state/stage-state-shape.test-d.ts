import { describe, expectTypeOf, it } from 'vitest';
import { complete, object, required, type ValueOf } from '../../words/shape/shape.js';
import type { StageState } from './stage-state.js';
import { number, type stageStateShape, text } from './stage-state-shape.js';

describe('the shape of the state', () => {
  it('has every member, and marks the optional ones', () => {
    expectTypeOf<ValueOf<typeof stageStateShape>>().toExtend<StageState>();
    expectTypeOf<keyof ValueOf<typeof stageStateShape>>().toEqualTypeOf<keyof StageState>();
  });
});

describe('the type of a shape', () => {
  const members = { name: text, age: number };

  it('tells members that may be left out from others', () => {
    const seen = complete(members, 'age');
    expectTypeOf<ValueOf<typeof seen>>().toEqualTypeOf<{ readonly name: string; readonly age?: number }>();
    const asked = object({ ...members, name: required(text) });
    expectTypeOf<ValueOf<typeof asked>>().toEqualTypeOf<{ readonly name: string; readonly age?: number }>();
    const whole = complete(members);
    expectTypeOf<ValueOf<typeof whole>>().not.toExtend<{ readonly age: string }>();
  });
});
