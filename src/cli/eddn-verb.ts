import { loadVerbGroup, type Subverbs } from './verb-group.js';
import type { VerbModule } from './verb-module.js';

const subverbs: Subverbs = {
  build: () => import('./eddn/eddn-build-verb.js'),
  check: () => import('./eddn/eddn-check-verb.js'),
};

const examples = `
EDDN passes on what players have seen: systems, bodies, stations, prices. Tools
send it messages made of the journal. Nothing here talks to the real EDDN.

Examples:
  shakedown eddn build journals > messages.ndjson
  shakedown eddn check messages.ndjson --journal journals
  shakedown eddn check --help`;

export function loadEddnVerb(words: readonly string[]): Promise<VerbModule> {
  return loadVerbGroup('eddn', subverbs, examples, words);
}
