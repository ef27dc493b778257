import { expect, it } from 'vitest';
import { momentOf } from '../../../../../test/support/moment-of.js';
import { moduleStorage } from './module-storage.js';

it('stored modules stand by where they are: here, near, far, on their way', () => {
  const Items = [
    { Name: '$int_x_name;', InTransit: true },
    {
      Name: '$hpt_beamlaser_gimbal_small_name;',
      Name_Localised: 'Beam Laser',
      StarSystem: 'Far',
      TransferCost: 9,
      TransferTime: 900,
    },
    {
      Name: '$int_hyperdrive_size5_class5_name;',
      Name_Localised: 'FSD',
      StarSystem: 'Near',
      TransferTime: 60,
      EngineerModifications: 'FSD_LongRange',
      Level: 5,
      Quality: 0.5,
      Hot: true,
    },
    { StarSystem: 'Here' },
  ];
  const storage = moduleStorage(
    momentOf({ latest: [{ event: 'StoredModules', StarSystem: 'Here', StationName: 'Port', Items }] }),
  );
  expect(storage?.map(({ heading }) => heading)).toEqual([
    undefined,
    'Here (here) · 1 module',
    'Near · 1 module',
    'Far · 1 module',
    'On their way · 1 module',
  ]);
  expect(storage?.[0]?.text).toContain('4 modules in storage; cost and time are for bringing them to Port, Here.');
  expect(storage?.[2]?.bars).toEqual([
    { name: 'FSD 5A', tags: ['▲ hot'], value: '1 min', about: 'Long range, grade 5, 50 %' },
  ]);
  expect(storage?.[3]?.bars?.[0]).toMatchObject({ name: 'Beam Laser', value: '9 Cr, 15 min' });
});
