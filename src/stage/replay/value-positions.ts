import { childPointer } from '../../check/text/json-pointer.js';
import { walkJson } from '../../check/text/json-walk.js';

/** A value in the text of an event. */
export interface ValuePosition {
  /** A JSON pointer, where `*` stands for every element of a list. */
  readonly pointer: string;
  readonly start: number;
  readonly end: number;
  /** Identifies the object it is a member of: the same for all members of one object. */
  readonly around: object;
}

interface WalkState {
  readonly pointer: string;
  readonly around: object;
  /** The same for the members of the value itself. */
  readonly within: object;
}

/** The positions of the texts and numbers of an event. Members that are not wanted are skipped as a whole. */
export function findValues(text: string, isWanted: (pointer: string) => boolean): ValuePosition[] {
  const found: ValuePosition[] = [];
  const from = text.indexOf('{');
  if (from < 0) return found;
  const into = (pointer: string, around: object): WalkState | undefined =>
    isWanted(pointer) ? { pointer, around, within: {} } : undefined;
  walkJson<WalkState>(
    text,
    from,
    { pointer: '', around: {}, within: {} },
    {
      member: ({ pointer, within }, name) => into(childPointer(pointer, name), within),
      element: ({ pointer, within }) => into(`${pointer}/*`, within),
      value: ({ pointer, around }, start, end) => {
        if (text[start] !== '{' && text[start] !== '[') found.push({ pointer, start, end, around });
      },
    },
  );
  return found;
}

/** The pointers, and those of the objects and lists around them. */
export function withParents(pointers: Iterable<string>): ReadonlySet<string> {
  const ways = new Set<string>();
  for (const pointer of pointers) {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) ways.add(pointer.slice(0, end));
  }
  return ways;
}
