import { childPointer } from '../../check/text/json-pointer.js';
import { walkJson } from '../../check/text/json-walk.js';
import { dialects } from '../../interface/dialect/dialects.js';
import type { Field, Fields } from '../../interface/field.js';
import { findKind, specification } from '../../interface/kind-catalogue.js';
import { utf8Bytes, utf8Of } from '../../journal/byte-text.js';
import type { SourceLine } from './candidate.js';

/** A member that the game may leave out, or an item of a list. */
export interface Cuttable {
  readonly start: number;
  readonly end: number;
}

interface Cursor {
  readonly field: Field | undefined;
  readonly isCuttable: boolean;
  readonly pointer: string;
}

/** What can be cut from a line so that it stays right; nothing of a kind that no table has. */
export function cuttableIn({ kind, bytes }: SourceLine): Cuttable[] {
  const shape = findKind(dialects.game, kind)?.shape;
  const specified: Fields = findKind(specification, kind)?.shape.fields ?? {};
  const text = utf8Of(bytes);
  const found: Cuttable[] = [];
  const from = text.indexOf('{');
  if (!shape || from < 0) return found;
  const into = (field: Field | undefined, isCuttable: boolean, pointer: string): Cursor | undefined =>
    field && { field, isCuttable, pointer };
  walkJson<Cursor>(
    text,
    from,
    { field: undefined, isCuttable: false, pointer: '' },
    {
      member({ field, pointer }, name) {
        const fields = pointer === '' ? shape.fields : field?.type === 'object' ? field.shape.fields : {};
        const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
        // What only older versions of the game have left out stays.
        const isRequired = pointer === '' && specified[name]?.optional === false;
        return into(own, own?.optional === true && !isRequired, childPointer(pointer, name));
      },
      element({ field, pointer }, index) {
        if (field?.type !== 'array') return undefined;
        return into(field.element, field.length === undefined, childPointer(pointer, index));
      },
      value({ isCuttable }, _start, end, nameStart) {
        if (isCuttable) found.push({ start: nameStart, end });
      },
    },
  );
  return found;
}

/** The line without some of what can be cut from it. */
export function withoutCuts(line: SourceLine, cuts: readonly Cuttable[]): SourceLine {
  if (cuts.length === 0) return line;
  const outer = cuts.filter((each) => !cuts.some((other) => other !== each && contains(other, each)));
  const ordered = outer.toSorted((one, other) => other.start - one.start);
  return { ...line, bytes: utf8Bytes(ordered.reduce(withoutSpan, utf8Of(line.bytes))) };
}

function contains(outer: Cuttable, inner: Cuttable): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The comma that goes with it is behind it, or before it if it is the last. */
function withoutSpan(text: string, { start, end }: Cuttable): string {
  const behind = /^\s*,\s*/.exec(text.slice(end))?.[0].length;
  if (behind !== undefined) return text.slice(0, start) + text.slice(end + behind);
  return text.slice(0, start).replace(/,\s*$/, '') + text.slice(end);
}
