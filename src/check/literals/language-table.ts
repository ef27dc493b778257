/** How string literals and comments are written in the languages of tools. */

export interface StringForm {
  /** The opening quotes, behind their prefix. */
  readonly open: RegExp;
  /** The closing quotes, in the words of `String.replace` applied to what `open` matches. */
  readonly close: string;
  /** What does not stand for itself, holes for values included, as the source of a regular expression. */
  readonly escape?: string;
  readonly severalLines?: true;
}

export interface SourceLanguage {
  /** How the names of files end. */
  readonly endings: readonly string[];
  /** Up to the end of the line, or to its own end; to the end of the source if that is missing. */
  readonly comment: RegExp;
  /** A literal of one character, which is skipped. */
  readonly character?: RegExp;
  /** A regular expression, which is skipped, and the code before it: no value that a slash would divide. */
  readonly pattern?: { readonly form: RegExp; readonly behind: RegExp };
  /** Whether literals side by side are one, except where a line end is the end of a statement. */
  readonly adjacent?: true;
  /** What is before a list of literals that commas join. */
  readonly joiner?: RegExp;
  /** The first form that matches counts. */
  readonly strings: readonly StringForm[];
  /** Letters after a backslash, and what they stand for, besides n, r and t. */
  readonly named: Readonly<Record<string, string>>;
  /** A backslash before any other letter stands for itself. */
  readonly keepsUnknown?: true;
}

/** Numbers in five forms, a line end, or a single character. */
const escape = `\\\\(?:(?<hex>u\\{[\\da-fA-F]+\\}|u+[\\da-fA-F]{4}|U[\\da-fA-F]{8}|x[\\da-fA-F]{2})|(?<octal>[0-7]{1,3})|(?<name>N\\{[^}]*\\})|(?<lineEnd>\\r?\\n)|(?<letter>[^\\r\\n]))`;
/** The same, where the indent of the next line is left out. */
const indentingEscape = `\\\\(?:(?<hex>u\\{[\\da-fA-F]+\\}|u+[\\da-fA-F]{4}|x[\\da-fA-F]{2})|(?<octal>[0-7]{1,3})|(?<lineEnd>\\r?\\n\\s*)|(?<letter>[^\\r\\n]))`;
/** A backslash keeps a quote from closing, and stands for itself. */
const rawEscape = `(?<raw>\\\\[^])`;
/** Two braces for one. */
const twice = `(?<twice>\\{\\{|\\}\\})`;
const quoted = `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'`;
const noQuotes = '[^{}"\'`]';
const innerBraces = `\\{(?:${noQuotes}|${quoted}|\\{${noQuotes}*\\})*\\}`;
const braced = `\\{(?:${noQuotes}|${quoted}|${innerBraces}){0,3000}\\}`;
const bracedHole = `(?<hole>${braced})`;
const templateHole = `(?<hole>\\$\\{(?:${noQuotes}|${quoted}|\`(?:[^\`\\\\]|\\\\[^])*\`|${innerBraces}){0,3000}\\})`;

const character = /'(?:\\[^\n]{1,10}?|[^\\'\n]{1,2})'/y;

