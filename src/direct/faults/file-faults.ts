/** Faults of the files beside the journal, and of whole journals. */
import { announcedFiles, companionFiles } from '../../interface/companion-names.js';
import type {
  BrokenCompanion,
  CompanionFault,
  FaultRandom,
  FaultTiming,
  FileFault,
  UnwrittenCompanion,
} from './fault.js';

const passing = {
  touches: 'companion',
  trace: 'passing',
  rules: [],
  usual: { is: 'rate', rate: 0.05 },
} as const satisfies Partial<CompanionFault>;
export const lastingFile = { touches: 'file', trace: 'lasting', rules: [], usual: { is: 'nth', count: 20 } } as const;
const always = { is: 'rate', rate: 1 } as const satisfies FaultTiming;

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
  'status-empty': {
    about: 'Status.json is empty for a quarter of a second',
    ...passing,
    kinds: status,
    make: empty,
  },
  'status-half': {
    about: 'Status.json is half written for a moment',
    ...passing,
    kinds: status,
    make: half,
  },
  'companion-empty': {
    about: 'a file other than Status.json is empty for a quarter of a second',
    ...passing,
    kinds: others,
    make: empty,
  },
  'companion-half': {
    about: 'a file other than Status.json is half written for a moment',
    ...passing,
    kinds: others,
    make: half,
  },
  'stale-navroute': {
    about: 'NavRoute.json is not written with its line, and still contains the previous route',
    touches: 'companion',
    trace: 'lasting',
    rules: ['companion/stale', 'companion/missing'],
    usual: always,
    kinds: route,
    make: () => ({ what: 'not written' }),
  },
  'late-companion': {
    about: 'a file other than Status.json, such as Market.json, is written after its line',
    ...passing,
    usual: always,
    kinds: others,
    make: () => ({ later: 200, what: '200 ms late' }),
  },
} as const satisfies Record<string, CompanionFault>;

export const fileFaults = {
  rotation: {
    about: 'the journal continues in a new part, long before the last one is full',
    ...lastingFile,
    does: 'begin-part',
  },
  'copy-beside': {
    about: 'there is a copy of the journal beside it, such as a player or a backup would leave',
    ...lastingFile,
    does: 'copy',
  },
  'empty-journal': {
    about: 'the newest journal is empty: the game was started after Shutdown, and wrote nothing',
    ...lastingFile,
    rules: ['file/empty'],
    usual: { is: 'next' },
    does: 'begin-empty',
  },
  'missing-end': {
    about: 'the game crashes: no Shutdown, and the last line has no line ending',
    ...lastingFile,
    rules: ['line/end'],
    usual: always,
    does: 'end',
  },
} as const satisfies Record<string, FileFault>;
