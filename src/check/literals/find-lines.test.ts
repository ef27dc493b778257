import { describe, expect, it } from 'vitest';
import { findLines, type LanguageName } from './find-lines.js';
import { languageTable } from './language-table.js';
import { findLineLiterals } from './line-literals.js';
import { LiteralChecker } from './literal-check.js';

const time = '"timestamp":"2026-11-14T20:41:00Z"';
const rank = `{ ${time}, "event":"SquadronStartup", "SquadronName":"Aces", "CurrentRank":`;
const checker = new LiteralChecker({ dialect: 'game', eventsOnly: false });

function texts(source: string, language: LanguageName = 'python'): string[] {
  return findLines(source, language).map(({ text }) => text);
}

/** The errors, warnings and notes in a source. */
function found(source: string, language: LanguageName = 'python', severities = ['error']): string[] {
  const { literals } = findLineLiterals(source, languageTable[language]);
  const findings = checker.findings('a', source, literals);
  return findings
    .filter(({ severity }) => severities.includes(severity))
    .map(({ rule, line, column, pointer }) => `${line}:${column} ${rule} ${pointer}`.trim());
}

function counts(source: string, language: LanguageName = 'python') {
  const { literals, switchedOff, uncertain } = findLineLiterals(source, languageTable[language]);
  return [literals.length, switchedOff, uncertain];
}

describe('a literal', () => {
  it.each([
    ['an object without an event', `x = '{ ${time}, "Flags":1 }'`],
    ['an event without a time', `x = '{ "event":"Docked", "StationName":"A" }'`],
    ['a snapshot of Status.json', `x = '{ ${time}, "event":"Status", "Flags":"x" }'`],
    ['a message of EDDN', `x = '{ ${time}, "event":"FSDJump", "horizons":true, "StarSystem":7 }'`],
    ['an envelope of EDDN', `x = '{ "$schemaRef":"x", "message":{ ${time}, "event":"Docked" } }'`],
    ['a line of a log', `x = '{ "timestamp":"2026-11-14T20:41:00+00:00", "event":"UserLogin" }'`],
    ['an event of something else', `x = '{ "timestamp":1700000000, "event":"push" }'`],
    ['a list of events', `x = '[ { ${time}, "event":"Docked" } ]'`],
    ['a line within a sentence', `x = 'the line { ${time}, "event":"Docked" } is right'`],
    ['a sketch of a line', `x = '{ ${time}, "event":"Docked", ... }'`],
    ['a pattern for lines', `x = r'{ "timestamp":"(.+)", "event":"Docked", "StationName":"([^"]+)" }'`],
    ['a comment', `# '{ ${time}, "event":"Docked" }'`],
    ['a dictionary', `x = { ${time}, "event":"Docked" }`],
  ])('is no line: %s', (_, source) => {
    expect(texts(source)).toEqual([]);
    expect(found(source)).toEqual([]);
  });

  it.each([
    ['of a kind that is not known', `x = '{ ${time}, "event":"NewKind" }'`],
    ['with the event before the time', `x = '{ "event":"Music", "MusicTrack":"Exploration", ${time} }'`],
    ['that is damaged', `x = '{ "timestamp": broken, "event":"Docked" }'`],
    ['that is an argument', `print(json.loads('{ ${time}, "event":"Music", "MusicTrack":"Exploration" }')["event"])`],
    ['with blanks around it', `x = '  { ${time}, "event":"Music", "MusicTrack":"Exploration" } \\r\\n'`],
    ['with a comma behind it', `x = '{ ${time}, "event":"Music", "MusicTrack":"Exploration" },'`],
  ])('is a line: %s', (_, source) => expect(texts(source)).toHaveLength(1));

  it('may be an object on several lines, or several of them', () => {
    const source = `x = """\n  {\n    ${time},\n    "event":"SquadronStartup",\n    "SquadronName":"A",\n    "CurrentRank":"2"\n  }\n${rank}"3" }\n"""`;
    expect(texts(source)).toHaveLength(2);
    expect(found(source)).toEqual(['6:19 field/type /CurrentRank', '8:103 field/type /CurrentRank']);
  });

  it('that is not complete is a note, as the program may complete it', () => {
    expect(found(`x = '{ ${time}, "event":"Docked", "StationName":"A"'`, 'python', ['error', 'note'])).toEqual([
      '1:79 line/cut',
    ]);
  });

  it('is judged by the version of its time, and by the first one if it has none', () => {
    const old = (timestamp: string) =>
      `x = '{ "timestamp":${timestamp}, "event":"Docked", "StationName":"A", "StationType":"Orbis" }'`;
    const pointers = (source: string) => found(source).map((each) => each.split(' ')[2]);
    expect(pointers(old('"2026-11-14T20:41:00Z"'))).toEqual(['/DistFromStarLS']);
    expect(pointers(old('"2016-10-01T20:41:00Z"'))).toEqual([]);
    expect(pointers(old('"%s"'))).toEqual([]);
    expect(pointers(old('"soon"'))).toEqual(['/timestamp']);
  });
});

