/** Lays out the text of a JSON value over several lines. Each part is a slice of the original text. */

export type PartType = 'name' | 'string' | 'number' | 'word' | 'punctuation';

/** A slice of the text: `start` inclusive, `end` exclusive. */
export interface JsonPart {
  readonly type: PartType;
  readonly start: number;
  readonly end: number;
}

export interface JsonLine {
  readonly depth: number;
  readonly parts: readonly JsonPart[];
  /** Path to the member that starts here, without array indices. */
  readonly path?: readonly string[];
}

const token =
  /[ \t\r\n]*(?:(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d[\d.eE+-]*)|(?<word>[a-z]+)|(?<punctuation>[{}[\],:]))/gy;

/** Lists of scalars up to this many characters stay on one line. */
const longestList = 72;

/** The lines of a text; undefined if it is not JSON. */
export function layoutJson(text: string): JsonLine[] | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  return arranged(text, partsOf(text));
}

function partsOf(text: string): JsonPart[] {
  const parts: JsonPart[] = [];
  for (const { 0: whole, index, groups = {} } of text.matchAll(token)) {
    const [type, value = ''] = Object.entries(groups).find(([, found]) => found !== undefined) as [PartType, string];
    const end = index + whole.length;
    const before = parts.at(-1);
    // A string before a colon is a name.
    if (value === ':' && before) parts[parts.length - 1] = { ...before, type: 'name' };
    parts.push({ type, start: end - value.length, end });
  }
  return parts;
}

/** Tracks the path: the name of the current member, level by level. */
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

/** Index of the closing bracket if the whole list fits on one line. */
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
