import type { PersonalContent } from '../../../interface/personal-fields.js';

/** A name within a text. */
export interface NamePart {
  readonly start: number;
  readonly end: number;
  readonly holds: PersonalContent;
}

/** A ship that its commander has left is called `$RolePanel2_unmanned; $cmdr_decorate:#name=…;`. */
const decoratedName = /^(?:(?:\$\w+;\s)?\$cmdr_decorate:#name=(?<inner>.*);|(?:\S+\s)?cmdr\s+(?<plain>.*))$/dis;
const carrierName = /^(?:(?<name>.*\S)\s+)?(?<callsign>[A-Z0-9]{3}-[A-Z0-9]{3})$/ds;

/** Recipients of messages that are channels, not commanders. */
const channels = new Set(
  'local wing squadron squadleaders starsystem system player friend multicrew crew voicechat npc'.split(' '),
);

/**
 * The names in a personal text: without the `CMDR` before one, and a carrier's name apart from its callsign.
 */
export function namePartsOf(text: string, holds: PersonalContent): NamePart[] {
  if (holds === 'message' || text.trim() === '') return [];
  const whole = { start: 0, end: text.length, holds };
  if (holds === 'carrier-name' || holds === 'carrier-callsign') {
    const { name, callsign } = carrierName.exec(text)?.indices?.groups ?? {};
    return callsign ? [...part(name, 'carrier-name'), ...part(callsign, 'carrier-callsign')] : [whole];
  }
  if (holds !== 'commander-name' && holds !== 'other-commander') return [whole];
  const { inner, plain } = decoratedName.exec(text)?.indices?.groups ?? {};
  if (inner ?? plain) return part(inner ?? plain, holds);
  return channels.has(text.toLowerCase()) ? [] : [whole];
}

function part(indices: readonly [number, number] | undefined, holds: PersonalContent): NamePart[] {
  return indices && indices[1] > indices[0] ? [{ start: indices[0], end: indices[1], holds }] : [];
}