describe('literals are joined', () => {
  const line = `{ ${time}, "event":"Music", "MusicTrack":"Exploration" }`;
  const [head, tail] = [line.slice(0, 60), line.slice(60)];

  it.each<[string, LanguageName, string]>([
    ['in brackets over lines', 'python', `x = [(\n  '${head}'  # one\n\n  '${tail}'\n)]`],
    ['side by side without a blank', 'python', `x = '${head}''${tail}'`],
    ['by plus in brackets', 'javascript', `f(('${head}' + /* " */ ('${tail}')))`],
    ['behind another operand', 'javascript', `const x = indent + '${head}' + '${tail}' + '\\n';`],
    ['behind one in brackets', 'javascript', `x = '' + ('${head}') + '${tail}';`],
    ['of several kinds', 'javascript', `x = '${head}' +\n  \`${tail}\``],
    ['before a method', 'python', `x = ('${head}' '${tail}').encode()`],
    ['behind return', 'javascript', `function f() { return '${head}' + '${tail}'; }`],
    ['in a macro', 'rust', `let x = concat!("", r#"${head}"#, r#"${tail}"#);`],
  ])('%s', (_, language, source) => expect(texts(source, language)).toEqual([line]));

  it.each<[string, LanguageName, string]>([
    ['elements of a list', 'python', `x = ['${line}', '${line}']`],
    ['statements', 'python', `x = '${line}'\n'${line}'\n`],
    ['statements without a semicolon', 'javascript', `const x = '${line}'\nconst y = '${line}'`],
    ['arguments', 'javascript', `f('${line}') + g('${line}')`],
    ['what is added to the result of a call', 'javascript', `f('${line}') + '${line}'`],
    ['the branches of a choice', 'javascript', `const x = a ? '${line}' : '${line}'`],
    ['the elements of a vector', 'rust', `let x = vec![r#"${line}"#, r#"${line}"#];`],
  ])('but not %s', (_, language, source) => expect(texts(source, language)).toEqual([line, line]));
});

describe('what is no literal', () => {
  const line = `'{ ${time}, "event":"Music", "MusicTrack":"Exploration" }'`;
  it.each<[string, LanguageName, string]>([
    ['a regular expression', 'typescript', `const a = /["'\`]/, b = x.replace(/[/"]/g, '') / 2;\nf(${line});`],
    ['a division', 'typescript', `const a = b / c; const d = (e) / f[0] / 2; f(${line});`],
    ['a division of a text', 'typescript', `const a = "x" / b + f(${line}) / 2;`],
    ['text of JSX', 'typescript', `const a = <p title="x">it's</p>;\nf(${line});`],
    [
      'a template in a template',
      'javascript',
      'x = `${a.map((b) => `<li>${b["c"]}</li>`).join("")}`;\nf(' + line + ');',
    ],
    ['a comment in a comment', 'rust', `/* " /* ' */ " */ let x = r#"${line.slice(1, -1)}"#;`],
    [
      'a lifetime',
      'rust',
      `fn f<'a>(x: &'a str, y: char) { y == '"' || y == '\\''; } let x = r#"${line.slice(1, -1)}"#;`,
    ],
    ['a rune', 'go', `a := '"'; b := '\\''; c := \`${line.slice(1, -1)}\``],
    ['a quote in a comment', 'python', `# it's\nf(${line}) # "\n`],
    ['a sign without a meaning', 'python', `x = 'a' \uE000\nf(${line})`],
    ['a word before a string', 'python', `f(x if"a"else ${line})`],
    ['a line end in a literal', 'python', `x = 'a\ny = ${line}`],
    ['an asterisk behind a slash', 'javascript', `const a = 'src/**/*.js';\nf(${line}); /* " */`],
  ])('is passed over: %s', (_, language, source) => expect(texts(source, language)).toHaveLength(1));
});

