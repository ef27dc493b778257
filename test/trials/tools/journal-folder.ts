import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Line } from '../../../trials/tools/journal-state.mjs';

/** The files of a journal directory by name, as they are at one moment. */
export type Files = ReadonlyMap<string, Buffer>;

/** The files of a directory, each read again only if it has changed. */
export class FilesSeen {
  readonly #directory: string;
  readonly #seen = new Map<string, { readonly state: string; readonly content: Buffer }>();

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Whether a file has changed since `now` was called. */
  haveChanged(): boolean {
    const names = readdirSync(this.#directory);
    return (
      names.length !== this.#seen.size || names.some((name) => this.#stateOf(name) !== this.#seen.get(name)?.state)
    );
  }

  now(): Files {
    for (const name of readdirSync(this.#directory)) {
      const state = this.#stateOf(name);
      if (state !== this.#seen.get(name)?.state) {
        this.#seen.set(name, { state, content: readFileSync(path.join(this.#directory, name)) });
      }
    }
    return new Map(Array.from(this.#seen, ([name, { content }]) => [name, content]));
  }

  #stateOf(name: string): string {
    const { size, mtimeNs, ino } = statSync(path.join(this.#directory, name), { bigint: true });
    return `${size} ${mtimeNs} ${ino}`;
  }
}

const namePattern = /^Journal(?:Beta|Alpha)?\.(?:(\d{4}-\d\d-\d\dT\d{6})|(\d{12}))\.(\d+)\.log$/;
const companionNames = ['Cargo', 'ShipLocker', 'Backpack', 'NavRoute', 'Market', 'Status'] as const;

/** Reads what is new in a journal directory, each line once, in the order of play. */
export class JournalFolder {
  /** How much of each file was read, in bytes. */
  readonly read = new Map<string, number>();

  /** The tool is started. */
  begin(_files: Files): void {}

  /** With the name of their file. */
  newLines(files: Files): (readonly [line: Line, file: string])[] {
    return this.journals(files).flatMap((file) =>
      this.linesOf(file, files.get(file) as Buffer).map((line) => [line, file] as const),
    );
  }

  /** The journals in the order of play. */
  journals(files: Files): string[] {
    const playedAt = (name: string) => {
      const [, long, short, part = ''] = namePattern.exec(name) ?? [];
      return `${long?.replaceAll(/\D/g, '') ?? `20${short}`} ${part.padStart(4, '0')}`;
    };
    const names = [...files.keys()].filter((name) => namePattern.test(name));
    return names.sort((a, b) => (playedAt(a) < playedAt(b) ? -1 : 1));
  }

  linesOf(name: string, content: Buffer): Line[] {
    const from = this.read.get(name) ?? 0;
    const to = this.endOf(content);
    if (to <= from) return [];
    this.read.set(name, to);
    const texts = content.toString('utf8', from, to).split('\n');
    return texts.flatMap((text) => this.parse(text) ?? []);
  }

  /** A line may be on disk only in part. */
  endOf(content: Buffer): number {
    return content.lastIndexOf('\n') + 1;
  }

  /** A line, or the content of a file; undefined if it cannot be read. */
  parse(text: string): Line | undefined {
    return parseOnce(text);
  }

  companions(files: Files): Line[] {
    return companionNames.flatMap((name) => this.parseFile(files.get(`${name}.json`)?.toString() ?? '') ?? []);
  }

  /** A file may be empty or half written for a moment. */
  parseFile(text: string): Line | undefined {
    return parseOnce(text);
  }
}

/** What the tools that run side by side have parsed: they read the same lines, and change none. */
const parsed = new Map<string, Line | undefined>();
const mostParsed = 20_000;

function parseOnce(text: string): Line | undefined {
  if (parsed.size >= mostParsed) parsed.clear();
  if (!parsed.has(text)) parsed.set(text, parseExactly(text));
  return parsed.get(text);
}

/** Numbers beyond 2^53 become texts. */
function parseExactly(text: string): Line | undefined {
  try {
    const line = JSON.parse(text.replaceAll(/("\w+(?:ID|Address)":)(\d{16,})/g, '$1"$2"')) as unknown;
    return typeof line === 'object' && line !== null && 'event' in line ? line : undefined;
  } catch {
    return undefined;
  }
}
