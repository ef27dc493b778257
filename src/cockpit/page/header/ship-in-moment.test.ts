import { expect, it } from 'vitest';
import { momentAfter } from '../../../../test/support/moment-after.js';
import { shipIn } from './ship-in-moment.js';

const LoadGame = {
  Ship: 'cobramkv',
  Ship_Localised: 'Cobra',
  ShipID: 8,
  ShipName: 'Paper Lantern',
  ShipIdent: 'UF-29U',
};

it('calls the type as players do', () => {
  expect(shipIn(momentAfter({ LoadGame }))).toEqual({ type: 'Cobra Mk V', name: 'Paper Lantern', ident: 'UF-29U' });
});

it('takes the name that the game shows, or the internal one, for a ship that it does not know', () => {
  const type = (fields: object) => shipIn(momentAfter({ Loadout: fields })).type;
  expect(type({ Ship: 'ray_gun', Ship_Localised: 'Ray Gun' })).toBe('Ray Gun');
  expect(type({ Ship: 'Krait_MkII' })).toBe('Krait Mk II');
  expect(type({ Ship: 'ray_gun' })).toBe('ray_gun');
});

it('forgets the name of the former ship after a swap', () => {
  const ShipyardSwap = { ShipType: 'anaconda', ShipID: 9, StoreOldShip: 'cobramkv' };
  expect(shipIn(momentAfter({ LoadGame, ShipyardSwap }))).toEqual({
    type: 'Anaconda',
    name: undefined,
    ident: undefined,
  });
});

it('knows a new name', () => {
  const SetUserShipName = { Ship: 'cobramkv', ShipID: 8, UserShipName: 'Tin Can', UserShipId: 'TC-1' };
  expect(shipIn(momentAfter({ LoadGame, SetUserShipName }))).toMatchObject({ name: 'Tin Can', ident: 'TC-1' });
});

it('does not take a suit for a ship', () => {
  expect(shipIn(momentAfter({ LoadGame: { Ship: 'UtilitySuit_Class1', ShipID: 4 } })).type).toBeUndefined();
});

it('is undefined for absent, empty or mistyped fields', () => {
  const nothing = { type: undefined, name: undefined, ident: undefined };
  expect(shipIn(momentAfter({}))).toEqual(nothing);
  expect(shipIn(momentAfter({ Loadout: { Ship: 7, ShipName: [], ShipIdent: '' } }))).toEqual(nothing);
});
