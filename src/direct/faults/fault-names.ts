import type { faultTable } from './fault-table.js';

type FaultTable = typeof faultTable;

/** The faults in files that touch the same. */
export type FaultNameTouching<Touched extends string> = {
  [Name in keyof FaultTable]: FaultTable[Name]['touches'] extends Touched ? Name : never;
}[keyof FaultTable];
