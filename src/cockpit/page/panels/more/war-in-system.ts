/** State of the Thargoid war in the current system. */
import { entryOf } from '../../../../words/entry-of.js';
import type { Moment } from '../../../protocol.js';
import { latestArrival } from '../../moment/current-place.js';
import { type Fields, flagIn, isFields, numberIn, textIn } from '../../moment/loose-fields.js';
import { exactPercent } from '../../words/measures.js';
import type { Block } from './block.js';
import { plainName } from './plain-name.js';

export function thargoidWar(moment: Moment): Block[] | undefined {
  const event = latestArrival(moment);
  if (!event) return undefined;
  const war = event['ThargoidWar'];
  if (!isFields(war)) return [{ text: 'There is no Thargoid war in this system.' }];
  const progress = numberIn(war, 'WarProgress');
  const hasSucceeded = flagIn(war, 'SuccessStateReached');
  return [
    {
      heading: textIn(event, 'StarSystem') ?? 'a system without a name',
      facts: [
        ['State', stateWords(war, 'CurrentState') ?? 'None'],
        ['Defended', hasSucceeded === undefined ? undefined : hasSucceeded ? 'yes' : 'not yet'],
        ['If it succeeds', stateWords(war, 'NextStateSuccess')],
        ['If it fails', stateWords(war, 'NextStateFailure')],
        ['Ports under attack', numberIn(war, 'RemainingPorts')],
        ['Time left', textIn(war, 'EstimatedRemainingTime')],
      ],
      bars: [{ name: 'Progress', value: exactPercent(progress), share: progress }],
    },
  ];
}

/** Display names of internal names. */
const words: Readonly<Record<string, string>> = {
  Thargoid_Probing: 'Alert',
  Thargoid_Harvest: 'Invasion',
  Thargoid_Controlled: 'Controlled by Thargoids',
  Thargoid_Stronghold: 'Thargoid stronghold',
};

/** Undefined if the journal leaves it open. */
function stateWords(war: Fields, field: string): string | undefined {
  const state = textIn(war, field);
  return state === undefined ? undefined : (entryOf(words, state) ?? plainName(state.replace(/^Thargoid_/, '')));
}
