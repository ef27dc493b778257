import { expect, test } from 'vitest';
import { Random } from '../random.js';
import { ammunitionIn, rearm, useRounds, weaponsOf } from './ammunition.js';
import { shipCargoFields } from './cargo-fields.js';
import { jetConeBoost, maximumRange } from './jump-range.js';
import { loadoutFields } from './loadout-fields.js';
import { fitOut, hullNames } from './make-ship.js';
import { cargoTonnes, type FittedModule } from './ship.js';

interface LoadoutLine {
  readonly MaxJumpRange: number;
  readonly Rebuy: number;
  readonly HullValue?: number;
  readonly ModulesValue: number;
  readonly Modules: readonly { readonly Slot: string; readonly Item: string; readonly Engineering?: Engineering }[];
}

interface Engineering {
  readonly Level: number;
  readonly Modifiers: readonly { readonly Label: string; readonly Value: number; readonly OriginalValue: number }[];
}

const ships = hullNames.map((hull) => fitOut(new Random(4).stream(hull), hull, 'all-rounder'));

test.each(ships)('the loadout of $hull describes the ship', (ship) => {
  const fields = loadoutFields(ship) as unknown as LoadoutLine;
  expect(fields.MaxJumpRange).toBeCloseTo(maximumRange(ship), 5);
  expect(fields.Rebuy).toBe(Math.ceil(((fields.HullValue ?? ship.hullPaid) + fields.ModulesValue) / 20));
  expect(fields.HullValue === undefined).toBe(ship.hullPaid === 0);
  const slots = fields.Modules.map(({ Slot }) => Slot);
  expect(new Set(slots).size).toBe(slots.length);
  for (const slot of ['Armour', 'PowerPlant', 'MainEngines', 'FrameShiftDrive', 'FuelTank', 'CargoHatch']) {
    expect(slots).toContain(slot);
  }
});

test('a drive is engineered where its optimal mass exceeds stock', () => {
  const driveOf = (hull: string) => {
    const ship = ships.find((each) => each.hull === hull);
    const { Modules } = loadoutFields(ship ?? (ships[0] as (typeof ships)[number])) as unknown as LoadoutLine;
    return Modules.find(({ Slot }) => Slot === 'FrameShiftDrive')?.Engineering;
  };
  expect(driveOf('cobramkiii')).toBeUndefined();
  expect(driveOf('python')).toMatchObject({ Level: 4, BlueprintName: 'FSD_LongRange' });
  const asp = driveOf('asp');
  expect(asp?.Level).toBe(5);
  expect(asp?.Modifiers.find(({ Label }) => Label === 'FSDOptimalMass')).toMatchObject({
    Value: 1785,
    OriginalValue: 1050,
  });
});

test('the list of modules keeps its identity until something changes', () => {
  const ship = fitOut(new Random(3), 'python', 'combat');
  const before = loadoutFields(ship).Modules;
  expect(loadoutFields(ship).Modules).toBe(before);
  const [gun] = weaponsOf(ship).filter((weapon) => ammunitionIn(weapon)) as [FittedModule];
  useRounds(gun, 1);
  const fired = loadoutFields(ship).Modules;
  expect(fired).not.toBe(before);
  expect(fired.find(({ Slot }) => Slot === gun.slot)).not.toEqual(before.find(({ Slot }) => Slot === gun.slot));
  rearm(ship);
  gun.health = 0.5;
  expect(loadoutFields(ship).Modules.find(({ Slot }) => Slot === gun.slot)?.Health).toBe(0.5);
  gun.health = 1;
  expect(loadoutFields(ship).Modules).toEqual(
    before.map((row) => (row.Slot === gun.slot ? { ...row, Health: 1 } : row)),
  );
});

test('mission cargo has rows of its own', () => {
  const ship = fitOut(new Random(2), 'python', 'trader');
  ship.cargo.clear();
  ship.cargo.set('gold', 10);
  const fields = shipCargoFields(ship, [{ type: 'gold', count: 4, mission: 7 }]);
  expect(fields).toEqual({
    Vessel: 'Ship',
    Count: cargoTonnes(ship),
    Inventory: [
      { Name: 'gold', Count: 4, Stolen: 0, MissionID: 7 },
      { Name: 'gold', Count: 6, Stolen: 0 },
    ],
  });
});

test('only neutron stars and white dwarfs have jet cones', () => {
  expect(['N', 'DA', 'DC', 'K', 'M', 'H', 'TTS'].map(jetConeBoost)).toEqual([4, 1.5, 1.5, 1, 1, 1, 1]);
});
