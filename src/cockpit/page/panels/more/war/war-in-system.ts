/** State of the Thargoid war in the current system. */
import { entryOf } from '../../../../../words/entry-of.js';
import type { Moment } from '../../../../protocol.js';
import { latestArrival } from '../../../moment/current-place.js';
import { type Fields, flagIn, isFields, numberIn, textIn } from '../../../moment/loose-fields.js';
import { plainName } from '../plain-name.js';

export interface WarInSystem {
  readonly system: string;
  readonly state: string;
  /** Absent if the journal leaves it open. */
  readonly afterSuccess?: string;
  readonly afterFailure?: string;
  readonly hasSucceeded?: boolean;
  /** 0 to 1. */
  readonly progress?: number;
  readonly remainingPorts?: number;
  /** As in the game: "0 Days". */
  readonly remainingTime?: string;
}

/** Undefined if the system is unknown, null if there is no war in it. */
export function thargoidWar(moment: Moment): WarInSystem | null | undefined {
  const event = latestArrival(moment);
  if (!event) return undefined;
  const war = event['ThargoidWar'];
  if (!isFields(war)) return null;
  const known = {
    afterSuccess: stateWords(war, 'NextStateSuccess'),
    afterFailure: stateWords(war, 'NextStateFailure'),
    hasSucceeded: flagIn(war, 'SuccessStateReached'),
    progress: numberIn(war, 'WarProgress'),
    remainingPorts: numberIn(war, 'RemainingPorts'),
    remainingTime: textIn(war, 'EstimatedRemainingTime'),
  };
  return {
    system: textIn(event, 'StarSystem') ?? 'a system without a name',
    state: stateWords(war, 'CurrentState') ?? 'None',
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
  };
}

/** Display names of internal names. */
const words: Readonly<Record<string, string>> = {
  Thargoid_Probing: 'Alert',
  Thargoid_Harvest: 'Invasion',
  Thargoid_Controlled: 'Controlled by Thargoids',
  Thargoid_Stronghold: 'Thargoid stronghold',
  Thargoid_Recovery: 'Recovery',
};

function stateWords(war: Fields, field: string): string | undefined {
  const state = textIn(war, field);
  return state === undefined ? undefined : (entryOf(words, state) ?? plainName(state.replace(/^Thargoid_/, '')));
}
