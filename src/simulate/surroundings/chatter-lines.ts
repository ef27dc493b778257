import { authorityNames, type ChatterTopic, type Speaker } from '../../game/chatter-table.js';
import { pilotNameParts } from '../../game/pilot-name-parts.js';
import type { StarSystem } from '../../game/star-system.js';
import { type WriteStep, write } from '../activity.js';
import type { EventFields } from '../event-fields.js';
import type { Random } from '../random.js';

export type SpeakerFields = Pick<EventFields<'ReceiveText'>, 'From' | 'From_Localised'>;

/** A message of a non-player on the local channel. */
export function chatterLine(topic: ChatterTopic, who: SpeakerFields, random: Random): WriteStep<'ReceiveText'> {
  const number = random.integer(1, topic.shown.length);
  const { From, ...shown } = who;
  return write('ReceiveText', {
    From,
    ...shown,
    Message: `$${topic.name}${String(number).padStart(2, '0')};`,
    Message_Localised: topic.shown[number - 1] as string,
    Channel: 'npc',
  });
}

export function namedSpeaker(name: string): SpeakerFields {
  return { From: `$npc_name_decorate:#name=${name};`, From_Localised: name };
}

export function speakerOf(speaker: Speaker, { allegiance }: StarSystem, random: Random): SpeakerFields {
  if (speaker === 'liner') return { From: '$ShipName_PassengerLiner_Cruise;', From_Localised: 'Cruise Ship' };
  if (speaker === 'pilot') {
    return namedSpeaker(`${random.pick(pilotNameParts.firsts)} ${random.pick(pilotNameParts.lasts)}`);
  }
  const names: Readonly<Record<string, string>> = authorityNames[speaker];
  const side = allegiance in names ? allegiance : 'Independent';
  const prefix = speaker === 'military' ? 'Military' : 'Police';
  return { From: `$ShipName_${prefix}_${side};`, From_Localised: names[side] as string };
}
