import { describe, expectTypeOf, it } from 'vitest';
import type { LegalState } from '../../game/political-vocabulary-table.js';
import type { StarSystem } from '../../game/star-system.js';
import type { GivenSettings, SessionSettings, SettingInputs } from './session-settings.js';

describe('the types of settings', () => {
  it('follow from the table: the accepted input, and the parsed value', () => {
    expectTypeOf<SettingInputs['legal']>().toEqualTypeOf<LegalState | undefined>();
    expectTypeOf<SettingInputs['boost']>().toEqualTypeOf<'basic' | 'standard' | 'premium' | undefined>();
    expectTypeOf<SettingInputs['fuel']>().toEqualTypeOf<number | bigint | `${number}%` | undefined>();
    expectTypeOf<Required<SessionSettings>['boost']>().toEqualTypeOf<1 | 2 | 3>();
    expectTypeOf<Required<SessionSettings>['system']>().toEqualTypeOf<StarSystem>();
  });

  it('include what can be set before a session begins', () => {
    const given = { ship: 'python', station: 'Jameson Memorial', fuel: 3, pledge: 'Aisling Duval' } as const;
    expectTypeOf(given).toExtend<GivenSettings>();
    // @ts-expect-error: what only situations take
    ({ boost: 'basic' }) satisfies GivenSettings;
    // @ts-expect-error: a misspelt setting
    ({ shp: 'python' }) satisfies GivenSettings;
    // @ts-expect-error: a power there is not
    ({ pledge: 'Aisling' }) satisfies GivenSettings;
  });
});
