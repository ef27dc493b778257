import { encodedMaterialNames } from '../../../game/material-grades.js';
import { type Activity, wait, write } from '../../activity.js';
import { addVoucher } from '../../commander/vouchers.js';
import type { World } from '../../world/world.js';
import { collect } from '../exploration/collect-materials.js';

/** The data of Thargoids and Guardians is found where they were. */
const humanData = Object.keys(encodedMaterialNames).filter((name) => !/^(ancient|guardian|tg|unknown)/.test(name));

/** Reads a data point from the SRV: materials, something to know, or a voucher of those who want the data. */
export function* scanDataPoint(world: World, yields?: 'voucher' | 'data'): Activity {
  const { commander, random, system } = world;
  yield wait(random.integer(8, 20));
  yield write('DatalinkScan', {
    Message: '$DATAPOINT_GAMEPLAY_complete;',
    Message_Localised: 'The data point has been read.',
  });
  const found = yields ?? random.weighted({ materials: 8, voucher: 3, data: 1 });
  if (found === 'voucher' && system.faction !== '') {
    const Reward = random.integer(3000, 9900);
    addVoucher(commander.vouchers.data, system.faction, Reward);
    yield write('DatalinkVoucher', { Reward, VictimFaction: '', PayeeFaction: system.faction });
  }
  if (found === 'data') yield write('DataScanned', { Type: '$Datascan_DataPoint;', Type_Localised: 'Data point' });
  yield* collect(world, random.pick(humanData));
}
