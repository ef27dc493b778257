/** An object in Valve's text format. A map, so that a key may be called anything, `__proto__` included. */
export interface VdfObject extends ReadonlyMap<string, string | VdfObject> {}

interface Token {
  readonly type: 'text' | '{' | '}';
  readonly text: string;
  readonly offset: number;
}

type Opened = Map<string, string | VdfObject>;

/** Steam nests a few levels. A deeper file may be meant to overflow the stack. */
const maxDepth = 100;

/**
 * Parses Valve's text format, used by Steam's `libraryfolders.vdf`. A duplicate key keeps its last value.
 * @throws {SyntaxError} with the line number, and nothing else, if the text is malformed.
 */
export function parseVdf(text: string): VdfObject {
  const root: Opened = new Map();
  const around: Opened[] = [];
  let inside = root;
  let key: Token | undefined;
  for (const token of tokens(text)) {
    if (token.type === '{') {
      if (!key) throw syntaxError(text, token, 'an object needs a key before it');
      if (around.length === maxDepth)
        throw syntaxError(text, token, `objects are nested more than ${maxDepth} levels deep`);
      const opened: Opened = new Map();
      inside.set(key.text, opened);
      around.push(inside);
      [inside, key] = [opened, undefined];
    } else if (token.type === '}') {
      if (key) throw syntaxError(text, key, 'a key has no value');
      const outer = around.pop();
      if (!outer) throw syntaxError(text, token, 'a closing brace has no opening brace');
      inside = outer;
    } else if (key) {
      inside.set(key.text, token.text);
      key = undefined;
    } else {
      key = token;
    }
  }
  if (key) throw syntaxError(text, key, 'a key has no value');
  if (inside !== root) throw syntaxError(text, { offset: text.length }, 'a brace is never closed');
  return root;
}

/** Includes the byte order mark. */
const blanks = /\s+/y;
const comment = /\/\/[^\r\n]*/y;
const unquoted = /[^\s{}"]+/y;

function* tokens(text: string): Generator<Token> {
  let offset = 0;
  while ((offset = endOf(blanks, text, offset)) < text.length) {
    const first = text.charAt(offset);
    if (text.startsWith('//', offset)) {
      offset = endOf(comment, text, offset);
    } else if (first === '{' || first === '}') {
      yield { type: first, text: first, offset };
      offset += 1;
    } else if (first === '"') {
      const end = closingQuote(text, offset);
      yield { type: 'text', text: unescaped(text.slice(offset + 1, end)), offset };
      offset = end + 1;
    } else {
      const end = endOf(unquoted, text, offset);
      yield { type: 'text', text: text.slice(offset, end), offset };
      offset = end;
    }
  }
}

function endOf(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : offset;
}

/** Not a regular expression: with escapes, it overflows the stack on a long text. */
function closingQuote(text: string, opening: number): number {
  for (let at = opening + 1; at < text.length; at++) {
    if (text[at] === '"') return at;
    if (text[at] === '\\') at += 1;
  }
  throw syntaxError(text, { offset: opening }, 'a quoted string is never closed');
}

const escapes: Readonly<Record<string, string>> = { '\\n': '\n', '\\t': '\t', '\\\\': '\\', '\\"': '"' };

/** A backslash before any other letter is literal: older files contain raw Windows paths. */
function unescaped(quoted: string): string {
  return quoted.replaceAll(/\\[nt\\"]/g, (escape) => escapes[escape] ?? escape);
}

function syntaxError(text: string, { offset }: Pick<Token, 'offset'>, what: string): SyntaxError {
  const line = text.slice(0, offset).split(/\r\n|\r|\n/).length;
  return new SyntaxError(`line ${line}: ${what}`);
}
