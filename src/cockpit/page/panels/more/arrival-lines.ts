import type { Moment } from '../../../protocol.js';

/** The lines that describe the current system. */
export function arrivalLines({ latest }: Moment): readonly unknown[] {
  return [latest['Location'], latest['FSDJump'], latest['CarrierJump']];
}
