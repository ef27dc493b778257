/** The text of a JSON value over several lines. Nothing is written anew: each part is a piece of the text as it stands. */

export type PartType = 'name' | 'string' | 'number' | 'word' | 'punctuation';

/** A piece of the text, from `start` to before `end`. */
export interface JsonPart {
  readonly type: PartType;
  readonly start: number;
  readonly end: number;
}

export interface JsonLine {
  readonly depth: number;
  readonly parts: readonly JsonPart[];
  /** The names that lead to the member that begins here; arrays are passed through. */
  readonly path?: readonly string[];
}

const token = /[ \t\r\n]*(?:("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)|([a-z]+)|([{}[\],:]))/gy;

/** Lists that are no longer than this, and hold nothing but single values, stay on one line. */
const longestList = 72;

/** The lines of a text, or undefined if it is not JSON. */
export function layoutJson(text: string): JsonLine[] | undefined {
  const parts = isJson(text) ? partsOf(text) : undefined;
  return parts && arranged(text, parts);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function partsOf(text: string): JsonPart[] {
  const parts: JsonPart[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [, string, number, word] = match;
    const end = token.lastIndex;
    const type =
      string === undefined
        ? number === undefined
          ? word === undefined
            ? 'punctuation'
            : 'word'
          : 'number'
        : 'string';
    const length = (string ?? number ?? word ?? ':').length;
    const before = parts.at(-1);
    // What stands before a colon is a name.
    if (text[end - 1] === ':' && type === 'punctuation' && before?.type === 'string') {
      parts[parts.length - 1] = { ...before, type: 'name' };
    }
    parts.push({ type, start: end - length, end });
  }
  return parts;
}

/** Where in the value a line is: the name of the member whose value is being written, level by level. */
function arranged(text: string, parts: readonly JsonPart[]): JsonLine[] {
  const lines: JsonLine[] = [];
  const names: (string | undefined)[] = [];
  let line: JsonPart[] = [];
  let path: readonly string[] | undefined;
  let depth = 0;
  const finish = () => {
    if (line.length > 0) lines.push({ depth, parts: line, ...(path && { path }) });
    line = [];
    path = undefined;
  };
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as JsonPart;
    const character = part.type === 'punctuation' ? text[part.start] : undefined;
    if (part.type === 'name') {
      names[depth] = JSON.parse(text.slice(part.start, part.end)) as string;
      path = names.slice(0, depth + 1).filter((name) => name !== undefined);
    }
    if (character === '}' || character === ']') {
      finish();
      depth--;
      line.push(part);
    } else if (character === '{' || character === '[') {
      const end = endOfShortList(text, parts, index);
      line.push(part);
      if (end !== undefined) {
        line.push(...parts.slice(index + 1, end + 1));
        index = end;
      } else {
        finish();
        depth++;
        names.length = depth;
      }
    } else {
      line.push(part);
      if (character === ',') finish();
    }
  }
  finish();
  return lines;
}

/** The index of the closing bracket if all up to there can stand on one line. */
function endOfShortList(text: string, parts: readonly JsonPart[], from: number): number | undefined {
  const start = (parts[from] as JsonPart).start;
  const isArray = text[start] === '[';
  for (let index = from + 1; index < parts.length; index++) {
    const { type, start: at, end } = parts[index] as JsonPart;
    const character = type === 'punctuation' ? text[at] : undefined;
    if (end - start > longestList || character === '{' || character === '[') return undefined;
    if (character === ']' || character === '}') return isArray || index === from + 1 ? index : undefined;
  }
  return undefined;
}
