import type { LegalState } from '../../game/political-vocabulary-table.js';
import type { StarSystem } from '../../game/star-system.js';

/** What the commander owes a faction, in credits. */
export interface Offence {
  readonly bounty: number;
  readonly fine: number;
}

/** The commander's record with the law. */
export interface LegalRecord {
  /** By the name of the faction. */
  readonly offences: Map<string, Offence>;
  /** A temporary legal state, such as Speeding. */
  readonly passingLegalState: LegalState | undefined;
}

type Jurisdiction = Pick<StarSystem, 'faction' | 'security' | 'population'>;

/** More factions than a commander offends; beyond that the oldest record is dropped. */
const mostOffended = 32;

/** Whether a system has laws: it is populated, and not an anarchy. */
export function hasLaw({ faction, security, population }: Jurisdiction): boolean {
  return population > 0 && faction !== '' && security !== 'anarchy';
}

export function isWantedIn({ offences }: LegalRecord, system: Jurisdiction): boolean {
  return hasLaw(system) && (offences.get(system.faction)?.bounty ?? 0) > 0;
}

export function hasFineIn({ offences }: LegalRecord, system: Jurisdiction): boolean {
  return hasLaw(system) && (offences.get(system.faction)?.fine ?? 0) > 0;
}

/** The legal state that Status writes: the passing one, or Wanted while a bounty is unpaid. */
export function legalStateIn(record: LegalRecord, system: Jurisdiction): LegalState {
  if (record.passingLegalState !== undefined) return record.passingLegalState;
  return isWantedIn(record, system) ? 'Wanted' : 'Clean';
}

/** Adds a bounty or a fine in a system; does nothing where there is no law. */
export function addOffence(
  { offences }: LegalRecord,
  system: Jurisdiction,
  { bounty = 0, fine = 0 }: Partial<Offence>,
): void {
  if (!hasLaw(system)) return;
  const { faction } = system;
  const before = offences.get(faction) ?? { bounty: 0, fine: 0 };
  offences.delete(faction);
  offences.set(faction, { bounty: before.bounty + bounty, fine: before.fine + fine });
  const [oldest] = offences.keys();
  if (offences.size > mostOffended && oldest !== undefined) offences.delete(oldest);
}

export function offenceIn({ offences }: LegalRecord, system: Jurisdiction): Offence {
  return (hasLaw(system) && offences.get(system.faction)) || nothing;
}

const nothing: Offence = { bounty: 0, fine: 0 };

/** Credits owed in a system, bounty and fine. */
export function owedIn(record: LegalRecord, system: Jurisdiction): number {
  const { bounty, fine } = offenceIn(record, system);
  return bounty + fine;
}

export function settleFine(record: LegalRecord, system: Jurisdiction): void {
  keepOwing(record, system, { ...offenceIn(record, system), fine: 0 });
}

export function settleBounty(record: LegalRecord, system: Jurisdiction): void {
  keepOwing(record, system, { ...offenceIn(record, system), bounty: 0 });
}

function keepOwing({ offences }: LegalRecord, { faction }: Jurisdiction, left: Offence): void {
  if (left.bounty + left.fine === 0) offences.delete(faction);
  else offences.set(faction, left);
}

/** Clears the record in a system. */
export function clearOffences({ offences }: LegalRecord, { faction }: Jurisdiction): void {
  offences.delete(faction);
}
