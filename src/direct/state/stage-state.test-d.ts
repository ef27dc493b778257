import { describe, expectTypeOf, it } from 'vitest';
import { decodeFlags, decodeFlags2, type Flag2Name, type FlagName } from '../../interface/flag-tables.js';
import type { StageState } from './stage-state.js';

describe('the types of the state', () => {
  it('include every flag by its name', () => {
    expectTypeOf<StageState['flags'][number]>().toEqualTypeOf<FlagName>();
    expectTypeOf<StageState['flags2'][number]>().toEqualTypeOf<Flag2Name>();
    expectTypeOf<'OnFoot'>().toExtend<StageState['flags2'][number]>();
    expectTypeOf<'OnFot'>().not.toExtend<StageState['flags2'][number]>();
  });

  it('allow unnamed bits of Flags2 in values from outside', () => {
    expectTypeOf(decodeFlags).returns.toEqualTypeOf<FlagName[]>();
    expectTypeOf(decodeFlags2).returns.toEqualTypeOf<(Flag2Name | `Bit${number}`)[]>();
  });
});
