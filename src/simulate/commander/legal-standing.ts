import type { LegalState } from '../../game/political-vocabulary.js';
import type { StarSystem } from '../../game/star-system.js';
import type { Commander } from './commander.js';

/** What a faction has against a commander, in credits. */
export interface Offence {
  readonly bounty: number;
  readonly fine: number;
}

type Offender = Pick<Commander, 'offences' | 'notice'>;
type Jurisdiction = Pick<StarSystem, 'faction' | 'security' | 'population'>;

/** More factions than anybody angers; beyond it the oldest forgets. */
const mostOffended = 32;

/** Whether there is anybody in a system who would call something a crime. */
export function hasLaw({ faction, security, population }: Jurisdiction): boolean {
  return population > 0 && faction !== '' && security !== 'anarchy';
}

/** Whether the law of a system looks for the commander. */
export function isWantedIn({ offences }: Offender, system: Jurisdiction): boolean {
  return hasLaw(system) && (offences.get(system.faction)?.bounty ?? 0) > 0;
}

/** Whether the commander owes the law of a system a fine. */
export function hasFineIn({ offences }: Offender, system: Jurisdiction): boolean {
  return hasLaw(system) && (offences.get(system.faction)?.fine ?? 0) > 0;
}

/** How the commander stands with the law of a system: what is held against them just now, or what is left unpaid. */
export function legalStateIn(offender: Offender, system: Jurisdiction): LegalState {
  if (offender.notice !== undefined) return offender.notice;
  return isWantedIn(offender, system) ? 'Wanted' : 'Clean';
}

/** The law of a system has something more against the commander. Where there is no law, nothing comes of it. */
export function addOffence(
  { offences }: Offender,
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

/** What is owed to the law of a system. */
export function owedIn({ offences }: Offender, system: Jurisdiction): number {
  const { bounty = 0, fine = 0 } = hasLaw(system) ? (offences.get(system.faction) ?? {}) : {};
  return bounty + fine;
}

/** All is paid, and the law of a system has nothing more against the commander. */
export function clearOffences({ offences }: Offender, { faction }: Jurisdiction): void {
  offences.delete(faction);
}
