import { describe, expectTypeOf, it } from 'vitest';
import type { EventName } from '../interface/event-types.js';
import { type Activity, forceWrite, type Step, write } from './activity.js';
import type { EventDraft, EventFields } from './event-fields.js';

const scooped = { Scooped: 5, Total: 12.5 };

describe('write', () => {
  it('takes the fields of the kind', () => {
    expectTypeOf(write('FuelScoop', scooped)).toExtend<Step>();
    expectTypeOf(write('NavRouteClear', {})).toExtend<Step>();
    expectTypeOf(
      write('PayFines', { Amount: 1, AllFines: true, ShipID: 1, Faction: 'Wexa Liberals' }),
    ).toExtend<Step>();
  });

  it('rejects an unknown kind', () => {
    // @ts-expect-error: FuelScop
    expectTypeOf(write('FuelScop', scooped)).toExtend<Step>();
  });

  it('rejects a misspelt field, in a literal and in a spread', () => {
    // @ts-expect-error: Totel
    expectTypeOf(write('FuelScoop', { Scooped: 5, Totel: 12.5 })).toExtend<Step>();
    // @ts-expect-error: Colour
    expectTypeOf(write('FuelScoop', { ...scooped, Colour: 'red' })).toExtend<Step>();
    // @ts-expect-error: Wnated
    expectTypeOf(write('FuelScoop', { ...scooped, ...(Math.random() > 2 && { Wnated: true }) })).toExtend<Step>();
  });

  it('rejects a field of the wrong type', () => {
    // @ts-expect-error: Total is a number
    expectTypeOf(write('FuelScoop', { Scooped: 5, Total: '12.5' })).toExtend<Step>();
    const transfer = { Type: 'gold', Count: 1, Direction: 'tomoon' } as const;
    // @ts-expect-error: a transfer goes to the ship, the carrier or the SRV
    expectTypeOf(write('CargoTransfer', { Transfers: [transfer] })).toExtend<Step>();
    const stop = { StarSystem: 'Sol', SystemAddress: 10_477_373_803, StarPos: [0, 0], StarClass: 'G' } as const;
    // @ts-expect-error: a position has three coordinates
    expectTypeOf(write('NavRoute', { Route: [stop] })).toExtend<Step>();
  });

  it('rejects a missing required field', () => {
    // @ts-expect-error: Total is missing
    expectTypeOf(write('FuelScoop', { Scooped: 5 })).toExtend<Step>();
    // @ts-expect-error: both are missing
    expectTypeOf(write('FuelScoop', {})).toExtend<Step>();
  });

  it('can be yielded by an activity', () => {
    function* scoop(): Activity {
      yield write('FuelScoop', scooped);
    }
    expectTypeOf(scoop).returns.toEqualTypeOf<Activity>();
  });
});

describe('an event draft', () => {
  it('is discriminated by its name', () => {
    const totalOf = (draft: EventDraft) => (draft.event === 'FuelScoop' ? draft.Total : 0);
    expectTypeOf(totalOf).returns.toEqualTypeOf<number>();
  });

  it('of one kind is assignable to the union of drafts', () => {
    expectTypeOf<EventDraft<'FuelScoop'>>().toExtend<EventDraft>();
    expectTypeOf<EventDraft['event']>().toExtend<EventName>();
    expectTypeOf<EventName>().toExtend<EventDraft['event']>();
  });

  it('has no timestamp', () => {
    expectTypeOf<EventFields<'FuelScoop'>>().toEqualTypeOf<{ readonly Scooped: number; readonly Total: number }>();
  });
});

describe('forceWrite', () => {
  it('takes any event with a name', () => {
    expectTypeOf(forceWrite({ event: 'Party', Guests: 5 })).toExtend<Step>();
    // @ts-expect-error: no name
    expectTypeOf(forceWrite({ Guests: 5 })).toExtend<Step>();
  });
});
