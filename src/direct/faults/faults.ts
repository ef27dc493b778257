import { joinTables } from '../../words/join-tables.js';
import type { Fault } from './fault.js';
import { fieldFaults } from './field-faults.js';
import { companionFaults, fileFaults } from './file-faults.js';
import { lineFaults } from './line-faults.js';
import { patchLineFaults } from './patch-faults.js';
import { patchCompanionFaults, patchFileFaults } from './patch-file-faults.js';
import { serviceFaults } from './service-faults.js';

/** All faults by name. The types of the names follow from this table. */
export const faults = joinTables(
  'faults',
  lineFaults,
  companionFaults,
  fileFaults,
  fieldFaults,
  patchLineFaults,
  patchCompanionFaults,
  patchFileFaults,
  serviceFaults,
);

/** The name of a fault, such as `torn-line`. */
export type FaultName = Extract<keyof typeof faults, string>;

/** Faults that happen to a line or a companion, and can be restricted to those of one kind. */
type FaultNameOfKind =
  | keyof typeof lineFaults
  | Exclude<keyof typeof companionFaults, `status-${string}`>
  | keyof typeof fieldFaults
  | keyof typeof patchLineFaults;

/**
 * A fault with its timing: `torn-line`, `torn-line:2%` of the lines, `torn-line@12` for the twelfth,
 * `torn-line@1h5m` after that much of the session, `missing-field/Docked:5%` for the lines of one kind, and
 * `field-gone/FSDJump.Factions.Name` for one of its fields.
 */
export type FaultText =
  | FaultName
  | `${FaultName}:${number}%`
  | `${FaultName}@${number}`
  | `${FaultName}@${number}${string}`
  | `${FaultNameOfKind}/${string}`;

export const faultNames = Object.keys(faults) as FaultName[];

/** Those that break files: all but the faults of services. */
export const fileFaultNames = faultNames.filter((name) => faults[name].touches !== 'request');

/** A fault in the catalogue. */
export type FaultEntry = Pick<Fault, 'about' | 'touches' | 'trace'> & { readonly name: FaultName };

export const faultCatalogue: readonly FaultEntry[] = faultNames.map((name) => {
  const { about, touches, trace } = faults[name];
  return { name, about, touches, trace };
});
