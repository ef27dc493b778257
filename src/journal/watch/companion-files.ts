import { companionKinds, specification } from '../../spec/catalogue.js';
import type { CompanionKind } from '../../spec/events.js';
import type { Companions } from '../../spec/types/spec.js';

/** The file of each kind that has one of its own beside the journal. */
export const companionFiles = Object.fromEntries(
  companionKinds(specification).map(({ name, companion }) => [name, companion.file]),
) as unknown as Readonly<Companions>;

export const companionKindNames = Object.keys(companionFiles) as CompanionKind[];
