import type { StarPosition } from '../../game/star-system.js';
import type { SystemAddress } from './field-readers.js';

/** A line of a journal file. */
export interface JournalLine {
  readonly file: string;
  readonly line: number;
}

/** A star system as far as the journal has described it. */
export interface KnownSystem {
  /** Systems are renamed now and then, but not during a launch: this is the name of the last launch. */
  name: string;
  readonly address: SystemAddress;
  /** Every position recorded for it; more than one is a contradiction, which system/position has reported. */
  readonly positions: StarPosition[];
  starClass: string | undefined;
  readonly where: JournalLine;
  /** The last launch of the game that mentioned it, and where that launch first named it. */
  launch: number;
  /** Two values and no `JournalLine`: they change with every launch, and an old object each would be garbage that is found late. */
  namedFile: string;
  namedLine: number;
  /** What is known of its name. */
  label: KnownName;
  /** When it was last mentioned, as a number that grows with every mention. */
  mentioned: number;
}

/** A name of systems. */
export interface KnownName {
  readonly name: string;
  /** Nearly every name has one address, and needs no array for it. None if it was forgotten. */
  addresses: SystemAddress | readonly SystemAddress[];
  mentioned: number;
}

const nowhere: readonly SystemAddress[] = [];

/** The name of a system that was forgotten. */
export const forgottenName: KnownName = { name: '', addresses: nowhere, mentioned: 0 };

export function addressList({ addresses }: KnownName): readonly SystemAddress[] {
  return typeof addresses === 'object' ? addresses : [addresses];
}

/** Whether what is told of a system is just what is known: its name, which has this one address, and its place. */
export function isKnownAs(system: KnownSystem, name: string, position: StarPosition | undefined): boolean {
  const { label, positions } = system;
  if (label.addresses !== system.address || label.name !== name) return false;
  const known = positions[0];
  if (position === undefined || position === known) return true;
  if (known === undefined || known[0] !== position[0] || known[1] !== position[1] || known[2] !== position[2])
    return false;
  // The same bytes give the same array for a while: then it need not be compared number by number again.
  positions[0] = position;
  return true;
}
