/** Which ship the commander has. */
import type { Members } from '../interface/object-rule.js';
import type { Updates } from './fold.js';
import { keyFrom, nameFrom, numberFrom } from './fold-fields.js';
import { forgetShip, type JournalState } from './journal-state.js';

export const shipUpdates: Updates = {
  LoadGame: (state, event) => {
    // It names what the commander is in, which need not be the ship.
    if (state.ride === 'ship') describe(state, event);
  },
  Loadout: (state, event) => {
    // Others' ships and fighters are described, too.
    if (state.ride !== 'crew' && state.ride !== 'fighter') describe(state, event);
  },
  ShipyardSwap: (state, event) => change(state, event, event.ShipID),
  ShipyardNew: (state, event) => {
    change(state, event, event.NewShipID);
    state.ship.name = '';
  },
  SetUserShipName: ({ ship }, { ShipID, UserShipName, UserShipId }) => {
    if (numberFrom(ShipID) !== ship.id) return;
    ship.name = textFrom(UserShipName);
    ship.ident = textFrom(UserShipId);
  },
  Resurrect: forgetShip,
};

function describe({ ship }: JournalState, event: Members): void {
  ship.type = keyFrom(event.Ship);
  ship.localised = nameFrom(event.Ship_Localised);
  ship.id = numberFrom(event.ShipID);
  ship.name = textFrom(event.ShipName);
  ship.ident = textFrom(event.ShipIdent);
  ship.hullValue = numberFrom(event.HullValue) ?? ship.hullValue;
}

function change(state: JournalState, event: Members, id: unknown): void {
  forgetShip(state);
  state.ship.type = keyFrom(event.ShipType);
  state.ship.localised = nameFrom(event.ShipType_Localised);
  state.ship.id = numberFrom(id);
}

/** A ship may have an empty name. */
function textFrom(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
