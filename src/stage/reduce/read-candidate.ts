import path from 'node:path';
import { parseLine } from '../../journal/parse/parse-line.js';
import { kindOf } from '../../journal/read/line-front.js';
import { Anonymiser } from '../replay/anonymise/anonymiser.js';
import { rawLines } from '../replay/raw-lines.js';
import { companionsBeside } from '../replay/replay-companions.js';
import { sourceFiles } from '../replay/replay-sources.js';
import type { Candidate, SourceLine } from './candidate.js';

/** What was read, once; the journal may be written meanwhile. */
export interface ReadJournals {
  readonly original: Candidate;
  /** The same with invented names. */
  readonly anonymised: () => Candidate;
}

/** The same names get the same pseudonyms each time. */
const seed = 7;

export async function readCandidate(journals: string, signal?: AbortSignal): Promise<ReadJournals> {
  const files = await sourceFiles([journals]);
  const anonymiser = new Anonymiser(seed);
  const original: SourceLine[] = [];
  const companions = companionsBeside(files);
  for (const each of companions) anonymiser.learn(each);
  for (const { file } of files) {
    const name = path.basename(file);
    const before = original.length;
    for await (const line of rawLines(file, signal)) {
      anonymiser.learn(line);
      // Without the parsed event: there may be millions.
      original.push({ file: name, kind: kindOf(line.event), bytes: line.bytes });
    }
    if (original.length === before) original.push({ file: name, kind: '', bytes: new Uint8Array() });
  }
  original.push(...companions.map(({ name, bytes }) => ({ file: name, kind: name, bytes })));
  const rewritten = (line: SourceLine): SourceLine => {
    const bytes = anonymiser.rewrite({ bytes: line.bytes, event: parseLine(line.bytes).event });
    return bytes === line.bytes ? line : { ...line, bytes };
  };
  return { original, anonymised: () => original.map(rewritten) };
}
