import {
  Composer,
  type CST,
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Parser,
  type YAMLError,
} from 'yaml';
import { Complaints } from './complaints.js';
import type { Value } from './value.js';
import { Values } from './yaml-values.js';

/** Letters; no scenario that anybody wrote has so many. */
export const largest = 128 * 1024;

/** Lists and objects within each other. */
const deepest = 40;

const options = {
  version: '1.2',
  schema: 'core',
  resolveKnownTags: false,
  prettyErrors: false,
  stringKeys: true,
  // Counted by ourselves: the parser compares each key with each.
  uniqueKeys: false,
  intAsBigInt: true,
  logLevel: 'silent',
} as const;

/** Reads YAML 1.2. Whatever is wrong with it is told; nothing is read from a text that is no YAML. */
export function readYaml(text: string, complaints: Complaints): Value | undefined {
  const lines = complaints.lines;
  const start = { line: 1, column: 1 };
  if (text.length > largest) {
    complaints.add(start, `a scenario has at most ${largest / 1024} kB, and this has ${Math.ceil(text.length / 1024)}`);
    return undefined;
  }
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  const strange = strangeIn(text);
  if (strange !== undefined) {
    complaints.at(strange, 'a character stands here that no text holds: is this a scenario?');
    return undefined;
  }
  const tooDeep = tokens.flatMap((token) => (token.type === 'document' ? [tooDeepIn(token)] : [])).find(Boolean);
  if (tooDeep) {
    complaints.at(tooDeep.offset, `lists and objects stand within each other more than ${deepest} times`);
    return undefined;
  }
  const [document, second] = documentsIn(tokens, text);
  if (!document || !refuseSyntax(document, second, complaints)) return undefined;
  const { contents } = document;
  if (!isMap(contents) && !isSeq(contents) && !isScalar(contents) && !isAlias(contents)) {
    complaints.add(start, 'the file is empty: a scenario has at least one step, such as steps: [dock]');
    return undefined;
  }
  return new Values(complaints).of(contents);
}

/** Where the first control character stands. */
function strangeIn(text: string): number | undefined {
  const index = text.search(/[^\P{Cc}\t\n\r\u0085]|[\ufffe\uffff]/u);
  return index < 0 ? undefined : index;
}

/** What stands too deep; the composer would lose its footing on it. */
function tooDeepIn({ value: top }: CST.Document): CST.Token | undefined {
  const open: (readonly [CST.Token, number])[] = top ? [[top, 1]] : [];
  for (let next = open.pop(); next; next = open.pop()) {
    const [token, depth] = next;
    if (depth > deepest) return token;
    if (!('items' in token)) continue;
    for (const { key, value } of token.items) {
      if (key) open.push([key, depth + 1]);
      if (value) open.push([value, depth + 1]);
    }
  }
  return undefined;
}

function documentsIn(tokens: readonly CST.Token[], text: string): Document.Parsed[] {
  const found: Document.Parsed[] = [];
  for (const document of new Composer(options).compose(tokens, true, text.length)) {
    found.push(document);
    if (found.length > 1) break;
  }
  return found;
}

/** Whether it is YAML. */
function refuseSyntax(document: Document.Parsed, second: Document.Parsed | undefined, complaints: Complaints): boolean {
  const { errors, warnings, directives } = document;
  const before = complaints.count;
  for (const error of errors) complaints.at(error.pos[0], wordingOf(error));
  if (errors.length === 0) for (const warning of warnings) complaints.at(warning.pos[0], wordingOf(warning));
  if (directives.yaml.version !== '1.2') {
    complaints.at(0, `scenarios are YAML 1.2, not ${directives.yaml.version}: leave the %YAML line out`);
  }
  if (second) complaints.at(second.range[0], 'a second scenario begins here: one file holds one');
  return complaints.count === before;
}

const wordings: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'this is no alias',
  BAD_INDENT: 'this is not indented as what belongs to it, or a bracket is not closed',
  BLOCK_AS_IMPLICIT_KEY: 'a second name with a colon stands in this line: put quotes around texts with a colon',
  KEY_OVER_1024_CHARS: 'this name is too long',
  MISSING_CHAR: 'something is not closed here: a quote, a bracket, or a colon is missing',
  MULTILINE_IMPLICIT_KEY: 'a name and its colon stand in one line',
  NON_STRING_KEY: 'a name is a text: put quotes around it',
  RESOURCE_EXHAUSTION: 'this is too large to be read',
  TAB_AS_INDENT: 'a tab stands here: YAML is indented with spaces',
  TAG_RESOLVE_FAILED: 'a tag (!…) means nothing here',
  UNEXPECTED_TOKEN: 'this does not belong here: is a quote or a bracket missing?',
};

function wordingOf({ code, message }: YAMLError): string {
  return wordings[code] ?? `${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}
