import { expect, it } from 'vitest';
import { journalFold } from './journal-fold.js';
import { unknownState } from './journal-state.js';

function after(...lines: readonly Readonly<Record<string, unknown>>[]) {
  const state = unknownState();
  for (const line of lines) journalFold.advance(state, { timestamp: '3307-01-01T00:00:00Z', ...line });
  return state;
}

const load = { event: 'LoadGame', Commander: 'Jameson', Ship: 'adder', ShipID: 1, GameMode: 'Solo' };
const located = { event: 'Location', StarSystem: 'A', SystemAddress: 1, StarPos: [0, 0, 0] };
const docked = { ...located, Docked: true, StationName: 'S', MarketID: 5 };
const boarded = { event: 'Embark', SRV: false, Taxi: false, Multicrew: false, OnStation: true, StationName: 'S' };

it('takes nothing from an arena, whose LoadGame names neither ship nor mode', () => {
  const { Ship: _, ShipID: __, GameMode: ___, ...arena } = load;
  const elsewhere = { ...located, StarSystem: 'Stage', Docked: false };
  const state = after(load, docked, arena, elsewhere, { event: 'Loadout', Ship: 'viper', ShipID: 9 });
  expect(state).toMatchObject({ system: { name: 'A' }, station: { name: 'S' }, ship: { type: 'adder' } });
  expect(after(load, docked, arena, { event: 'Commander', Name: 'Jameson' }, load, elsewhere).system?.name).toBe(
    'Stage',
  );
});

it('knows that a ship boarded in a station is docked there, unless it is that of another', () => {
  const onFoot = { ...located, OnFoot: true, Docked: false };
  expect(after(load, onFoot).docking).toBeUndefined();
  expect(after(load, onFoot, boarded)).toMatchObject({ docking: { docked: true }, station: { name: 'S' } });
  expect(after(load, onFoot, { ...boarded, Taxi: true }).docking).toBeUndefined();
});

it.each([
  ['crew', { ...boarded, Multicrew: true }],
  ['fighter', { event: 'LaunchFighter', Loadout: 'one', PlayerControlled: true }],
])('does not take the Loadout of a %s for that of the own ship', (_, into) => {
  expect(after(load, docked, into, { event: 'Loadout', Ship: 'anaconda', ShipID: 7 }).ship).toMatchObject({ id: 1 });
});

it('stays in a system where the ship is shut down, but for a jump that has not ended', () => {
  const jump = { event: 'StartJump', JumpType: 'Hyperspace', StarSystem: 'B' };
  const arrival = { event: 'FSDJump', StarSystem: 'C', SystemAddress: 3, StarPos: [1, 2, 3] };
  const shutdown = { event: 'SystemsShutdown' };
  expect(after(load, docked, jump, arrival, shutdown).system).toMatchObject({ name: 'C', position: undefined });
  expect(after(load, docked, jump, shutdown).system).toBeUndefined();
});

it('is dead after a log-in that says so', () => {
  expect(after({ ...load, StartDead: true }).play).toBe('dead');
});
