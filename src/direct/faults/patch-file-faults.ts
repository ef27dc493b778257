/** Changes that the next patch of the game may bring to the files beside the journal. */
import { hasBit, undefinedBits } from '../../interface/bits.js';
import { findKind, specification } from '../../interface/kind-catalogue.js';
import { formatCompanion } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import type { CompanionFault, Making, NewFileFault } from './fault.js';
import type { FaultNameTouching } from './fault-names.js';
import { fieldsOfNewKind, imaginedValue, newFileName } from './new-names.js';

export const patchCompanionFaults = {
  'undefined-flag': {
    kinds: new Set(['Status']),
    appliesTo: (status) => freeFlags(status).length > 0,
    make: ({ event: status }, { patch }) => {
      const { name, bit, value } = patch.pick(freeFlags(status));
      const now = formatCompanion({ ...status, [name]: value });
      return { now, pointer: `/${name}`, what: `bit ${bit} of ${name} is set` };
    },
  },
} satisfies Partial<Record<FaultNameTouching<'companion'>, Making<CompanionFault>>>;

export const patchFileFaults = {
  'unknown-companion': {
    make: (timestamp, { moment, patch }) => {
      const event = newFileName(patch);
      const members = fieldsOfNewKind(patch).map(({ name, field }) => [name, imaginedValue(field, moment)]);
      const text = formatCompanion({ timestamp, event, ...Object.fromEntries(members) });
      return { name: `${event}.json`, text, what: 'an unknown file' };
    },
  },
} satisfies Partial<Record<FaultNameTouching<'file'>, Making<NewFileFault>>>;

/** An undefined bit, and the value of the field with it set. */
interface FreeFlag {
  readonly name: string;
  readonly bit: number;
  readonly value: number;
}

const allBits = 2 ** 32 - 1;

/** The bits of a Status that no table defines and that are not set. */
function freeFlags(status: WritableEvent): FreeFlag[] {
  const values = new Map<string, unknown>(Object.entries(status));
  const fields = findKind(specification, status.event)?.shape.fields ?? {};
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values.get(name);
    if (field.type !== 'integer' || !field.bits || typeof value !== 'number') return [];
    const free = undefinedBits(field.bits, allBits).filter((bit) => !hasBit(value, bit));
    return free.map((bit) => ({ name, bit, value: value + 2 ** bit }));
  });
}
