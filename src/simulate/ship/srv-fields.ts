import { unitOf } from '../random.js';
import type { Ship } from './ship.js';

export const srvFields = { SRVType: 'testbuggy', SRVType_Localised: 'SRV Scarab' };

export const nomadFields = { SRVType: 'lander01', SRVType_Localised: 'Nomad' };

/** The ID of the SRV in a ship's bay, or of the Nomad while that is out: always the same. */
export function srvIdOf({ id, hull, isNomadOut }: Pick<Ship, 'id' | 'hull' | 'isNomadOut'>): number {
  return 2 + Math.floor(60 * unitOf(`SRV of ${id} ${hull}`)) + (isNomadOut ? 1 : 0);
}
