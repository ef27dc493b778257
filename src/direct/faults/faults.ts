import { joinTables } from '../../words/join-tables.js';
import { companionFaults } from './companion-faults.js';
import { type CompanionFault, type Fault, type LineFault, type Making, type NewFileFault, timings } from './fault.js';
import type { FaultNameTouching } from './fault-names.js';
import { faultTable } from './fault-table.js';
import { fieldFaults } from './field-faults.js';
import { lineFaults } from './line-faults.js';
import { patchLineFaults } from './patch-faults.js';
import { patchCompanionFaults, patchFileFaults } from './patch-file-faults.js';
import { serviceFaults } from './service-faults.js';

/**
 * How each fault is made: one that is missing does not compile. Faults of whole files need nothing but their
 * row.
 */
const makings: Readonly<Record<FaultNameTouching<'line'>, Making<LineFault>>> &
  Readonly<Record<FaultNameTouching<'companion'>, Making<CompanionFault>>> &
  Readonly<Partial<Record<FaultNameTouching<'file'>, Making<NewFileFault>>>> = joinTables(
  'faults',
  lineFaults,
  companionFaults,
  fieldFaults,
  patchLineFaults,
  patchCompanionFaults,
  patchFileFaults,
);

/** The name of a fault, such as `torn-line`. */
export type FaultName = keyof typeof faultTable | keyof typeof serviceFaults;

const making: Readonly<Record<string, object | undefined>> = makings;

/** All faults by name. Assigned, not spread: some find their kinds only when they are asked for them. */
export const faults = {
  ...Object.fromEntries(
    Object.entries(faultTable).map(([name, row]) => [
      name,
      Object.assign(making[name] ?? {}, row, { usual: timings[row.usual] }),
    ]),
  ),
  ...serviceFaults,
} as Readonly<Record<FaultName, Fault>>;

/** Faults that happen to a line or a companion, and can be restricted to those of one kind. */
type FaultNameOfKind =
  | FaultNameTouching<'line'>
  | Exclude<FaultNameTouching<'companion'>, `status-${string}` | 'undefined-flag'>;

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
