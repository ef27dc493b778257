import { describe, expectTypeOf, it } from 'vitest';
import type { Dialect } from './dialect/dialects.js';
import {
  decodeFlags,
  decodeFlags2,
  encodeFlags,
  encodeFlags2,
  type Flag2Name,
  type FlagName,
  flags,
} from './flag-tables.js';
import { type GuiFocusName, guiFocusName } from './gui-focus.js';
import type { Catalogue } from './kind-catalogue.js';

describe('the names of flags', () => {
  it('are known to the compiler, one by one', () => {
    expectTypeOf<'Docked'>().toExtend<FlagName>();
    expectTypeOf<'Dokced'>().not.toExtend<FlagName>();
    expectTypeOf<'OnFoot'>().toExtend<Flag2Name>();
    expectTypeOf<'OnFoot'>().not.toExtend<FlagName>();
    expectTypeOf(flags.bits[0]?.name).toEqualTypeOf<FlagName | undefined>();
  });

  it('are what decoding gives and encoding takes', () => {
    expectTypeOf(decodeFlags(0)).toEqualTypeOf<FlagName[]>();
    expectTypeOf(decodeFlags2(0)).toEqualTypeOf<(Flag2Name | `Bit${number}`)[]>();
    encodeFlags(['Docked', 'InMainShip']);
    encodeFlags2(['OnFoot', 'Bit23']);
    // @ts-expect-error there is no such flag
    encodeFlags(['Dokced']);
    // @ts-expect-error there is no such flag
    encodeFlags2(['OnFeet']);
    expectTypeOf(decodeFlags(0).includes).parameter(0).toEqualTypeOf<FlagName>();
  });

  it('are not those of screens, which are known as well', () => {
    expectTypeOf(guiFocusName(6)).toEqualTypeOf<GuiFocusName | undefined>();
    expectTypeOf<'GalaxyMap'>().toExtend<GuiFocusName>();
    expectTypeOf<GuiFocusName>().not.toExtend<FlagName>();
  });
});

describe('the dialect of a catalogue', () => {
  it('is one of two', () => {
    expectTypeOf<Dialect>().toEqualTypeOf<'spec' | 'game'>();
    expectTypeOf<Catalogue['dialect']>().toEqualTypeOf<Dialect>();
  });
});
