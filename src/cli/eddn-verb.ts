import { verbGroup } from './verb-group.js';

const help = `
EDDN passes on what players have seen: systems, bodies, stations, prices. Tools
send it messages made of the journal. Nothing here talks to the real EDDN.

Examples:
  shakedown eddn build journals > messages.ndjson
  shakedown eddn check messages.ndjson --journal journals
  shakedown eddn check --help`;

export const load = verbGroup(
  {
    build: () => import('./eddn/eddn-build-verb.js'),
    check: () => import('./eddn/eddn-check-verb.js'),
  },
  help,
);
