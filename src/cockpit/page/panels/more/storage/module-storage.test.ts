import { expect, it } from 'vitest';
import { momentOf } from '../../../../../../test/support/moment-of.js';
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
  expect(storage?.places.map(({ system, is }) => [system, is])).toEqual([
    ['Here', 'here'],
    ['Near', 'elsewhere'],
    ['Far', 'elsewhere'],
    ['', 'in-transit'],
  ]);
  expect(storage?.places[1]?.modules).toEqual([
    { name: 'FSD 5A', engineering: 'Long range, grade 5, 50 %', isHot: true, time: 60 },
  ]);
});
