import { fieldNames } from '../../../interface/field-names.js';
import type { PersonalContent, PersonalField } from '../../../interface/personal-fields.js';
import { whereItLooksSo } from '../../../interface/personal-mark.js';
import { utf8Bytes, utf8Of } from '../../../journal/byte-text.js';
import { fieldOf, type JournalEvent } from '../../../journal/journal-event.js';
import { kindOf } from '../../../journal/read/line-front.js';
import type { RawLine } from '../raw-line.js';
import { timeFieldsOf } from '../restamp.js';
import { applyEdits, type TextEdit } from '../text-edit.js';
import { findValues, type ValuePosition } from '../value-positions.js';
import { anonymisedFieldsOf } from './anonymised-fields.js';
import { isImpersonal, redacted } from './known-texts.js';
import { namePartsOf } from './name-parts.js';
import { Pseudonyms } from './pseudonyms.js';
import { anonymiseTornLine, learnFromTornLine } from './torn-lines.js';

/**
 * Replaces the names of people, and of what they own, and texts that no table describes; every other byte
 * stays.
 */
export class Anonymiser {
  readonly #pseudonyms: Pseudonyms;
  readonly #keepsUnknown: boolean;
  readonly #unknown = new Map<string, number>();

  /** The same seed gives the same pseudonyms for the same journal. */
  constructor(seed: number, { keepUnknown = false } = {}) {
    this.#pseudonyms = new Pseudonyms(seed);
    this.#keepsUnknown = keepUnknown;
  }

  /** How many texts were found in each field that no table describes, by names such as `Docked.NewField`. */
  get unknown(): ReadonlyMap<string, number> {
    return this.#unknown;
  }

  /** How many different names of each sort have been replaced. */
  get replaced(): ReadonlyMap<PersonalContent, number> {
    return this.#pseudonyms.counts;
  }

