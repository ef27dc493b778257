/** What a user's compiler accepts, and what it refuses. */
import { describe, expectTypeOf, it } from 'vitest';
import {
  type Docked,
  type EventOf,
  fieldOf,
  type JournalEvent,
  type NavRoute,
  readJournal,
  type Stage,
  type Status,
  simulate,
  watchJournal,
} from '../../src/index.js';

declare const stage: Stage;
declare const read: JournalEvent;

describe('an event that was read', () => {
  it('has only the fields of its kind, from whichever function it comes', async () => {
    for await (const { event } of readJournal('.')) {
      if (event?.event !== 'Docked') continue;
      expectTypeOf(event).toEqualTypeOf<Docked>();
      // @ts-expect-error: a misspelt field
      expectTypeOf(event.StatoinName).toBeAny();
    }
    for await (const event of readJournal('.', { kinds: ['Docked', 'FSDJump'] }).events()) {
      expectTypeOf(event.event).toEqualTypeOf<'Docked' | 'FSDJump'>();
      // @ts-expect-error: a misspelt field
      if (event.event === 'FSDJump') expectTypeOf(event.StarSytem).toBeAny();
    }
    for await (const { event } of watchJournal('.')) {
      // @ts-expect-error: a misspelt field
      if (event?.event === 'Docked') expectTypeOf(event.StatoinName).toBeAny();
    }
  });

  it('has other fields through fieldOf', () => {
    expectTypeOf(fieldOf(read, 'Mood')).toEqualTypeOf<unknown>();
    // @ts-expect-error: an unlisted field
    expectTypeOf(read.Mood).toBeAny();
  });
});

describe('a companion on a stage', () => {
  it('has the type of its kind', () => {
    expectTypeOf(stage.companion('Status')).toEqualTypeOf<Status | undefined>();
    expectTypeOf(stage.companion('Market')).toEqualTypeOf<EventOf<'Market'> | undefined>();
    expectTypeOf(stage.companion('ModuleInfo')).toEqualTypeOf<EventOf<'ModuleInfo'> | undefined>();
    expectTypeOf(stage.companion('NavRoute')).toEqualTypeOf<NavRoute | EventOf<'NavRouteClear'> | undefined>();
    // @ts-expect-error: a misspelt field
    expectTypeOf(stage.companion('Status')?.Flgas).toBeAny();
    // @ts-expect-error: a kind without a file
    expectTypeOf(stage.companion('Docked')).toBeAny();
  });
});

describe('an event to inject', () => {
  const text = { From: '', Message: 'o7', Channel: 'local' } as const;

  it('has the fields of its kind, and a time if it is not now', () => {
    expectTypeOf(() => stage.inject({ event: 'ReceiveText', ...text })).toBeFunction();
    expectTypeOf(() =>
      stage.inject({ timestamp: '2026-11-14T20:41:00Z', event: 'ReceiveText', ...text }),
    ).toBeFunction();
    expectTypeOf(() => stage.inject(read)).toBeFunction();
    // @ts-expect-error: a misspelt field
    expectTypeOf(() => stage.inject({ event: 'ReceiveText', ...text, Mesage: 'o7' })).toBeFunction();
    // @ts-expect-error: a message is a text
    expectTypeOf(() => stage.inject({ event: 'ReceiveText', ...text, Message: 7 })).toBeFunction();
    // @ts-expect-error: a required field is missing
    expectTypeOf(() => stage.inject({ event: 'ReceiveText', From: '' })).toBeFunction();
    // @ts-expect-error: a misspelt kind
    expectTypeOf(() => stage.inject({ event: 'RecieveText', ...text })).toBeFunction();
  });

  it('is of a kind without a table if the type of its name is string', () => {
    const event: string = 'KindOfTomorrow';
    expectTypeOf(() => stage.inject({ event, Mood: 'calm' })).toBeFunction();
  });

  it('may be broken on purpose', () => {
    expectTypeOf(() => stage.inject({ event: 'ReceiveText', Mesage: 7 }, { anyway: true })).toBeFunction();
    // @ts-expect-error: anyway is false
    expectTypeOf(() => stage.inject({ event: 'ReceiveText', Mesage: 7 }, { anyway: false })).toBeFunction();
  });
});

describe('what a trigger gives', () => {
  it('has the kinds that the situation writes', async () => {
    const { wrote } = await stage.trigger('dock');
    expectTypeOf(wrote).toEqualTypeOf<{
      readonly DockingRequested?: EventOf<'DockingRequested'>;
      readonly DockingGranted?: EventOf<'DockingGranted'>;
      readonly Docked?: Docked;
    }>();
    // @ts-expect-error: docking does not write it
    expectTypeOf(wrote.FSDJump).toBeAny();
    // @ts-expect-error: a misspelt field
    expectTypeOf(wrote.Docked?.StatoinName).toBeAny();
    expectTypeOf((await stage.trigger('carrier-stats')).wrote).toEqualTypeOf<{
      readonly CarrierStats?: EventOf<'CarrierStats'>;
    }>();
    expectTypeOf((await stage.trigger('market')).wrote).toEqualTypeOf<{ readonly Market?: EventOf<'Market'> }>();
    expectTypeOf<keyof Awaited<ReturnType<typeof stage.trigger<'supercruise'>>>['wrote']>().toEqualTypeOf<never>();
  });

  it('has events that are narrowed by their kind', async () => {
    const { events } = await stage.trigger('dock');
    expectTypeOf(events.find((event) => event.event === 'Docked')).toEqualTypeOf<Docked | undefined>();
  });
});

it('a simulated session comes from the root, too', () => {
  expectTypeOf(simulate({ seed: 7 })).toExtend<Iterable<{ readonly at: number }>>();
});
