/**
 * Walks the text of a JSON value that is known to be sound, along a guide that says which way is of interest. What no
 * guide leads to is passed over without a look.
 */
export interface JsonVisitor<G> {
  /** The guide for a member or an element, if it is of interest. */
  member(at: G, name: string): G | undefined;
  element(at: G, index: number): G | undefined;
  /** A value of interest stands from `start` to `end`; its name, if it has one, begins at `nameStart`. */
  value(at: G, start: number, end: number, nameStart: number): void;
}

export function walkJson<G>(text: string, from: number, root: G, guide: JsonVisitor<G>): void {
  value(skipBlanks(text, from), root, from);

  /** Walks one value and gives where it ends. */
  function value(start: number, at: G, nameStart: number): number {
    const end = walk(start, at);
    guide.value(at, start, end, nameStart);
    return end;
  }

  function walk(start: number, at: G): number {
    if (text[start] === '{') return members(start, at);
    if (text[start] === '[') return elements(start, at);
    return skipScalar(text, start);
  }

  function members(start: number, at: G): number {
    let index = skipBlanks(text, start + 1);
    while (index < text.length && text[index] !== '}') {
      const nameStart = index;
      const nameEnd = skipString(text, index);
      const inner = guide.member(at, nameOf(text.slice(nameStart, nameEnd)));
      const begin = skipBlanks(text, skipBlanks(text, nameEnd) + 1);
      const end = inner === undefined ? skipValue(text, begin) : value(begin, inner, nameStart);
      index = skipComma(text, end);
    }
    return index + 1;
  }

  function elements(start: number, at: G): number {
    let index = skipBlanks(text, start + 1);
    for (let count = 0; index < text.length && text[index] !== ']'; count++) {
      const inner = guide.element(at, count);
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

/** Passes over a value of any depth, brackets in texts aside. */
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
