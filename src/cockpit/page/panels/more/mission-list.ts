/** Active missions, by expiry. */
import type { Mission } from '../../../../state/journal-state.js';
import { counted } from '../../../../words/counted.js';
import type { Moment } from '../../../protocol.js';
import { type Fields, flagIn, listIn, numberIn, shownIn, textIn, timeIn } from '../../moment/loose-fields.js';
import { newestEvent } from '../../moment/moment-events.js';
import { credits } from '../../words/measures.js';
import { endWords } from '../../words/time-words.js';
import { type Block, type Card, ifKnown, joined } from './block.js';
import { plainName } from './plain-name.js';

export function missionList(moment: Moment): Block[] | undefined {
  const { missions } = moment.state;
  if (!missions) return undefined;
  const listed = newestEvent(moment, 'Missions') ?? {};
  const over = ['Failed', 'Complete'].flatMap((name) => {
    const { length } = listIn(listed, name);
    return length === 0 ? [] : [`${length} ${name.toLowerCase()}`];
  });
  const open = Object.values(missions)
    .filter(({ ended }) => !ended)
    .map((mission) => ({ mission, expiry: timeIn({ ...mission }, 'expiry') }))
    .sort((a, b) => (a.expiry ?? Infinity) - (b.expiry ?? Infinity) || 0);
  const now = open.length === 0 ? 'There are no active missions.' : `${counted(open.length, 'mission')} under way.`;
  return [
    {
      text: over.length === 0 ? now : `${now} At start-up ${over.join(' and ')} were listed, too.`,
      cards: open.map(({ mission, expiry }) => missionCard(mission, endWords(expiry, moment.time))),
    },
  ];
}

/** Of missions listed at start-up, little is known. */
function missionCard({ fields }: Mission, ends: string | undefined): Card {
  const places = ['DestinationSettlement', 'DestinationStation', 'DestinationSystem'];
  return {
    title: missionName(fields),
    tags: flagIn(fields, 'Wing') ? ['wing'] : [],
    facts: [
      ['Ends', ends],
      ['Reward', credits(numberIn(fields, 'Reward'))],
      ['Where', joined(places.map((name) => textIn(fields, name)))],
      ...ifKnown(['Task', taskOf(fields)], ['For', textIn(fields, 'Faction')]),
    ],
  };
}

/** Goods to deliver or fetch, or targets, as far as the journal says. */
function taskOf(fields: Fields): string | undefined {
  const [what] = ['Commodity', 'TargetType', 'PassengerType', 'Target'].flatMap((name) => shownIn(fields, name) ?? []);
  const [count] = ['Count', 'KillCount', 'PassengerCount'].flatMap((name) => numberIn(fields, name) ?? []);
  return what === undefined || count === undefined ? what : `${count} × ${what}`;
}

function missionName(fields: Fields): string {
  const internal = textIn(fields, 'Name')
    ?.replace(/^\$?Mission_/i, '')
    .replace(/_name;?$/i, '');
  return (
    textIn(fields, 'LocalisedName') ??
    textIn(fields, 'Name_Localised') ??
    (internal === undefined ? 'Mission without a name' : plainName(internal))
  );
}