describe('a hole', () => {
  it.each<[string, LanguageName, string]>([
    [
      'in an f-string',
      'python',
      `x = f'{{ "timestamp":"{now()}", "event":"SquadronStartup", "SquadronName":"{a["b"]}", "CurrentRank":{rank!r:>3} }}'`,
    ],
    [
      'for str.format',
      'python',
      `x = '{{ "timestamp":"{}", "event":"SquadronStartup", "SquadronName":"{name}", "CurrentRank":{0} }}'.format(1)`,
    ],
    [
      'for %',
      'python',
      `x = '{ "timestamp":"%(time)s", "event":"SquadronStartup", "SquadronName":"%s", "CurrentRank":%03d }' % y`,
    ],
    [
      'between literals',
      'javascript',
      `x = '{ "timestamp":"' + new Date().toISOString() + '", "event":"SquadronStartup", "SquadronName":"' + f("a, b", (c)) + '", "CurrentRank":' + (d ? "1" : 2) + ' }';`,
    ],
    [
      'in a template',
      'typescript',
      'x = `{ "timestamp":"${now}", "event":"SquadronStartup", "SquadronName":"${a.map((b) => `${b}`)}", "CurrentRank":${rank} }`;',
    ],
    [
      'in C#',
      'csharp',
      `var x = $"{{ \\"timestamp\\":\\"{now:yyyy-MM-ddTHH:mm:ssZ}\\", \\"event\\":\\"SquadronStartup\\", \\"SquadronName\\":\\"{a["b"]}\\", \\"CurrentRank\\":{rank} }}";`,
    ],
    [
      'in a raw literal of C#',
      'csharp',
      `var x = $$"""{ "timestamp":"{{now}}", "event":"SquadronStartup", "SquadronName":"{{a}}", "CurrentRank":{{rank}} }""";`,
    ],
    [
      'for Sprintf',
      'go',
      'x := fmt.Sprintf(`{ "timestamp":"%s", "event":"SquadronStartup", "SquadronName":%q, "CurrentRank":%d }`, a, b, c)',
    ],
    [
      'for format!',
      'rust',
      'let x = format!(r#"{{ "timestamp":"{}", "event":"SquadronStartup", "SquadronName":"{name}", "CurrentRank":{:03} }}"#, a, b);',
    ],
    [
      'for formatted',
      'java',
      `var x = "{ \\"timestamp\\":\\"%s\\", \\"event\\":\\"SquadronStartup\\", \\"SquadronName\\":\\"%s\\", \\"CurrentRank\\":%d }".formatted(a);`,
    ],
  ])('is filled: %s', (_, language, source) => {
    expect(findLines(source, language)).toMatchObject([{ hasHoles: true }]);
    expect(found(source, language)).toEqual([]);
    expect(
      found(
        source.replace(/"CurrentRank|\\"CurrentRank/, (name) => name.replace('CurrentRank', 'CurrentRanc')),
        language,
      ),
    ).toHaveLength(1);
    expect(
      found(source.replace(/"(\\?)CurrentRank(\\?)":[^}]*\}*( \}+)/, '"$1CurrentRank$2":true$3'), language),
    ).toHaveLength(1);
  });

  it('between members hides what may be missing, and nothing else', () => {
    const source =
      'x = `{ ${members}, "timestamp":"2026-11-14T20:41:00Z", "event":"SquadronStartup", "CurrentRank":"2" }`';
    expect(found(source, 'javascript')).toEqual(['1:97 field/type /CurrentRank']);
    expect(found(source.replace('${members}, ', ''), 'javascript')).toHaveLength(2);
    const behind = 'x = `{ "timestamp":"2026-11-14T20:41:00Z", "event":"SquadronStartup"${more} }`';
    expect(found(behind, 'javascript')).toEqual([]);
  });

  it('in the kind, or in what is not JSON, leaves the literal out', () => {
    expect(counts(`x = f'{{ ${time}, "event":"{kind}", "A":1 }}'`)).toEqual([0, 0, 1]);
    expect(counts(`x = '{ ${time}, "event":"Docked", "A":' + x + y + ' "B":' + z + '}'`)).toEqual([0, 0, 1]);
  });
});

