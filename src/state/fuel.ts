/** The tanks of the ship. */
import type { Members } from '../interface/object-rule.js';
import { forKinds, type Updates } from './fold.js';
import { numberFrom, objectFrom } from './fold-fields.js';
import { forgetTank, type JournalState, type Where } from './journal-state.js';

/** The smallest main tank of any ship, in tonnes; less is the tank of an SRV or the battery of a suit. */
const smallestTank = 2;

/** What is in the tank since the last jump, as far as lines say so, and how large it is. */
export const jumpFuelUpdates: Updates = {
  FSDJump: jumped,
  LoadGame: ({ ship }, { FuelCapacity }) => {
    ship.fuel.capacity = capacityFrom(FuelCapacity);
  },
  Loadout: ({ ship: { fuel } }, { FuelCapacity }) => {
    const { Main, Reserve } = objectFrom(FuelCapacity) ?? {};
    const reserve = numberFrom(Reserve);
    fuel.capacity = capacityFrom(Main);
    fuel.reservoirCapacity = reserve !== undefined && reserve > 0 ? reserve : undefined;
    fuel.largest = undefined;
  },
  FuelScoop: (state, event, where) => {
    const tonnes = numberFrom(event.Scooped);
    if (tonnes === undefined || tonnes < 0) state.jumpFuel = undefined;
    else if (state.jumpFuel) state.jumpFuel.scooped += tonnes;
    readTank(state, event, event.Total, where);
  },
  ReservoirReplenished: (state, event, where) => readTank(state, event, event.FuelMain, where),
  StartJump: ({ jumpFuel }, { JumpType }) => {
    if (jumpFuel) jumpFuel.jumping = JumpType === 'Hyperspace';
  },
  SupercruiseExit: ({ jumpFuel }) => {
    if (jumpFuel) jumpFuel.drops++;
  },
  Docked: (state) => {
    // A docked ship may be refuelled, and exchanged for another if the journal does not record that.
    if (state.recordsAllKinds) state.jumpFuel = undefined;
    else forgetTank(state);
  },
  // A pump or limpets change the fuel by an unknown amount.
  ...forKinds(['Location', 'CarrierJump', 'RefuelAll', 'RefuelPartial', 'LaunchDrone'], (state) => {
    state.jumpFuel = undefined;
  }),
  ...forKinds(['ShipyardNew', 'ShipyardSwap'], forgetTank),
};

function jumped(state: JournalState, event: Members, where: Where): void {
  const level = numberFrom(event.FuelLevel);
  const used = numberFrom(event.FuelUsed);
  state.jumpFuel = undefined;
  if (event.Taxi === true || event.Multicrew === true || level === undefined || level < 0) return;
  state.jumpFuel = { level, scooped: 0, drops: 0, where };
  const { fuel } = state.ship;
  fuel.largest = Math.max(fuel.largest ?? 0, used !== undefined && used > 0 ? level + used : level) || undefined;
}

/** An SRV has a tank of its own. */
function readTank(state: JournalState, event: Members, level: unknown, where: Where): void {
  const main = numberFrom(level);
  if (main === undefined || main < 0 || state.inSrv || !state.jumpFuel || state.jumpFuel.jumping) return;
  state.jumpFuel = { level: main, by: String(event.event), scooped: 0, drops: 0, where };
}

function capacityFrom(value: unknown): number | undefined {
  const tonnes = numberFrom(value);
  return tonnes !== undefined && tonnes >= smallestTank ? tonnes : undefined;
}

/** What is in the main tank. */
export const fuelUpdates: Updates = {
  LoadGame: (state, { FuelLevel }, where) => learnFuel(state, state.ride === 'ship' ? FuelLevel : undefined, where),
  FSDJump: (state, _, where) => {
    if (state.jumpFuel) learnFuel(state, state.jumpFuel.level, where);
  },
  FuelScoop: (state, { Total }, where) => learnFuel(state, Total, where),
  ReservoirReplenished: (state, { FuelMain }, where) => learnFuel(state, FuelMain, where),
  RefuelAll: (state, _, where) => learnFuel(state, state.ship.fuel.capacity, where),
  RefuelPartial: (state, _, where) => learnFuel(state, undefined, where),
  LaunchDrone: (state, { Type }, where) => {
    if (Type === 'FuelTransfer') learnFuel(state, undefined, where);
  },
};

export function learnFuel({ ship, learned }: JournalState, level: unknown, where: Where): void {
  ship.fuel.main = numberFrom(level);
  learned.fuel = where;
}
