import { unitOf } from '../random.js';
import type { Ship } from './ship.js';

export const srvFields = { SRVType: 'testbuggy', SRVType_Localised: 'SRV Scarab' };

/** The ID of the SRV in a ship's bay: always the same. */
export function srvIdOf({ id, hull }: Pick<Ship, 'id' | 'hull'>): number {
  return 2 + Math.floor(60 * unitOf(`SRV of ${id} ${hull}`));
}
