/** Faults of the files beside the journal. */
import { announcedFiles, companionFiles } from '../../interface/companion-names.js';
import type { BrokenCompanion, CompanionFault, FaultRandom, Making, UnwrittenCompanion } from './fault.js';
import type { FaultNameTouching } from './fault-names.js';

const status: ReadonlySet<string> = new Set(['Status']);
const files = Object.entries({ ...companionFiles, ...announcedFiles.game });
const others: ReadonlySet<string> = new Set(files.map(([name]) => name).filter((name) => !status.has(name)));
const route: ReadonlySet<string> = new Set(
  files.filter(([, file]) => file === companionFiles.NavRoute).map(([name]) => name),
);

function empty(): BrokenCompanion {
  return { now: '', later: 250, what: 'empty for 250 ms' };
}

function half({ text }: UnwrittenCompanion, { moment: random }: FaultRandom): BrokenCompanion {
  const length = random.integer(1, text.length - '.}\r\n'.length);
  return { now: text.slice(0, length), later: 100, what: `${length} of ${text.length} characters for 100 ms` };
}

export const companionFaults = {
  'status-empty': { kinds: status, make: empty },
  'status-half': { kinds: status, make: half },
  'companion-empty': { kinds: others, make: empty },
  'companion-half': { kinds: others, make: half },
  'stale-navroute': { kinds: route, make: () => ({ what: 'not written' }) },
  'late-companion': { kinds: others, make: () => ({ later: 200, what: '200 ms late' }) },
} satisfies Partial<Record<FaultNameTouching<'companion'>, Making<CompanionFault>>>;
