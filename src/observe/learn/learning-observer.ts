import { type Catalogue, findKind } from '../../interface/kind-catalogue.js';
import { isVersion } from '../../interface/knowledge/pack-shape.js';
import type { Members } from '../../interface/object-rule.js';
import { personalFieldsOf } from '../../interface/personal-fields.js';
import type { PersonalMark } from '../../interface/personal-mark.js';
import { personalMembers } from '../../interface/personal-members.js';
import { latin1At } from '../../journal/byte-text.js';
import { membersOf } from '../../journal/journal-event.js';
import { getOrMake } from '../../words/map-entries.js';
import { type Evidence, type GameEvidence, unknownGame } from '../evidence-format.js';
import { JournalObserver } from '../journal-observer.js';
import type { LineObserver } from '../line-observer.js';
import { type ObservedEvent, observedEvent } from '../observed-event.js';
import { EvidenceTally } from '../tally/evidence-tally.js';
import { keptGameVersion } from '../tally/kept-names.js';
import { PersonalNames } from './personal-names.js';
import { type UnknownPart, unknownParts } from './unknown-parts.js';

/** Where something unknown was seen. */
export interface Sightings {
  readonly path: string;
  readonly word: string | undefined;
  lines: number;
  files: number;
  lastFile?: object;
  readonly commanders: Set<Commander>;
  from: string;
  until: string;
  readonly versions: Set<string>;
  readonly mayBeKey: boolean;
}

/** Two ids that turn out to be of one commander. */
interface Commander {
  same?: Commander;
}

export interface LearningOptions {
  /** What is known. */
  readonly catalogue: Catalogue;
  /** Whether nothing certain is wrong with an event: a faulty line teaches nothing. */
  readonly isSound: (event: ObservedEvent, gameVersion: string | undefined) => boolean;
}

/** Collects what the lines of journals contain that is not known, and where it was seen. */
export class LearningObserver implements LineObserver {
  readonly catalogue: Catalogue;
  readonly #options: LearningOptions;
  readonly #all: EvidenceTally;
  /** By FID, and by name. */
  readonly #commanders = new Map<unknown, Commander>();
  readonly people = new PersonalNames();
  /** By path, and word. */
  readonly sightings = new Map<string, Sightings>();
  readonly versions = new Map<string, { readonly builds: Set<string>; from: string; until: string }>();
  lines = 0;
  /** The days of the first and the last line. */
  from = '';
  until = '';
  #file: JournalObserver;
  #version: string | undefined;
  /** The ids of commanders in the file. */
  readonly #ids = new Set<unknown>();
  #from = '';
  #until = '';

  constructor(options: LearningOptions) {
    this.catalogue = options.catalogue;
    this.#options = options;
    this.#all = new EvidenceTally(this.#tallyOptions);
    this.#file = new JournalObserver(this.#tallyOptions);
  }

