import { authorityNames, type ChatterName, type Speaker } from '../../game/chatter-table.js';
import { chatterTexts } from '../../game/chatter-texts-table.js';
import type { StarSystem } from '../../game/star-system.js';
import { type WriteStep, write } from '../activity.js';
import type { Commander } from '../commander/simulated-commander.js';
import type { EventFields } from '../event-fields.js';
import { pilotName } from '../person-names.js';
import { type Random, unitOf } from '../random.js';

export type SpeakerFields = Pick<EventFields<'ReceiveText'>, 'From' | 'From_Localised'>;

/** Parameters of a message, each as in the message and as displayed. */
export type MessageParameters = Readonly<Record<string, readonly [internal: number | string, shown: string]>>;

/** One of the messages of a name, of a non-player on the local channel. */
export function chatterLine(
  commander: Commander,
  { From, ...shownName }: SpeakerFields,
  name: ChatterName,
  random: Random,
  parameters: MessageParameters = {},
): WriteStep<'ReceiveText'> {
  const number = random.integer(1, chatterTexts[name].length);
  const given = Object.entries(parameters);
  const after = given.map(([key, [internal]]) => `:#${key}=${internal}`).join('');
  const text = given.reduce(
    (sum, [key, [, shown]]) => sum.replace(`{${key}}`, shown),
    chatterText(commander, name, number),
  );
  return write('ReceiveText', {
    From,
    ...shownName,
    Message: `$${name}${String(number).padStart(2, '0')}${after};`,
    Message_Localised: text,
    Channel: 'npc',
  });
}

/** The displayed text of a message: always in the same of its versions for the same commander. */
export function chatterText({ id }: Pick<Commander, 'id'>, name: ChatterName, number = 1): string {
  const versions: readonly string[] = chatterTexts[name][number - 1] ?? [];
  return versions[Math.floor(unitOf(`words for ${id}`) * versions.length)] ?? '';
}

export function namedSpeaker(name: string): SpeakerFields {
  return { From: `$npc_name_decorate:#name=${name};`, From_Localised: name };
}

const liners = {
  liner: { From: '$ShipName_PassengerLiner_Cruise;', From_Localised: 'Cruise Ship' },
  wedding: { From: '$ShipName_PassengerLiner_Wedding;', From_Localised: 'Wedding Barge' },
} as const;

export function speakerOf(speaker: Speaker, { allegiance }: StarSystem, random: Random): SpeakerFields {
  if (speaker === 'pilot') return namedSpeaker(pilotName(random));
  if (speaker === 'liner' || speaker === 'wedding') return liners[speaker];
  const names: Readonly<Record<string, string>> = authorityNames[speaker];
  const side = allegiance in names ? allegiance : 'Independent';
  const prefix = speaker === 'military' ? 'Military' : 'Police';
  return { From: `$ShipName_${prefix}_${side};`, From_Localised: names[side] as string };
}