  /** Learns the names in a line, to find them in other lines. Call it for all lines before `rewrite`. */
  learn({ bytes, event }: RawLine): void {
    if (!event) return learnFromTornLine(bytes, this.#pseudonyms);
    const { ways, members } = anonymisedFieldsOf(kindOf(event));
    if (!members.some((name) => name in event)) return;
    const text = utf8Of(bytes);
    const places = findValues(text, (pointer) => ways.has(pointer));
    for (const place of personalAmong(places, text, event)) this.#learnAt(text, place);
  }

  /** A line with its names replaced. `others` are further edits of an event's text, applied with them. */
  rewrite({ bytes, event }: RawLine, others: readonly TextEdit[] = []): Uint8Array {
    if (!event) return anonymiseTornLine(bytes, this.#pseudonyms, this.#isRedacted);
    const text = utf8Of(bytes);
    const edits = [...others, ...this.#edits(text, event)];
    return edits.length === 0 ? bytes : utf8Bytes(applyEdits(text, edits));
  }

  /** The edits that replace all names in the text of an event. */
  #edits(text: string, event: JournalEvent): TextEdit[] {
    const kind = kindOf(event);
    const { isFixed, knows, leavesOpen, members } = anonymisedFieldsOf(kind);
    const isOpen = leavesOpen(event);
    // Most lines contain no name, and need not be parsed.
    if (!isOpen && !members.some((name) => name in event) && !text.includes('\\') && !this.#hasNames(text)) return [];
    const times = timeFieldsOf(kind);
    const places = findValues(text, () => true);
    const personal = new Map(personalAmong(places, text, event).map((place) => [place.start, place]));
    for (const place of personal.values()) this.#learnAt(text, place);
    const inPlaces = places.flatMap(({ pointer, start, end }) => {
      const value = text.slice(start, end);
      const row = personal.get(start)?.row;
      if (row && /^\d+$/.test(value)) return [{ start, end, text: this.#pseudonyms.of(value, row.holds) }];
      if (!value.startsWith('"') || (!row && (isFixed(pointer) || times.has(pointer)))) return [];
      const plain = textOf(value);
      if (isOpen && !row && !knows(pointer) && !isImpersonal(plain) && this.#isRedacted(kind, pointer))
        return [{ start, end, text: JSON.stringify(redacted) }];
      const parts = row ? namePartsOf(plain, row.holds) : [];
      const renamed = parts.length > 0 ? this.#renamed(plain, parts) : this.#withoutNames(plain);
      return renamed === plain ? [] : [{ start, end, text: JSON.stringify(renamed) }];
    });
    return [...inPlaces, ...this.#keyEdits(text)];
  }

  /** The edits that replace known names where they are the names of members. */
  #keyEdits(text: string): TextEdit[] {
    return [...text.matchAll(keyOrText)].flatMap(({ 0: found, 1: key, index: start }) => {
      const plain = key === undefined ? '' : textOf(key);
      const renamed = fieldNames().has(plain) ? plain : this.#withoutNames(plain);
      return renamed === plain ? [] : [{ start, end: start + (key ?? found).length, text: JSON.stringify(renamed) }];
    });
  }

  /** Counts a text that no table describes; says whether to redact it. */
  readonly #isRedacted = (kind: string, pointer: string): boolean => {
    const field = kind + pointer.replaceAll('/*', '').replaceAll('/', '.');
    this.#unknown.set(field, (this.#unknown.get(field) ?? 0) + 1);
    return !this.#keepsUnknown;
  };

  #learnAt(text: string, { start, end, row }: PersonalPlace): void {
    const value = text.slice(start, end);
    if (/^\d+$/.test(value)) return this.#pseudonyms.learn(value, row.holds);
    const plain = textOf(value);
    for (const part of namePartsOf(plain, row.holds))
      this.#pseudonyms.learn(plain.slice(part.start, part.end), part.holds);
  }

  #renamed(text: string, parts: ReturnType<typeof namePartsOf>): string {
    return applyEdits(
      text,
      parts.map(({ start, end, holds }) => ({ start, end, text: this.#pseudonyms.of(text.slice(start, end), holds) })),
    );
  }

  #hasNames(text: string): boolean {
    return !this.#pseudonyms.inText.in(text).next().done;
  }

  /** A text with every known name in it replaced. */
  #withoutNames(text: string): string {
    const found = [...this.#pseudonyms.inText.in(text)];
    return applyEdits(
      text,
      found.map(({ start, end, name }) => ({ start, end, text: this.#pseudonyms.of(name) })),
    );
  }
}

/** A key with its colon, or another text. */
const keyOrText = /("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"/g;

interface PersonalPlace extends ValuePosition {
  readonly row: PersonalField;
}

const localised = '_Localised';

/** The personal values. A `_Localised` text is personal if its base field is. */
function personalAmong(places: readonly ValuePosition[], text: string, event: JournalEvent): PersonalPlace[] {
  const { texts, numbers } = anonymisedFieldsOf(kindOf(event));
  const rowOf = ({ pointer, start, end }: ValuePosition): PersonalField | undefined => {
    const value = text.slice(start, end);
    if (!value.startsWith('"')) return matching(numbers.get(pointer), /^\d+$/.test(value) ? value : '');
    const row = texts.get(pointer);
    if (isFromGame(event)) return carrierIn(row, textOf(value));
    return row && isCarrierOf(row, event) ? row : matching(row, textOf(value));
  };
  return places.flatMap((place) => {
    const row = rowOf(place);
    if (!row) return [];
    const own = place.pointer.endsWith(localised) ? place.pointer.slice(0, -localised.length) : undefined;
    const base = own && places.find(({ pointer, around }) => pointer === own && around === place.around);
    return !base || !texts.has(base.pointer) || rowOf(base) ? [{ ...place, row }] : [];
  });
}

function matching(row: PersonalField | undefined, value: string): PersonalField | undefined {
  return value !== '' && (row?.only?.test(value) ?? true) ? row : undefined;
}

/** Messages of stations and NPC pilots name no players. */
function isFromGame(event: JournalEvent): boolean {
  return event.event === 'ReceiveText' && event.Channel === 'npc';
}

const { only: callsign } = whereItLooksSo('carrier-name');

/** Messages of a carrier have its name as their sender. */
function carrierIn(row: PersonalField | undefined, value: string): PersonalField | undefined {
  return row && callsign?.test(value) ? { ...row, holds: 'carrier-name' } : undefined;
}

/** Whether the event says that the name is that of a carrier: a squadron's has another callsign. */
function isCarrierOf({ holds, pointer }: PersonalField, event: JournalEvent): boolean {
  const type =
    pointer === '/StationName'
      ? fieldOf(event, 'StationType')
      : pointer === '/SignalName' && fieldOf(event, 'SignalType');
  return holds.startsWith('carrier-') && typeof type === 'string' && type.endsWith('Carrier');
}

function textOf(value: string): string {
  return value.includes('\\') ? (JSON.parse(value) as string) : value.slice(1, -1);
}
