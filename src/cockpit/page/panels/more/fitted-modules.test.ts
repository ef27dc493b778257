import { expect, it } from 'vitest';
import { momentAfter } from '../../../../../test/support/moment-after.js';
import { fittedModules } from './fitted-modules.js';

it('lists the modules of Loadout with their engineering, without paint', () => {
  const Modules = [
    { Slot: 'PaintJob', Item: 'paintjob_krait_light_red', On: true },
    {
      Slot: 'FrameShiftDrive',
      Item: 'int_hyperdrive_size5_class5',
      On: true,
      Engineering: { BlueprintName: 'FSD_LongRange', Level: 5 },
    },
    { Slot: 'Slot01_Size6', Item: 'int_cargorack_size6_class1', On: false },
  ];
  expect(fittedModules(momentAfter({ Loadout: { Modules } }))).toEqual([
    { place: 'Frame shift drive', name: 'FSD 5A', value: 'Long range, grade 5' },
    { place: 'Optional 1, size 6', name: 'Cargo Rack 6E', value: 'off' },
  ]);
});
