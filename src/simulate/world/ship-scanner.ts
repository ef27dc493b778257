import type { CombatRank, PilotRole } from '../../game/combat-table.js';

/** Another ship that the sensors show. */
export interface Contact {
  /** Internal name of the ship. */
  readonly hull: string;
  readonly role: PilotRole | 'thargoid';
  /** Its pilot, by internal name and as shown. */
  readonly pilot: { readonly internal: string; readonly shown: string };
  readonly rank: CombatRank;
  readonly faction: string;
  /** The power that its pilot works for. */
  readonly power?: string;
  readonly legalStatus: 'Clean' | 'Wanted' | 'Lawless' | 'Enemy' | 'Unknown';
  /** The bounty of each faction, in credits. */
  readonly bounties: readonly { readonly faction: string; readonly reward: number }[];
  /** Its resilience, relative to a small fighter. */
  readonly size: number;
  /** Both in per cent. */
  shield: number;
  hullHealth: number;
  /** How far it has been scanned, from 0 to 3. */
  scanned: 0 | 1 | 2 | 3;
}

export interface Scanner {
  readonly contacts: Contact[];
  target: Contact | undefined;
}

/** The sum of its bounties, in credits. */
export function bountyOn({ bounties }: Contact): number {
  return bounties.reduce((sum, { reward }) => sum + reward, 0);
}

/** Removes all contacts and the target. */
export function clearScanner(scanner: Scanner): void {
  scanner.contacts.length = 0;
  scanner.target = undefined;
}
