import type { Fault } from './fault.js';
import { fieldFaults } from './field-faults.js';
import { companionFaults, fileFaults } from './file-faults.js';
import { lineFaults } from './line-faults.js';

/** All ways in which a journal goes wrong on disk, by name. */
export const faults = { ...lineFaults, ...companionFaults, ...fileFaults, ...fieldFaults } as const satisfies Record<
  string,
  Fault
>;

export type FaultName = keyof typeof faults;

export const faultNames = Object.keys(faults) as FaultName[];

/** A fault as it is told to somebody who looks for one. */
export type FaultEntry = Pick<Fault, 'about' | 'touches' | 'trace'> & { readonly name: FaultName };

/** All faults, as they are told. */
export const faultCatalogue: readonly FaultEntry[] = faultNames.map((name) => {
  const { about, touches, trace } = faults[name];
  return { name, about, touches, trace };
});
