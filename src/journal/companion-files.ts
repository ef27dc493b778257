import type { CompanionKind } from '../interface/event-types.js';
import { companionKinds, specification } from '../interface/kind-catalogue.js';
import type { Companions } from '../interface/types/spec-events.js';

/** The file of each kind that has one of its own beside the journal. */
export const companionFiles = Object.fromEntries(
  companionKinds(specification).map(({ name, companion }) => [name, companion.file]),
) as unknown as Readonly<Companions>;

export const companionKindNames = Object.keys(companionFiles) as CompanionKind[];
