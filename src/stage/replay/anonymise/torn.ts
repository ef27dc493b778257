import { isUtf8 } from 'node:buffer';
import { type Edit, edited } from '../edit.js';
import { fieldsOf } from './fields.js';
import { partsOf } from './parts.js';
import type { Pseudonyms } from './pseudonyms.js';

/** A member with a text, which may lack its end: there another line, or nothing, goes on. */
const member = /"(?<name>\w+)"\s*:\s*"(?<text>(?:[^"\\{}]|\\.)*)(?<end>"?)/dgs;

/** A line that is no JSON, with no name in it: what can be made out of its members is replaced, and every known name. */
export function anonymisedBytes(bytes: Buffer, pseudonyms: Pseudonyms): Buffer {
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  const text = bytes.toString(encoding);
  const edits = membersIn(text, pseudonyms);
  const names = encoding === 'utf8' ? pseudonyms.inText : pseudonyms.inBytes;
  for (const { start, end, name } of names.in(text)) {
    if (isKey(text, start, end) || edits.some((edit) => edit.start < end && start < edit.end)) continue;
    const real = encoding === 'utf8' ? name : Buffer.from(name, 'latin1').toString();
    edits.push({ start, end, text: pseudonyms.of(real) });
  }
  return edits.length === 0 ? bytes : Buffer.from(edited(text, edits), encoding);
}

/** Learns the names in a line that is no JSON, as far as they are whole, and certainly names of those who play. */
export function learnFromBytes(bytes: Buffer, pseudonyms: Pseudonyms): void {
  if (!isUtf8(bytes)) return;
  for (const { name, holds, isCertain } of personalIn(bytes.toString())) if (isCertain) pseudonyms.learn(name, holds);
}

function membersIn(text: string, pseudonyms: Pseudonyms): Edit[] {
  return personalIn(text).map(({ start, end, name, holds, isWhole }) => {
    const invented = pseudonyms.of(name, holds);
    return { start, end, text: isWhole ? invented : invented.slice(0, name.length) };
  });
}

function personalIn(text: string) {
  const { personal } = fieldsOf(/"event"\s*:\s*"(\w+)"/.exec(text)?.[1] ?? '');
  return [...text.matchAll(member)].flatMap(({ groups, indices }) => {
    const { name = '', text: value = '', end } = groups ?? {};
    const row = [...personal.values()].find(({ pointer }) => pointer.endsWith(`/${name}`));
    if (!row || (row.only && !row.only.test(value))) return [];
    const [from = 0] = indices?.groups?.['text'] ?? [];
    return partsOf(value, row.holds).map((part) => ({
      start: from + part.start,
      end: from + part.end,
      name: value.slice(part.start, part.end),
      holds: part.holds,
      isWhole: end === '"',
      isCertain: end === '"' && (row.holds !== 'other-commander' || (!row.only && !name.endsWith('_Localised'))),
    }));
  });
}

function isKey(text: string, start: number, end: number): boolean {
  return text[start - 1] === '"' && /^"\s*:/.test(text.slice(end, end + 4));
}
