import type { EventFields } from '../../simulate/event-fields.js';
import type { Moment, MomentDocument } from '../moment.js';

/** A document of a moment with the type of its fields. */
export function documentIn<Name extends MomentDocument>(moment: Moment, name: Name): EventFields<Name> | undefined {
  return moment.documents[name] as EventFields<Name> | undefined;
}