describe('a comment switches off', () => {
  const bad = `${rank}"2" }`;
  it.each<[string, LanguageName, string, number]>([
    ['its line', 'python', `a = '${bad}'  # shakedown-disable-line: broken\nb = '${bad}'`, 1],
    ['the line where a literal ends', 'python', `a = """\n${bad}\n"""  # shakedown-disable-line\n`, 1],
    ['the next line', 'javascript', `// shakedown-disable-next-line\na = '${bad}';\nb = '${bad}';`, 1],
    ['the next line, from a block', 'csharp', `/* shakedown-disable-next-line\n*/\nvar a = """${bad}""";`, 1],
    [
      'all up to another',
      'go',
      `// shakedown-disable\na := \`${bad}\`\nb := \`${bad}\`\n// shakedown-enable\nc := \`${bad}\``,
      2,
    ],
    [
      'the rest of the file',
      'rust',
      `let a = r#"${bad}"#; // shakedown-disable\nlet b = r#"${bad}"#;\nlet c = r#"${bad}"#;`,
      2,
    ],
    ['nothing with other words', 'python', `a = '${bad}'  # shakedown-disabled, shakedown-disable-lines`, 0],
    ['nothing, if there is no next line', 'python', `a = '${bad}'  # shakedown-disable-next-line`, 0],
    ['nothing within a literal', 'python', `x = '# shakedown-disable'\na = '${bad}'`, 0],
  ])('%s', (_, language, source, off) => {
    const all = source.split('CurrentRank').length - 1;
    expect(counts(source, language)).toEqual([all - off, off, 0]);
    expect(found(source, language)).toHaveLength(all - off);
  });
});

describe('a journal in a literal', () => {
  const header = `{ ${time}, "event":"Fileheader", "part":1, "language":"English/UK", "Odyssey":true, "gameversion":"4.1.2.100", "build":"r314159/r0 " }`;
  const jump = `{ "timestamp":"2026-11-14T20:40:00Z", "event":"Music", "MusicTrack":"Exploration" }`;
  const notes = (source: string) => found(source, 'python', ['error', 'warning', 'note']);

  it('is compared line by line if it begins with its Fileheader', () => {
    expect(notes(`x = """${header}\n${jump}\n"""`)).toEqual(['2:15 time/backwards /timestamp']);
    expect(notes(`x = """${jump.replace('40:00', '42:00')}\n${jump}\n"""`)).toEqual([]);
  });

  it('of an earlier version is judged by its rules', () => {
    const docked = `{ ${time}, "event":"Docked", "StationName":"A", "StationType":"Orbis" }`;
    expect(found(`x = '''${header}\n${docked}'''`)).toEqual(['2:47 field/required /DistFromStarLS']);
    expect(found(`x = '''${header.replace('4.1.2.100', '2.2')}\n${docked}'''`)).toEqual([]);
  });
});

it('refuses what is no source, and a language that is not known', () => {
  expect(() => findLines(7 as never, 'python')).toThrow('findLines takes the text of a source, not 7');
  expect(() => findLines('', 'kotlin' as never)).toThrow(/^findLines takes a language \(python, .*'kotlin'$/);
});

describe('a line is found', () => {
  const line = `f('${rank}2 }');`;

  it('behind a large source on one line', () => {
    const large = 'var a=function(b){return b?"c":d/2+"e"};'.repeat(20_000);
    expect(texts(large + line, 'javascript')).toHaveLength(1);
  });

  it('of millions of characters', () => {
    const long = `x = '{ ${time}, "event":"SendText", "To":"Bo", "Message":"${'y'.repeat(6_000_000)}" }'`;
    expect(texts(long)).toHaveLength(1);
  });

  it.each<[string, LanguageName]>([
    ['`', 'javascript'],
    ['"', 'javascript'],
    ['`${', 'javascript'],
    ["f(`${'", 'javascript'],
    ['/[', 'javascript'],
    ['((', 'javascript'],
    ['"a" + (', 'javascript'],
    ['"""', 'python'],
    ['f"""{', 'python'],
    ["'''", 'python'],
    ['rb"""', 'python'],
  ])('behind a thousand of %s', (begun, language) => {
    expect(texts(`${begun.repeat(1000)}\n${line}`, language)).toHaveLength(1);
  });
});