const script = {
  comment: /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y,
  pattern: {
    form: /\/(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.){0,300}\])+\/\w*/y,
    behind: /(?:^|[^\w$)\]}\uE000\s])\s*$|(?<![\w$.])(?:return|typeof|case|in|of|delete|void|throw|new|else|do)\s*$/,
  },
  strings: [
    { open: /(?<=String\.raw)`/y, close: '`', escape: `${rawEscape}|${templateHole}`, severalLines: true },
    { open: /`/y, close: '`', escape: `${escape}|${templateHole}`, severalLines: true },
    { open: /["']/y, close: '$&', escape },
  ],
  named: { b: '\b', f: '\f', v: '\v' },
} as const satisfies Omit<SourceLanguage, 'endings'>;

export const languageTable = {
  python: {
    endings: ['.py', '.pyi', '.pyw'],
    comment: /#[^\n]*/y,
    adjacent: true,
    strings: [
      {
        open: /(?<=(?<!\w)(?:[rR][fFtT]|[fFtT][rR]))("""|''')/y,
        close: '$1',
        escape: `${twice}|${rawEscape}|${bracedHole}`,
        severalLines: true,
      },
      {
        open: /(?<=(?<!\w)[fFtT])("""|''')/y,
        close: '$1',
        escape: `${twice}|${escape}|${bracedHole}`,
        severalLines: true,
      },
      { open: /(?<=(?<!\w)[bB]?[rR][bB]?)("""|''')/y, close: '$1', escape: rawEscape, severalLines: true },
      { open: /("""|''')/y, close: '$1', escape, severalLines: true },
      {
        open: /(?<=(?<!\w)(?:[rR][fFtT]|[fFtT][rR]))(["'])/y,
        close: '$1',
        escape: `${twice}|${rawEscape}|${bracedHole}`,
      },
      { open: /(?<=(?<!\w)[fFtT])(["'])/y, close: '$1', escape: `${twice}|${escape}|${bracedHole}` },
      { open: /(?<=(?<!\w)[bB]?[rR][bB]?)(["'])/y, close: '$1', escape: rawEscape },
      { open: /(["'])/y, close: '$1', escape },
    ],
    named: { a: '\x07', b: '\b', f: '\f', v: '\v' },
    keepsUnknown: true,
  },
  csharp: {
    endings: ['.cs'],
    comment: /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y,
    character,
    strings: [
      { open: /(?<=\$@|@\$)"/y, close: '"', escape: `(?<twice>""|\\{\\{|\\}\\})|${bracedHole}`, severalLines: true },
      { open: /(?<=@)"/y, close: '"', escape: '(?<twice>"")', severalLines: true },
      {
        open: /(?<=(?<!\$)\$)("{3,})/y,
        close: '$1',
        escape: bracedHole,
        severalLines: true,
      },
      { open: /(?<=\$\$)("{3,})/y, close: '$1', escape: `(?<hole>\\{${braced}\\})`, severalLines: true },
      { open: /("{3,})/y, close: '$1', severalLines: true },
      { open: /(?<=\$)"/y, close: '"', escape: `${twice}|${escape}|${bracedHole}` },
      { open: /"/y, close: '"', escape },
    ],
    named: { a: '\x07', b: '\b', e: '\x1b', f: '\f', v: '\v' },
  },
  java: {
    endings: ['.java'],
    comment: /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y,
    character,
    strings: [
      { open: /"""(?=[^\S\n]*\n)/y, close: '"""', escape: indentingEscape, severalLines: true },
      { open: /"/y, close: '"', escape },
    ],
    named: { b: '\b', f: '\f', s: ' ' },
  },
  rust: {
    endings: ['.rs'],
    comment: /\/\/[^\n]*|\/\*(?:\/\*(?:\/\*[^]*?\*\/|[^])*?\*\/|[^])*?(?:\*\/|$)/y,
    character,
    joiner: /concat!\s*[([{]\s*[bcr#]*$/,
    strings: [
      { open: /(?<=(?<!\w)[bc]?r(#*))"/y, close: '"$1', severalLines: true },
      { open: /"/y, close: '"', escape: indentingEscape, severalLines: true },
    ],
    named: {},
  },
  go: {
    endings: ['.go'],
    comment: /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y,
    character,
    strings: [
      { open: /`/y, close: '`', severalLines: true },
      { open: /"/y, close: '"', escape },
    ],
    named: { a: '\x07', b: '\b', f: '\f', v: '\v' },
  },
  typescript: { endings: ['.ts', '.tsx', '.mts', '.cts'], ...script },
  javascript: { endings: ['.js', '.jsx', '.mjs', '.cjs'], ...script },
} as const satisfies Readonly<Record<string, SourceLanguage>>;
