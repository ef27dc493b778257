import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { companionNames } from '../../journal/game-files.js';
import { journalFiles } from '../../journal/journal-names.js';
import { kindOfLine } from '../../journal/read/line-front.js';
import { journalStart } from '../../stage/record/output-paths.js';
import { rawLines } from '../../stage/replay/raw-lines.js';
import { getOrMake } from '../../words/map-entries.js';

/** The final state of a file. */
export interface TrueFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What a session left in its directory. The field names are part of the ledger format. */
export interface SessionTruth {
  /** The parts of the journal, in order. */
  readonly files: readonly (TrueFile & { readonly lines: number })[];
  readonly companions: readonly TrueFile[];
  /** Per kind, the number of lines and a hash over their bytes in order; '' is for lines without a kind. */
  readonly kinds: Readonly<Record<string, { readonly count: number; readonly sha256: string }>>;
  readonly lines: number;
  /** Lines that name a kind. */
  readonly events: number;
  /** Journal bytes, without companions. */
  readonly bytes: number;
  /** Over all journal files, then all companions, in the order above. */
  readonly sha256: string;
}

/** Reads the files of the session that started at `start`. */
export async function sessionTruth(directory: string, start: Date): Promise<SessionTruth> {
  const names = readdirSync(directory);
  const started = journalStart(start);
  const kinds = new Map<string, LineHash>();
  const all = createHash('sha256');
  const files: SessionTruth['files'][number][] = [];
  for (const { name } of journalFiles(names).filter((each) => each.started === started)) {
    const whole = new LineHash();
    for await (const { bytes } of rawLines(path.join(directory, name))) {
      whole.add(bytes);
      all.update(bytes);
      getOrMake(kinds, kindOfLine(bytes), () => new LineHash()).add(bytes);
    }
    files.push({ file: name, lines: whole.count, bytes: whole.bytes, sha256: whole.hex });
  }
  const companions = [...companionNames]
    .toSorted()
    .filter((name) => names.includes(name))
    .map((file) => {
      const content = readFileSync(path.join(directory, file));
      all.update(content);
      return { file, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
    });
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  return {
    files,
    companions,
    kinds: Object.fromEntries(
      [...kinds]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([kind, { count, hex }]) => [kind, { count, sha256: hex }]),
    ),
    lines,
    events: lines - (kinds.get('')?.count ?? 0),
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    sha256: all.digest('hex'),
  };
}

/** Counts and hashes lines incrementally. */
class LineHash {
  count = 0;
  bytes = 0;
  readonly #hash: Hash = createHash('sha256');

  add(line: Uint8Array): void {
    this.count += 1;
    this.bytes += line.length;
    this.#hash.update(line);
  }

  /** Finalises the hash: read it once, at the end. */
  get hex(): string {
    return this.#hash.digest('hex');
  }
}
