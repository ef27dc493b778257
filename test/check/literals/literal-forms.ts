/**
 * Journal lines, written as string literals in every form of seven languages. That compilers read them so was
 * seen by hand with Python 3, Node 20, javac, rustc and, but for raw literals, Mono.
 */

/** A line, what is wrong with it, and the part that a finding marks. */
export interface WrittenLine {
  readonly text: string;
  readonly rule?: string;
  readonly marked?: string;
}

const time = '"timestamp":"2026-11-14T20:41:00Z"';

export const writtenLines: readonly WrittenLine[] = [
  { text: `{ ${time}, "event":"Music", "MusicTrack":"Exploration" }` },
  {
    text: `{ ${time}, "event":"SquadronStartup", "SquadronName":"Long Way Home", "CurrentRank":"2" }`,
    rule: 'field/type',
    marked: '"2"',
  },
  {
    text: `{ ${time}, "event":"CargoTransfer", "Transfers":[ { "Type":"gold", "Count":4, "Direction":"tocarier" } ] }`,
    rule: 'field/value',
    marked: '"tocarier"',
  },
  {
    text: '{ "timestamp":"2026-11-14 20:41", "event":"Music", "MusicTrack":"Exploration" }',
    rule: 'field/moment',
    marked: '"2026-11-14 20:41"',
  },
  { text: `{ ${time}, "event":"Music" "MusicTrack":"Exploration" }`, rule: 'line/json', marked: '"MusicTrack"' },
  {
    text:
      String.raw`{ ${time}, "event":"SendText", "To":"Bo", "Message":"\"o7\", it's ` +
      String.raw`a\\b { x } 100% Grüße 🚀" }`,
  },
  {
    text: String.raw`{ ${time}, "event":"SquadronStartup", "SquadronName":"\"Größe\" 🚀 it's", "CurrentRank":2.5 }`,
    rule: 'field/type',
    marked: '2.5',
  },
  {
    text: `{ ${time}, "event":"SquadronStartup", "CurrentRank":2 }`,
    rule: 'field/required',
    marked: '"SquadronStartup"',
  },
  { text: `{ ${time}, "event":"CargoTransfer", "Transfers":[  ] }` },
];

/** How a language writes a literal. */
export interface LiteralForm {
  readonly name: string;
  readonly open: string;
  readonly close: string;
  /** How characters are written that do not stand for themselves. */
  readonly written?: Readonly<Record<string, string>>;
  /** What is put between two parts of the text, if it is written in several. */
  readonly between?: string;
  /** What the second part begins with; a letter if left out. */
  readonly cut?: string;
  /** What the form cannot hold. */
  readonly without?: RegExp;
}

export interface FormLanguage {
  readonly ending: string;
  readonly head: string;
  /** Before and after each literal. */
  readonly before: string;
  readonly after: string;
  readonly foot: string;
  readonly forms: readonly LiteralForm[];
}

const escaped = { '\\': '\\\\', '"': '\\"' };
const single = { '\\': '\\\\', "'": "\\'" };
const doubledBraces = { '{': '{{', '}': '}}' };
const script: readonly LiteralForm[] = [
  { name: 'single quotes', open: "'", close: "'", written: single },
  { name: 'double quotes', open: '"', close: '"', written: escaped },
  {
    name: 'hex escapes',
    open: "'",
    close: "'",
    written: { ...single, '"': '\\x22', ü: '\\u00fc', '🚀': '\\u{1F680}' },
  },
  { name: 'template', open: '`', close: '`', written: { '\\': '\\\\' } },
  { name: 'raw template', open: 'String.raw`', close: '`' },
  { name: 'template around lines', open: '`\n  ', close: '\n`', written: { '\\': '\\\\' } },
  { name: 'joined', open: "'", close: "'", written: single, between: "' + // it's\n  '" },
  { name: 'continued', open: "'", close: "'", written: single, between: '\\\n' },
  { name: 'in brackets', open: "(('", close: "'))", written: single, between: "') + ('" },
];

