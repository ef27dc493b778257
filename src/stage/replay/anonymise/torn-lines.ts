import { fieldNames } from '../../../interface/field-names.js';
import type { PersonalField } from '../../../interface/personal-fields.js';
import { personalMembers } from '../../../interface/personal-members.js';
import { isUtf8, latin1Bytes, latin1Of, utf8Bytes, utf8Of } from '../../../journal/byte-text.js';
import { applyEdits, type TextEdit } from '../text-edit.js';
import { anonymisedFieldsOf } from './anonymised-fields.js';
import { isImpersonal, redacted } from './known-texts.js';
import { type NamePart, namePartsOf } from './name-parts.js';
import type { Pseudonyms } from './pseudonyms.js';
import { type TornValue, tornText, valuesIn } from './torn-text.js';

/**
 * A line that is not JSON, without its names: the personal members that can be recognised are replaced, those
 * that no table has, and every known name. The line ending stays, so that the next line stays separate.
 */
export function anonymiseTornLine(bytes: Uint8Array, pseudonyms: Pseudonyms, isRedacted: IsRedacted): Uint8Array {
  const line = withoutEnd(bytes);
  const encoding = isUtf8(line) ? 'utf8' : 'latin1';
  const raw = encoding === 'utf8' ? utf8Of(line) : latin1Of(line);
  const torn = tornText(raw);
  const edits = [...memberEdits(torn.text, encoding, pseudonyms), ...unknownEdits(torn.text, isRedacted)];
  const names = encoding === 'utf8' ? pseudonyms.inText : pseudonyms.inBytes;
  const found = [...names.in(torn.text), ...cutEnds(torn.text).flatMap((at) => names.cutAt(torn.text, at) ?? [])];
  for (const { start, end: behind, name } of found) {
    if (isKey(torn.text, start, behind) || edits.some((edit) => edit.start < behind && start < edit.end)) continue;
    edits.push({ start, end: behind, text: instead(realName(name, encoding), behind - start, name, pseudonyms) });
  }
  if (edits.length === 0) return bytes;
  const clean = applyEdits(raw, edits.map(torn.inOriginal));
  return joined(encoding === 'utf8' ? utf8Bytes(clean) : latin1Bytes(clean), bytes.subarray(line.length));
}

function joined(front: Uint8Array, behind: Uint8Array): Uint8Array {
  const all = new Uint8Array(front.length + behind.length);
  all.set(front);
  all.set(behind, front.length);
  return all;
}

const lineEnd = /\r?\n$/;

/** A line without its ending, and without the first bytes of a character in which it is cut. */
function withoutEnd(bytes: Uint8Array): Uint8Array {
  const end = lineEnd.exec(latin1Of(bytes.subarray(-2)))?.[0].length ?? 0;
  const line = bytes.subarray(0, bytes.length - end);
  // A character has at most four bytes.
  const shorter = [0, 1, 2, 3].map((cut) => line.subarray(0, Math.max(0, line.length - cut)));
  return shorter.find((each) => isUtf8(each)) ?? line;
}

/** Learns the names in a line that is not JSON, if they are complete and certain to be names of players. */
export function learnFromTornLine(bytes: Uint8Array, pseudonyms: Pseudonyms): void {
  const line = withoutEnd(bytes);
  if (!isUtf8(line)) return;
  const { text } = tornText(utf8Of(line));
  for (const { name, holds, isCertain } of personalIn(text)) if (isCertain) pseudonyms.learn(name, holds);
}

function memberEdits(text: string, encoding: Encoding, pseudonyms: Pseudonyms): TextEdit[] {
  return personalIn(text).map(({ start, end, name, holds, isWhole }) => {
    const invented = pseudonyms.of(realName(name, encoding), holds);
    return { start, end, text: isWhole ? invented : invented.slice(0, name.length) };
  });
}

/** Whether to redact a text at a pointer in a kind, which no table describes. */
type IsRedacted = (kind: string, pointer: string) => boolean;

/** Redacts the texts of members that no table has. */
function unknownEdits(text: string, isRedacted: IsRedacted): TextEdit[] {
  const isUnknown = ({ member, isText, start, end }: TornValue) =>
    isText &&
    !fieldNames().has(member) &&
    !personalMembers.texts.has(member) &&
    !isImpersonal(text.slice(start, end)) &&
    isRedacted(kindIn(text), `/${member}`);
  return valuesIn(text).flatMap((value) =>
    isUnknown(value) ? [{ start: value.start, end: value.end, text: redacted }] : [],
  );
}

/** The pseudonym of a name, cut to the same length if the name is cut. */
function instead(real: string, length: number, name: string, pseudonyms: Pseudonyms): string {
  const invented = pseudonyms.of(real);
  return length < name.length ? invented.slice(0, length) : invented;
}

type Encoding = 'utf8' | 'latin1';

/** Decodes a name in which each character is a byte of UTF-8. */
function realName(name: string, encoding: Encoding): string {
  if (encoding === 'utf8') return name;
  const bytes = latin1Bytes(name);
  return isUtf8(bytes) ? utf8Of(bytes) : name;
}

interface PersonalPart extends NamePart {
  readonly name: string;
  readonly isWhole: boolean;
  readonly isCertain: boolean;
}

function kindIn(text: string): string {
  return /"event"\s*:\s*"(\w+)"/.exec(text)?.[1] ?? '';
}

function personalIn(text: string): PersonalPart[] {
  const { texts, numbers } = anonymisedFieldsOf(kindIn(text));
  return valuesIn(text).flatMap(({ member, inList, isText, start, end, isWhole }) => {
    const value = text.slice(start, end);
    const row = rowFor((isText ? texts : numbers).values(), inList ? `/${member}/*` : `/${member}`);
    if (!row || !isPersonal(row, value, isWhole)) return [];
    const isCertain = isWhole && (row.holds !== 'other-commander' || (!row.only && !member.endsWith('_Localised')));
    return namePartsOf(value, row.holds).map((part) => ({
      ...part,
      start: start + part.start,
      end: start + part.end,
      name: value.slice(part.start, part.end),
      isWhole,
      isCertain,
    }));
  });
}

function rowFor(rows: Iterable<PersonalField>, ending: string): PersonalField | undefined {
  for (const row of rows) if (row.pointer.endsWith(ending)) return row;
  return undefined;
}

/** The beginning of a callsign, alone or after a name, where the text is cut within it. */
const cutCallsign = /(?:^|\s)[A-Z0-9]{3}-[A-Z0-9]{0,2}$/;

function isPersonal({ only, holds }: PersonalField, value: string, isWhole: boolean): boolean {
  if (!only || only.test(value)) return true;
  return !isWhole && holds.startsWith('carrier-') && cutCallsign.test(value);
}

/** Where a line may be cut: at its end, and where another line begins within it. */
function cutEnds(text: string): number[] {
  return [...Array.from(text.matchAll(/\{\s*"timestamp/g), ({ index }) => index), text.length].filter(
    (at) => at > 0 && !/[{,]\s*"\w*$|"(?:event|timestamp)"\s*:\s*"[^"]*$/.test(text.slice(Math.max(0, at - 200), at)),
  );
}

function isKey(text: string, start: number, end: number): boolean {
  return text[start - 1] === '"' && /^"\s*:/.test(text.slice(end, end + 4));
}
