import { describe, expectTypeOf, it } from 'vitest';
import type { EventName } from '../../interface/event-types.js';
import type { SettingInputs } from '../settings/session-settings.js';
import { assertSettingsFor, parseSituationName } from './situation-command.js';
import { isSituationName, type SettingsFor, type SituationName, type WrittenBy } from './situation-names.js';

/** As declared by a stage. */
declare function trigger<Name extends SituationName>(name: Name, settings?: SettingsFor<Name>): void;

describe('the types of situations', () => {
  it('include every situation by its name', () => {
    expectTypeOf<'dock'>().toExtend<SituationName>();
    expectTypeOf<string>().not.toExtend<SituationName>();
    trigger('dock');
    // @ts-expect-error: a misspelt name
    trigger('dok');
  });

  it('include the settings of each situation, and the common ones', () => {
    expectTypeOf<keyof SettingsFor<'dock'>>().toEqualTypeOf<
      'station' | 'system' | 'fuel' | 'credits' | 'legal' | 'cargo' | 'materials'
    >();
    expectTypeOf<keyof SettingsFor<'fiddle'>>().toEqualTypeOf<'fuel' | 'credits' | 'legal' | 'cargo' | 'materials'>();
    trigger('dock', { station: 'Jameson Memorial', fuel: '20%', credits: 5n, cargo: { gold: 20 }, legal: 'Wanted' });
    trigger('oxygen-low', { oxygen: 0.1, body: 'Moon', system: undefined });
    trigger('war-active', { conflict: 'election' });
    // @ts-expect-error: a misspelt setting
    trigger('dock', { statoin: 'Jameson Memorial' });
    // @ts-expect-error: a setting that other situations take
    trigger('dock', { body: 'Moon' });
    // @ts-expect-error: a setting of a situation made by the same function
    trigger('oxygen-low', { health: 0.1 });
    // @ts-expect-error: its conflict is a civil war
    trigger('civil-war', { conflict: 'election' });
    // @ts-expect-error: a situation that takes nothing of its own
    trigger('fiddle', { system: 'Sol' });
    // @ts-expect-error: what can be set before a session only
    trigger('dock', { ship: 'python' });
  });

  it('include the input of each setting', () => {
    expectTypeOf<SettingsFor<'dock'>['station']>().toEqualTypeOf<string | undefined>();
    // @ts-expect-error: a number for a name
    trigger('dock', { station: 3 });
    // @ts-expect-error: neither tonnes nor a share of the tank
    trigger('dock', { fuel: 'much' });
    // @ts-expect-error: a misspelt word
    trigger('dock', { legal: 'Wnted' });
    // @ts-expect-error: tonnes are numbers
    trigger('dock', { cargo: { gold: 'much' } });
  });

  it('include the kinds that each situation writes', () => {
    expectTypeOf<WrittenBy<'dock'>>().toEqualTypeOf<'DockingRequested' | 'DockingGranted' | 'Docked'>();
    type WritesAnyKind = { [Name in SituationName]: EventName extends WrittenBy<Name> ? Name : never }[SituationName];
    expectTypeOf<WritesAnyKind>().toEqualTypeOf<never>();
  });

  it('accept an untrusted name after a check, with the settings of all situations', () => {
    const name: string = process.argv.join();
    const raw: unknown = JSON.parse(name);
    // @ts-expect-error: it could be anything
    trigger(name);
    if (isSituationName(name)) trigger(name, { oxygen: 0.1, conflict: 'war' });
    const known = parseSituationName(name);
    // @ts-expect-error: they could be anything
    trigger(known, raw);
    assertSettingsFor(known, raw);
    trigger(known, raw);
    expectTypeOf<SettingsFor<SituationName>>().toExtend<SettingInputs>();
  });
});