  get #tallyOptions() {
    return { catalogue: this.catalogue, keepsWords: true };
  }

  beginJournal(): void {
    this.#endJournal();
    this.#file = new JournalObserver(this.#tallyOptions);
    this.#version = undefined;
    this.#ids.clear();
    this.#from = '';
    this.#until = '';
  }

  line(bytes: Uint8Array, start: number, end: number): void {
    const observed = observedEvent(bytes, start, end);
    if (!observed) return;
    this.#notePeople(observed);
    // Lines that were written again by another program may have lost something.
    if (!asTheGameWrites.test(latin1At(bytes, start, end))) return;
    if (!this.#options.isSound(observed, this.#version)) return;
    this.#noteHeader(membersOf(observed.event));
    this.lines++;
    this.#noteDay(observed.time.slice(0, 10));
    this.#file.event(observed);
  }

  unusableLine(): void {
    // It teaches nothing.
  }

  companion(file: string, content: Uint8Array): void {
    const observed = observedEvent(content, 0, content.length);
    if (!observed) return;
    this.#notePeople(observed);
    if (!isTimeOfGame.test(observed.time) || !this.#options.isSound(observed, this.#version)) return;
    this.#noteDay(observed.time.slice(0, 10));
    this.#file.companion(file, content);
  }

  /** All evidence, of all versions together. */
  finish(): GameEvidence {
    this.beginJournal();
    return this.#all.toEvidence().games[unknownGame] ?? { lines: 0, kinds: {} };
  }

  #noteHeader(event: Members): void {
    const { event: kind, gameversion, build, FID, Name, Commander, timestamp } = event;
    if (kind === 'Commander' || kind === 'LoadGame')
      for (const id of [FID, Name, Commander]) if (typeof id === 'string' && id !== '') this.#ids.add(id);
    if ((kind !== 'Fileheader' && kind !== 'LoadGame') || typeof gameversion !== 'string') return;
    this.#version = gameversion;
    const version = keptGameVersion(gameversion);
    if (version === undefined || !isVersion(version)) return;
    const day = String(timestamp).slice(0, 10);
    const seen = getOrMake(this.versions, version, () => ({ builds: new Set(), from: day, until: day }));
    if (day < seen.from) seen.from = day;
    if (day > seen.until) seen.until = day;
    const [number] = /^r\d{1,6}(?!\d)/.exec(String(build)) ?? [];
    if (number !== undefined) seen.builds.add(number);
  }

  #notePeople({ event, kind }: ObservedEvent): void {
    const note = (text: string, { holds, only }: PersonalMark) => {
      if (!only || only.test(text)) this.people.add(text, holds);
    };
    for (const { pointer, ...mark } of personalFieldsOf(kind))
      for (const text of textsAt(event, pointer.split('/').slice(1))) note(text, mark);
    for (const [name, text] of textsIn(event)) {
      const mark = personalMembers.texts.get(name);
      if (mark) note(text, mark);
    }
  }

  #noteDay(day: string): void {
    if (this.#from === '' || day < this.#from) this.#from = day;
    if (day > this.#until) this.#until = day;
    if (this.from === '' || day < this.from) this.from = day;
    if (day > this.until) this.until = day;
  }

  /** All ids in one file are of one commander: which line was whose is not counted. */
  #commander(): Commander | undefined {
    const found = new Set([...this.#ids].flatMap((id) => this.#commanders.get(id) ?? []).map(commanderOf));
    const [first = {}, ...others] = found;
    for (const other of others) other.same = first;
    for (const id of this.#ids) this.#commanders.set(id, first);
    return this.#ids.size > 0 ? first : undefined;
  }

  #endJournal(): void {
    const commander = this.#commander();
    const { games, format, version } = this.#file.evidence();
    for (const [game, own] of Object.entries(games)) {
      this.#all.add({ format, version, games: { [unknownGame]: own } } satisfies Evidence);
      for (const [kind, object] of kindsIn(own)) {
        const shape = findKind(this.catalogue, kind)?.shape;
        for (const part of unknownParts(kind, shape, object)) {
          // Of a list in one line there may be many elements.
          this.#sighted({ ...part, lines: Math.min(part.lines, object.seen) }, game, commander);
        }
      }
    }
  }

  #sighted({ path, word, lines, mayBeKey = false }: UnknownPart, game: string, by: Commander | undefined): void {
    const fresh = (): Sightings => ({
      path,
      word,
      lines: 0,
      files: 0,
      commanders: new Set<Commander>(),
      from: this.#from,
      until: this.#until,
      versions: new Set<string>(),
      mayBeKey,
    });
    const seen = getOrMake(this.sightings, sightingKey(path, word), fresh);
    seen.lines += lines;
    if (seen.lastFile !== this.#file) seen.files++;
    seen.lastFile = this.#file;
    if (by) seen.commanders.add(by);
    if (this.#from < seen.from) seen.from = this.#from;
    if (this.#until > seen.until) seen.until = this.#until;
    if (isVersion(game)) seen.versions.add(game);
  }
}

/** How many commanders have seen something; a part of a journal without a name may be of any of them. */
export function commandersOf({ commanders }: Sightings): number {
  return Math.max(1, new Set([...commanders].map(commanderOf)).size);
}

function commanderOf(commander: Commander): Commander {
  return commander.same ? commanderOf(commander.same) : commander;
}

/** The kinds in lines, and those in companions. */
export function kindsIn({ kinds, files = {} }: GameEvidence) {
  return [kinds, ...Object.values(files)].flatMap((each) => Object.entries(each));
}

export function sightingKey(path: string, word?: string): string {
  return word === undefined ? path : `${path} ${word}`;
}

/** The game stamps whole seconds in UTC, and is of this century. */
const timeOfGame = String.raw`20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ`;
const isTimeOfGame = new RegExp(`^${timeOfGame}$`);
const asTheGameWrites = new RegExp(String.raw`^\{ "timestamp":"${timeOfGame}", "event":"[^"]*"[^\t\n]* \}\r?$`);

function* textsAt(value: unknown, steps: readonly string[]): Iterable<string> {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (typeof value === 'string' && value !== '') yield value;
  } else if (step === '*') {
    if (Array.isArray(value)) for (const each of value) yield* textsAt(each, rest);
  } else if (typeof value === 'object' && value !== null && Object.hasOwn(value, step))
    yield* textsAt((value as Record<string, unknown>)[step], rest);
}

/** The texts at any depth, with the names of the members that hold them, or lists of them. */
function textsIn(event: object): [name: string, text: string][] {
  const found: [string, string][] = [];
  const left: [string, unknown][] = Object.entries(event);
  for (const [name, value] of left) {
    if (typeof value === 'string') found.push([name, value]);
    else if (Array.isArray(value)) for (const each of value) left.push([name, each]);
    else if (typeof value === 'object' && value !== null) for (const each of Object.entries(value)) left.push(each);
  }
  return found;
}
