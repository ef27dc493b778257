/** What an event holds in one place. */
export interface FieldValue {
  readonly value: unknown;
  /** The same as it is shown to the player, where the event has that as well. */
  readonly localised?: unknown;
}

/**
 * A text as the player knows it; a name in internal form without what surrounds it, and nothing where it is
 * blank.
 */
export function readableText({ value, localised }: FieldValue): string | undefined {
  const text = [localised, value].find((each) => typeof each === 'string' && !each.startsWith('$')) ?? value;
  if (typeof text !== 'string') return undefined;
  const plain = text.replace(internalName, '$1').trim();
  return plain === '' ? undefined : plain;
}

/** `$RolePanel2_unmanned;`, or with a name inside `$npc_name_decorate:#name=Jay Cutler;`. */
const internalName = /^\$(?:.*#name=)?(.*?);?$/s;
