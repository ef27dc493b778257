import { type Catalogue, findKind } from '../../interface/kind-catalogue.js';
import type { Members } from '../../interface/object-rule.js';
import { personalFieldsOf } from '../../interface/personal-fields.js';
import { latin1At } from '../../journal/byte-text.js';
import { membersOf } from '../../journal/journal-event.js';
import { getOrMake } from '../../words/map-entries.js';
import { type Evidence, type GameEvidence, unknownGame } from '../evidence-format.js';
import { JournalObserver } from '../journal-observer.js';
import type { LineObserver } from '../line-observer.js';
import { type ObservedEvent, observedEvent } from '../observed-event.js';
import { EvidenceTally } from '../tally/evidence-tally.js';
import { type UnknownPart, unknownParts } from './unknown-parts.js';

/** Where something unknown was seen. */
export interface Sightings {
  readonly path: string;
  readonly word: string | undefined;
  lines: number;
  files: number;
  lastFile?: object;
  /** Numbers that stand for commanders. */
  readonly commanders: Set<number>;
  from: string;
  until: string;
  readonly versions: Set<string>;
  readonly mayBeKey: boolean;
}

export interface LearningOptions {
  /** What is known. */
  readonly catalogue: Catalogue;
  /** Whether nothing certain is wrong with an event: a faulty line teaches nothing. */
  readonly isSound: (event: ObservedEvent, gameVersion: string | undefined) => boolean;
}

/** The most names of people that are remembered; there are far fewer in the journals of a life. */
const mostPeople = 500_000;

/** Collects what the lines of journals contain that is not known, and where it was seen. */
export class LearningObserver implements LineObserver {
  readonly #options: LearningOptions;
  readonly #all: EvidenceTally;
  readonly #commanders = new Map<string, number>();
  /** Texts that name people, in lower case: none of them is the name of a field, or a word of the game. */
  readonly people = new Set<string>();
  /** By path, and word. */
  readonly sightings = new Map<string, Sightings>();
  readonly versions = new Map<string, { readonly builds: Set<string>; from: string; until: string }>();
  lines = 0;
  /** The days of the first and the last line. */
  from = '';
  until = '';
  #file: JournalObserver;
  #version: string | undefined;
  #commander = '';
  #from = '';
  #until = '';

  constructor(options: LearningOptions) {
    this.#options = options;
    this.#all = new EvidenceTally(this.#tallyOptions);
    this.#file = new JournalObserver(this.#tallyOptions);
  }

  get #tallyOptions() {
    return { catalogue: this.#options.catalogue, keepsWords: true };
  }

  beginJournal(): void {
    this.#endJournal();
    this.#file = new JournalObserver(this.#tallyOptions);
    this.#version = undefined;
    this.#commander = '';
    this.#from = '';
    this.#until = '';
  }

  line(bytes: Uint8Array, start: number, end: number): void {
    // Lines that were written again by another program may have lost something.
    if (!asTheGameWrites.test(latin1At(bytes, start, end))) return;
    const observed = observedEvent(bytes, start, end);
    if (!observed) return;
    this.#noteHeader(membersOf(observed.event));
    this.#notePeople(observed);
    if (!this.#options.isSound(observed, this.#version)) return;
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
    if (this.#options.isSound(observed, this.#version)) this.#file.companion(file, content);
  }

  /** All evidence, of all versions together. */
  finish(): GameEvidence {
    this.beginJournal();
    return this.#all.toEvidence().games[unknownGame] ?? { lines: 0, kinds: {} };
  }

  #noteHeader(event: Members): void {
    const { event: kind, gameversion, build, FID, Name, Commander, timestamp } = event;
    if (kind === 'Commander' || kind === 'LoadGame') this.#commander = JSON.stringify(FID ?? Name ?? Commander ?? '');
    if (kind !== 'Fileheader' && kind !== 'LoadGame') return;
    const [version] = /^\d+(?:\.\d+){1,3}/.exec(String(gameversion)) ?? [];
    if (version === undefined) return;
    this.#version = String(gameversion);
    const day = String(timestamp).slice(0, 10);
    const seen = getOrMake(this.versions, version, () => ({ builds: new Set(), from: day, until: day }));
    if (day < seen.from) seen.from = day;
    if (day > seen.until) seen.until = day;
    const [number] = /^r\d{1,9}/.exec(String(build)) ?? [];
    if (number !== undefined) seen.builds.add(number);
  }

  #notePeople({ event, kind }: ObservedEvent): void {
    for (const { pointer } of personalFieldsOf(kind))
      for (const name of textsAt(event, pointer.split('/').slice(1)))
        if (this.people.size < mostPeople) this.people.add(name.toLowerCase());
  }

  #noteDay(day: string): void {
    if (this.#from === '' || day < this.#from) this.#from = day;
    if (day > this.#until) this.#until = day;
    if (this.from === '' || day < this.from) this.from = day;
    if (day > this.until) this.until = day;
  }

  #endJournal(): void {
    const { games, format, version } = this.#file.evidence();
    for (const [game, own] of Object.entries(games)) {
      this.#all.add({ format, version, games: { [unknownGame]: own } } satisfies Evidence);
      for (const [kind, object] of kindsIn(own)) {
        const shape = findKind(this.#options.catalogue, kind)?.shape;
        for (const part of unknownParts(kind, shape, object)) this.#sighted(part, game);
      }
    }
  }

  #sighted({ path, word, lines, mayBeKey = false }: UnknownPart, game: string): void {
    const fresh = (): Sightings => ({
      path,
      word,
      lines: 0,
      files: 0,
      commanders: new Set<number>(),
      from: this.#from,
      until: this.#until,
      versions: new Set<string>(),
      mayBeKey,
    });
    const seen = getOrMake(this.sightings, sightingKey(path, word), fresh);
    seen.lines += lines;
    if (seen.lastFile !== this.#file) seen.files++;
    seen.lastFile = this.#file;
    seen.commanders.add(getOrMake(this.#commanders, this.#commander, () => this.#commanders.size));
    if (this.#from < seen.from) seen.from = this.#from;
    if (this.#until > seen.until) seen.until = this.#until;
    if (game !== unknownGame) seen.versions.add(game);
  }
}

/** The kinds in lines, and those in companions. */
export function kindsIn({ kinds, files = {} }: GameEvidence) {
  return [kinds, ...Object.values(files)].flatMap((each) => Object.entries(each));
}

export function sightingKey(path: string, word?: string): string {
  return word === undefined ? path : `${path} ${word}`;
}

const asTheGameWrites = /^\{ "timestamp":"[^"]*", "event":"[^"]*".* \}\r?$/s;

function* textsAt(value: unknown, steps: readonly string[]): Iterable<string> {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (typeof value === 'string' && value !== '') yield value;
  } else if (step === '*') {
    if (Array.isArray(value)) for (const each of value) yield* textsAt(each, rest);
  } else if (typeof value === 'object' && value !== null && Object.hasOwn(value, step))
    yield* textsAt((value as Record<string, unknown>)[step], rest);
}
