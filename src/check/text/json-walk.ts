/**
 * Chooses which values of a JSON text to visit. `Cursor` is whatever the visitor wants to know about a value.
 */
export interface JsonVisitor<Cursor> {
  /** The cursor for a member or an element; undefined to skip it. */
  member(at: Cursor, name: string): Cursor | undefined;
  element(at: Cursor, index: number): Cursor | undefined;
  /**
   * Called for each visited value, which is between `start` and `end`; its name, if it has one, begins at
   * `nameStart`.
   */
  value(at: Cursor, start: number, end: number, nameStart: number): void;
}

/** Walks the text of a JSON value that is known to be valid. Values that the visitor skips are not parsed. */
export function walkJson<Cursor>(text: string, from: number, root: Cursor, visitor: JsonVisitor<Cursor>): void {
  value(skipBlanks(text, from), root, from);

  /** Walks one value and returns where it ends. */
  function value(start: number, at: Cursor, nameStart: number): number {
    const end = walk(start, at);
    visitor.value(at, start, end, nameStart);
    return end;
  }

  function walk(start: number, at: Cursor): number {
    if (text[start] === '{') return members(start, at);
    if (text[start] === '[') return elements(start, at);
    return skipScalar(text, start);
  }

  function members(start: number, at: Cursor): number {
    let index = skipBlanks(text, start + 1);
    while (index < text.length && text[index] !== '}') {
      const nameStart = index;
      const nameEnd = skipString(text, index);
      const inner = visitor.member(at, nameOf(text.slice(nameStart, nameEnd)));
      const begin = skipBlanks(text, skipBlanks(text, nameEnd) + 1);
      const end = inner === undefined ? skipValue(text, begin) : value(begin, inner, nameStart);
      index = skipComma(text, end);
    }
    return index + 1;
  }

  function elements(start: number, at: Cursor): number {
    let index = skipBlanks(text, start + 1);
    for (let count = 0; index < text.length && text[index] !== ']'; count++) {
      const inner = visitor.element(at, count);
      const end = inner === undefined ? skipValue(text, index) : value(index, inner, index);
      index = skipComma(text, end);
    }
    return index + 1;
  }
}

function nameOf(quoted: string): string {
  return quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
}

function skipBlanks(text: string, from: number): number {
  let index = from;
  while (index < text.length && ' \t\r\n'.includes(text[index] as string)) index++;
  return index;
}

function skipComma(text: string, from: number): number {
  const index = skipBlanks(text, from);
  return text[index] === ',' ? skipBlanks(text, index + 1) : index;
}

function skipString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1;
  return index + 1;
}

const scalar = /[^\s,\]}]*/y;

function skipScalar(text: string, start: number): number {
  if (text[start] === '"') return skipString(text, start);
  scalar.lastIndex = start;
  scalar.test(text);
  return scalar.lastIndex;
}

/** Skips a value of any depth; brackets within strings do not count. */
function skipValue(text: string, start: number): number {
  if (text[start] !== '{' && text[start] !== '[') return skipScalar(text, start);
  let index = start;
  let depth = 0;
  do {
    const character = text[index];
    if (character === '"') index = skipString(text, index);
    else {
      if (character === '{' || character === '[') depth++;
      else if (character === '}' || character === ']') depth--;
      index++;
    }
  } while (depth > 0 && index < text.length);
  return index;
}
