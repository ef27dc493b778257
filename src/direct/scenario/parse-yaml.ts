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
import type { LocatedValue } from './located-value.js';
import { ProblemCollector } from './problem-collector.js';
import { syntaxMessages } from './yaml-problem-table.js';
import { YamlValues } from './yaml-values.js';

/** The longest scenario, in characters. */
export const maxScenarioLength = 128 * 1024;

/** The deepest nesting of lists and objects. */
const maxDepth = 40;

const options = {
  version: '1.2',
  schema: 'core',
  resolveKnownTags: false,
  prettyErrors: false,
  stringKeys: true,
  // YamlValues checks this: the parser compares every key with every other.
  uniqueKeys: false,
  intAsBigInt: true,
  logLevel: 'silent',
} as const;

const emptyScenario = 'the file is empty: a scenario has at least one step, such as steps: [dock]';

/** Parses YAML 1.2. Problems are reported; the result is undefined if the text is not YAML. */
export function parseYaml(
  text: string,
  problems: ProblemCollector,
  whenEmpty = emptyScenario,
): LocatedValue | undefined {
  const lines = problems.lines;
  const start = { line: 1, column: 1 };
  if (text.length > maxScenarioLength) {
    problems.add(
      start,
      `a scenario has at most ${maxScenarioLength / 1024} kB, and this has ${Math.ceil(text.length / 1024)}`,
    );
    return undefined;
  }
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  const controlCharacter = findControlCharacter(text);
  if (controlCharacter !== undefined) {
    problems.addAt(controlCharacter, 'a character stands here that no text holds: is this a scenario?');
    return undefined;
  }
  const tooDeep = tokens.flatMap((token) => (token.type === 'document' ? [findTooDeep(token)] : [])).find(Boolean);
  if (tooDeep) {
    problems.addAt(tooDeep.offset, `lists and objects stand within each other more than ${maxDepth} times`);
    return undefined;
  }
  const [document, second] = documentsIn(tokens, text);
  if (!document || !reportSyntax(document, second, problems)) return undefined;
  const { contents } = document;
  if (!isMap(contents) && !isSeq(contents) && !isScalar(contents) && !isAlias(contents)) {
    problems.add(start, whenEmpty);
    return undefined;
  }
  return new YamlValues(problems).of(contents);
}

/** The offset of the first control character. */
function findControlCharacter(text: string): number | undefined {
  const index = text.search(/[^\P{Cc}\t\n\r\u0085]|[\ufffe\uffff]/u);
  return index < 0 ? undefined : index;
}

/** The first token that is nested too deeply: the composer would overflow the stack. */
function findTooDeep({ value: top }: CST.Document): CST.Token | undefined {
  const open: (readonly [CST.Token, number])[] = top ? [[top, 1]] : [];
  for (let next = open.pop(); next; next = open.pop()) {
    const [token, depth] = next;
    if (depth > maxDepth) return token;
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

/** Reports syntax errors; returns whether there are none. */
function reportSyntax(
  document: Document.Parsed,
  second: Document.Parsed | undefined,
  problems: ProblemCollector,
): boolean {
  const { errors, warnings, directives } = document;
  const before = problems.count;
  for (const error of errors) problems.addAt(error.pos[0], syntaxMessage(error));
  if (errors.length === 0) for (const warning of warnings) problems.addAt(warning.pos[0], syntaxMessage(warning));
  if (directives.yaml.version !== '1.2') {
    problems.addAt(0, `scenarios are YAML 1.2, not ${directives.yaml.version}: leave the %YAML line out`);
  }
  if (second) problems.addAt(second.range[0], 'a second scenario begins here: one file holds one');
  return problems.count === before;
}

function syntaxMessage({ code, message }: YAMLError): string {
  const known: Partial<Record<ErrorCode, string>> = syntaxMessages;
  return known[code] ?? `${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}
