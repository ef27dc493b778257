import { describe, expectTypeOf, it } from 'vitest';
import type {
  AnyEvent,
  EventName,
  EventOf,
  ExtraKindName,
  ExtraKindOf,
  KindName,
  UnknownEventName,
} from './event-types.js';
import type { Faction as GameFaction } from './types/game-events.js';
import type { Faction, StationService } from './types/spec-events.js';

describe('the types', () => {
  it('know every kind by name', () => {
    expectTypeOf<'FSDJump'>().toExtend<KindName>();
    expectTypeOf<'FSDJmp'>().not.toExtend<KindName>();
  });

  it('tell required from optional, and never allow undefined', () => {
    expectTypeOf<EventOf<'Docked'>['StationName']>().toEqualTypeOf<string>();
    expectTypeOf<EventOf<'Docked'>>().toHaveProperty('Wanted');
    expectTypeOf<{ timestamp: string; event: 'Synthesis'; Name: string; Materials: [] }>().toExtend<
      EventOf<'Synthesis'>
    >();
    expectTypeOf<{ timestamp: string; event: 'Synthesis'; Name: string }>().not.toExtend<EventOf<'Synthesis'>>();
    expectTypeOf<{ Flags: number; timestamp: string; event: 'Status'; Flags2: undefined }>().not.toExtend<
      EventOf<'Status'>
    >();
  });

  it('narrow on the name of the event', () => {
    const described = (event: AnyEvent) => {
      if (event.event === 'FSDJump') expectTypeOf(event).toEqualTypeOf<EventOf<'FSDJump'>>();
      if (event.event === 'NavRoute') expectTypeOf(event.Route).toExtend<readonly object[] | undefined>();
      if (event.event === 'Loadout') expectTypeOf(event).toEqualTypeOf<ExtraKindOf<'Loadout'>>();
    };
    expectTypeOf(described).returns.toBeVoid();
  });

  it('close closed lists and leave open ones open', () => {
    expectTypeOf<EventOf<'CargoTransfer'>['Transfers'][number]['Direction']>().toEqualTypeOf<
      'toship' | 'tocarrier' | 'tosrv'
    >();
    expectTypeOf<'Refual'>().not.toExtend<StationService>();
    expectTypeOf<'Orbis'>().toExtend<EventOf<'Docked'>['StationType']>();
    expectTypeOf<12>().toExtend<NonNullable<EventOf<'Status'>['GuiFocus']>>();
    expectTypeOf<12>().not.toExtend<NonNullable<EventOf<'Status', 'spec'>['GuiFocus']>>();
  });

  it('keep a trend out of the states in force', () => {
    type Active = NonNullable<Faction['ActiveStates']>[number];
    expectTypeOf<{ State: string }>().toExtend<Active>();
    expectTypeOf<{ State: string; Trend: number }>().not.toExtend<Active>();
  });

  it('give nested shapes a name', () => {
    expectTypeOf<NonNullable<EventOf<'FSDJump'>['Factions']>>().toEqualTypeOf<GameFaction[]>();
    expectTypeOf<NonNullable<EventOf<'FSDJump', 'spec'>['Factions']>>().toEqualTypeOf<Faction[]>();
    expectTypeOf<EventOf<'FSDJump'>['StarPos']>().toEqualTypeOf<[number, number, number]>();
  });

  it('keep identifiers beyond 2^53 exact', () => {
    expectTypeOf<NonNullable<EventOf<'FSDJump'>['SystemAddress']>>().toEqualTypeOf<number | bigint>();
  });

  it('are those of the live game, and to the letter of the specification when asked', () => {
    expectTypeOf<AnyEvent>().toExtend<AnyEvent<'game'>>();
    expectTypeOf<AnyEvent<'game'>>().toExtend<AnyEvent>();
    expectTypeOf<EventOf<'Docked'>>().toEqualTypeOf<EventOf<'Docked', 'game'>>();
    expectTypeOf<'searchrescue'>().toExtend<NonNullable<EventOf<'Docked'>['StationServices']>[number]>();
    expectTypeOf<string>().toExtend<EventOf<'Docked'>['StationFaction']>();
    expectTypeOf<string>().not.toExtend<EventOf<'Docked', 'spec'>['StationFaction']>();
  });

  it('keep the kinds outside the specification apart from those inside', () => {
    expectTypeOf<'Loadout'>().toExtend<ExtraKindName>();
    expectTypeOf<'Loadout'>().not.toExtend<KindName>();
    expectTypeOf<'FSDJump'>().not.toExtend<ExtraKindName>();
    expectTypeOf<KindName | ExtraKindName>().toExtend<EventName>();
    expectTypeOf<EventName>().toExtend<KindName | ExtraKindName>();
  });

  it('list as names without a table only those that have none', () => {
    expectTypeOf<Extract<UnknownEventName, EventName>>().toEqualTypeOf<never>();
  });

  it('share the shapes of the live game with them', () => {
    expectTypeOf<NonNullable<ExtraKindOf<'Location'>['Factions']>>().toEqualTypeOf<GameFaction[]>();
    expectTypeOf<ExtraKindOf<'Loadout'>['Modules'][number]['Slot']>().toEqualTypeOf<string>();
    expectTypeOf<EventOf<'Loadout'>>().toEqualTypeOf<ExtraKindOf<'Loadout'>>();
    expectTypeOf<EventOf<'Loadout', 'spec'>>().toEqualTypeOf<ExtraKindOf<'Loadout'>>();
  });
});