export const formLanguages: Readonly<Record<string, FormLanguage>> = {
  python: {
    ending: '.py',
    head: '# it\'s "only" a comment\nlines = []\n',
    before: 'lines.append(',
    after: ')\n',
    foot: 'import json\nprint(json.dumps([x.decode() if isinstance(x, bytes) else x for x in lines]))\n',
    forms: [
      { name: 'single quotes', open: "'", close: "'", written: single },
      { name: 'double quotes', open: '"', close: '"', written: escaped },
      {
        name: 'hex escapes',
        open: "'",
        close: "'",
        written: { ...single, '"': '\\x22', ü: '\\xfc', '🚀': '\\U0001F680' },
      },
      { name: 'triple', open: '"""', close: ' """', written: { '\\': '\\\\' } },
      { name: 'triple single', open: "'''\n", close: "\n'''", written: { '\\': '\\\\' } },
      { name: 'raw', open: "r'", close: "'", without: /'/ },
      { name: 'raw triple', open: 'R"""', close: ' """' },
      { name: 'unicode', open: "u'", close: "'", written: single },
      { name: 'bytes', open: "b'", close: "'", written: { ...single }, without: /[^ -~]/ },
      { name: 'raw bytes', open: "rb'''", close: "'''", without: /[^ -~]/ },
      { name: 'f-string', open: "f'", close: "'", written: { ...single, ...doubledBraces } },
      { name: 'raw f-string', open: 'rf"""', close: ' """', written: doubledBraces },
      { name: 'adjacent', open: "'", close: "'", written: single, between: "'  # it's\n    '" },
      { name: 'adjacent kinds', open: "(r'", close: ' """)', between: '\' r"""', without: /'/ },
      { name: 'joined', open: "('", close: "')", written: single, between: "' +\n '" },
      { name: 'continued', open: "'", close: "'", written: single, between: "' \\\n  '" },
      { name: 'line in a line', open: "'", close: "'", written: single, between: '\\\n' },
    ],
  },
  csharp: {
    ending: '.cs',
    head: "class Lines { // it's \"only\" a comment\n  char quote = '\"'; char other = '\\'';\n  string[] lines = {\n",
    before: '    ',
    after: ',\n',
    foot: '  };\n}\n',
    forms: [
      { name: 'plain', open: '"', close: '"', written: escaped },
      { name: 'verbatim', open: '@"', close: '"', written: { '"': '""' } },
      { name: 'verbatim with lines', open: '@"\n ', close: '\n"', written: { '"': '""' } },
      { name: 'verbatim in two', open: '@"', close: '"', written: { '"': '""' }, between: '" +\n      @"' },
      { name: 'verbatim from a quote', open: '@"', close: '"', written: { '"': '""' }, between: '" + @"', cut: '"' },
      {
        name: 'interpolated verbatim from a quote',
        open: '$@"',
        close: '"',
        written: { '"': '""', ...doubledBraces },
        between: '" + $@"',
        cut: '"',
      },
      { name: 'raw', open: '"""', close: ' """' },
      { name: 'raw with four quotes', open: '""""\n      ', close: '\n      """"' },
      { name: 'interpolated', open: '$"', close: '"', written: { ...escaped, ...doubledBraces } },
      { name: 'interpolated verbatim', open: '$@"', close: '"', written: { '"': '""', ...doubledBraces } },
      { name: 'verbatim interpolated', open: '@$"', close: '"', written: { '"': '""', ...doubledBraces } },
      { name: 'interpolated raw', open: '$$"""', close: ' """' },
      { name: 'joined', open: '"', close: '"', written: escaped, between: '" + /* " */\n      "' },
      { name: 'unicode escapes', open: '"', close: '"', written: { ...escaped, ü: '\\u00fc', '🚀': '\\U0001F680' } },
    ],
  },
  java: {
    ending: '.java',
    head: "class Lines { // it's \"only\" a comment\n  char quote = '\"', other = '\\'';\n  static String[] lines = {\n",
    before: '    ',
    after: ',\n',
    foot: '  };\n  public static void main(String[] a) { for (var x : lines) System.out.println(java.util.Base64.getEncoder().encodeToString(x.getBytes(java.nio.charset.StandardCharsets.UTF_8))); }\n}\n',
    forms: [
      { name: 'plain', open: '"', close: '"', written: escaped },
      { name: 'text block', open: '"""\n      ', close: '"""', written: { '\\': '\\\\' } },
      { name: 'text block with lines', open: '"""  \n        ', close: '\n      """', written: { '\\': '\\\\' } },
      {
        name: 'continued text block',
        open: '"""\n      ',
        close: '"""',
        written: { '\\': '\\\\' },
        between: '\\\n      ',
      },
      { name: 'joined', open: '"', close: '"', written: escaped, between: '"\n      + /* " */ "' },
      { name: 'unicode escapes', open: '"', close: '"', written: { ...escaped, ü: '\\u00fc', '🚀': '\\uD83D\\uDE80' } },
      { name: 'trimmed', open: '("', close: ' ".strip())', written: escaped },
    ],
  },
  rust: {
    ending: '.rs',
    head: '// it\'s "only" a comment /* \nfn quote<\'a>(x: &\'a str) -> char { let _ = x; \'"\' } /* a /* nested " */ comment */\nfn main() {\n  let _ = quote("");\n  let lines: Vec<String> = vec![\n',
    before: '    ',
    after: '.into(),\n',
    foot: '  ];\n  for x in lines { for b in x.bytes() { print!("{:02x}", b); } println!(); }\n}\n',
    forms: [
      { name: 'plain', open: '"', close: '"', written: escaped },
      { name: 'raw', open: 'r#"', close: '"#' },
      { name: 'raw with two', open: 'r##"\n', close: '\n"##' },
      { name: 'bytes', open: 'String::from_utf8_lossy(b"', close: '")', written: escaped, without: /[^ -~]/ },
      { name: 'raw bytes', open: 'String::from_utf8_lossy(br#"', close: '"#)', without: /[^ -~]/ },
      {
        name: 'hex escapes',
        open: '"',
        close: '"',
        written: { ...escaped, '"': '\\x22', ü: '\\u{fc}', '🚀': '\\u{1F680}' },
      },
      { name: 'continued', open: '"', close: '"', written: escaped, between: '\\\n       ' },
      {
        name: 'concat!',
        open: 'concat!("',
        close: '")',
        written: escaped,
        between: '", // it\'s\n      "',
      },
    ],
  },
  go: {
    ending: '.go',
    head: 'package main\n\nimport "fmt"\n\n// it\'s "only" a comment\nconst quote = \'"\'\n\nvar lines = []string{\n',
    before: '\t',
    after: ',\n',
    foot: '}\n\nfunc main() {\n\tfor _, x := range lines {\n\t\tfmt.Printf("%x\\n", x)\n\t}\n}\n',
    forms: [
      { name: 'plain', open: '"', close: '"', written: escaped },
      { name: 'raw', open: '`', close: '`' },
      { name: 'raw with lines', open: '`\n', close: '\n`' },
      { name: 'joined', open: '"', close: '"', written: escaped, between: '" + // it\'s\n\t\t"' },
      { name: 'joined raw', open: '`', close: '`', between: '` +\n\t\t`' },
      {
        name: 'hex escapes',
        open: '"',
        close: '"',
        written: { ...escaped, '"': '\\x22', ü: '\\u00fc', '🚀': '\\U0001F680' },
      },
    ],
  },
  typescript: {
    ending: '.ts',
    head: '// it\'s "only" a comment\nconst pattern = /["\'`/]/g, half = 4 / 2 / 1;\nconst lines: string[] = [\n',
    before: '  ',
    after: ',\n',
    foot: '];\nconsole.log(JSON.stringify(lines), pattern, half);\n',
    forms: script,
  },
  javascript: {
    ending: '.js',
    head: "/* it's \"only\" a comment ` */\nconst pattern = /[\"'`/]/g;\nif (pattern.test('')) /'/.test('');\nconst lines = [\n",
    before: '  ',
    after: ',\n',
    foot: '];\nconsole.log(JSON.stringify(lines));\n',
    forms: script,
  },
};

/** A line of the corpus: what it is, and where what is wrong with it is written. */
export interface ExpectedLine {
  readonly form: string;
  readonly text: string;
  readonly rule: string | undefined;
  /** The offset of what is wrong. */
  readonly at: number;
}

/** A source with all lines in all forms of a language. */
export function corpusOf({ head, before, after, foot, forms }: FormLanguage): {
  source: string;
  lines: ExpectedLine[];
} {
  let source = head;
  const lines: ExpectedLine[] = [];
  for (const form of forms) {
    for (const line of writtenLines) {
      if (form.without?.test(line.text)) continue;
      source += before;
      const { text, offsets } = literalOf(form, line.text);
      const at = source.length + (offsets[line.text.lastIndexOf(line.marked ?? '{')] ?? 0);
      lines.push({ form: form.name, text: line.text, rule: line.rule, at });
      source += text + after;
    }
  }
  return { source: source + foot, lines };
}

/** A text as a literal, and where each of its characters is in it. */
function literalOf(
  { open, close, written = {}, between, cut: begins = '' }: LiteralForm,
  text: string,
): { text: string; offsets: number[] } {
  let literal = open;
  const offsets: number[] = [];
  const cut = text.indexOf('"event"') + 9;
  let isCut = between === undefined;
  for (const sign of text) {
    if (!isCut && offsets.length >= cut && (begins === '' ? /\w/.test(sign) : sign === begins)) {
      literal += between;
      isCut = true;
    }
    for (let half = 0; half < sign.length; half++) offsets.push(literal.length);
    literal += written[sign] ?? sign;
  }
  return { text: literal + close, offsets };
}
