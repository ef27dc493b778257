/** Faults of the files beside the journal, and of whole journals. */
import { announcedFiles, companionFiles } from '../../interface/companion-names.js';
import type { CompanionFault, FaultTiming, FileFault } from './fault.js';

const often = { is: 'rate', rate: 0.05 } as const satisfies FaultTiming;
const always = { is: 'rate', rate: 1 } as const satisfies FaultTiming;

const status: ReadonlySet<string> = new Set(['Status']);
const announcing = Object.entries(announcedFiles.game);
const listed: ReadonlySet<string> = new Set(announcing.map(([name]) => name));
const route: ReadonlySet<string> = new Set(
  announcing.filter(([, file]) => file === companionFiles.NavRoute).map(([name]) => name),
);

export const companionFaults = {
  'status-empty': {
    about: 'Status.json is empty for a quarter of a second',
    touches: 'companion',
    trace: 'passing',
    rules: [],
    usual: often,
    kinds: status,
    make: () => ({ now: '', later: 250, what: 'empty for 250 ms' }),
  },
  'status-half': {
    about: 'Status.json is half written for a moment',
    touches: 'companion',
    trace: 'passing',
    rules: [],
    usual: often,
    kinds: status,
    make: ({ text }, { moment: random }) => {
      const length = random.integer(1, text.length - '.}\r\n'.length);
      return { now: text.slice(0, length), later: 100, what: `${length} of ${text.length} characters for 100 ms` };
    },
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
    about: 'NavRoute.json or ModulesInfo.json is written after its line',
    touches: 'companion',
    trace: 'passing',
    rules: [],
    usual: always,
    kinds: listed,
    make: () => ({ later: 200, what: '200 ms late' }),
  },
} as const satisfies Record<string, CompanionFault>;

export const fileFaults = {
  rotation: {
    about: 'the journal continues in a new part, long before the last one is full',
    touches: 'file',
    trace: 'lasting',
    rules: [],
    usual: { is: 'nth', count: 20 },
    does: 'begin-part',
  },
  'copy-beside': {
    about: 'there is a copy of the journal beside it, such as a player or a backup would leave',
    touches: 'file',
    trace: 'lasting',
    rules: [],
    usual: { is: 'nth', count: 20 },
    does: 'copy',
  },
  'missing-end': {
    about: 'the game crashes: no Shutdown, and the last line has no line ending',
    touches: 'file',
    trace: 'lasting',
    rules: ['line/end'],
    usual: always,
    does: 'end',
  },
} as const satisfies Record<string, FileFault>;
