import type { Moment } from '../../../protocol.js';

/** The lines that tell of the system where the ship is. */
export function arrivalLines({ latest }: Moment): readonly unknown[] {
  return [latest['Location'], latest['FSDJump'], latest['CarrierJump']];
}
