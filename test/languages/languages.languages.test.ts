/** The types of each language, compiled and run over lines of every kind. `npm run languages` runs these. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type BindingLanguageName, bindingLanguages } from '../../src/bindings/binding-languages.js';
import { debianCrates, filesOf } from './debian-files.js';
import { languageModel } from './language-catalogue.js';
import { languageCorpus } from './language-corpus.js';
import { compile, monoEnvironment } from './mono.js';
import { expectWrittenBack } from './written-back.js';

const programs = path.join(import.meta.dirname, 'programs');
const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-languages-'));
const lines = languageCorpus({ ofEachKind: 100, seeds: 3 });
const input = `${lines.join('\n')}\n`;

afterAll(() => rmSync(home, { recursive: true }));

/** Writes the types of a language and the files of its program to a directory of their own. */
function prepare(language: BindingLanguageName, files: Readonly<Record<string, string>>, types: string): string {
  const folder = path.join(home, language);
  for (const [to, from] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, to)), { recursive: true });
    copyFileSync(path.join(programs, from), path.join(folder, to));
  }
  mkdirSync(path.dirname(path.join(folder, types)), { recursive: true });
  writeFileSync(path.join(folder, types), bindingLanguages[language].emit(languageModel));
  return folder;
}

function run(
  folder: string,
  command: string,
  words: readonly string[],
  options: { env?: object; input?: string } = {},
) {
  return execFileSync(command, words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...options,
    env: { ...process.env, ...options.env },
  });
}

it('has at least 60,000 lines of every kind', () => {
  expect(lines.length).toBeGreaterThanOrEqual(60_000);
});

it('Python writes back what it reads, and mypy accepts it', () => {
  const files = { 'write_back.py': 'write_back.py', 'narrowing.py': 'narrowing.py', 'misspelt.py': 'misspelt.py' };
  const folder = prepare('python', files, 'ed_journal.py');
  expectWrittenBack(lines, run(folder, 'python3', ['write_back.py'], { input }));
  const mypy = ['-m', 'mypy', '--strict', '--no-error-summary'];
  const debian = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';
  expect(run(folder, debian, [...mypy, 'ed_journal.py', 'narrowing.py'])).toBe('');
  expect(() => run(folder, debian, [...mypy, 'misspelt.py'])).toThrow('Command failed');
});

it('Java writes back what it reads', () => {
  const folder = prepare('java', { 'WriteBack.java': 'WriteBack.java' }, 'journal/Journal.java');
  const packages = ['databind', 'core', 'annotations'].map((name) => `libjackson2-${name}-java`);
  const jars = filesOf(packages, /\/java\/jackson-[a-z]+\.jar$/).join(path.delimiter);
  run(folder, 'javac', ['-Xlint:all', '-Werror', '-cp', jars, '-d', 'out', 'journal/Journal.java', 'WriteBack.java']);
  expectWrittenBack(lines, run(folder, 'java', ['-cp', `out${path.delimiter}${jars}`, 'WriteBack'], { input }));
});

it('C# writes back what it reads', () => {
  const folder = prepare('csharp', { 'WriteBack.cs': 'WriteBack.cs' }, 'Journal.cs');
  compile(folder, 'WriteBack.exe', 'Journal.cs', 'WriteBack.cs');
  expectWrittenBack(lines, run(folder, 'mono', ['WriteBack.exe'], { input, env: monoEnvironment() }));
});

it('Rust writes back what it reads', () => {
  const folder = prepare('rust', { 'src/main.rs': 'write_back.rs' }, 'src/journal.rs');
  const manifest =
    '[package]\nname = "write-back"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\nserde_json = { version = "1", features = ["float_roundtrip"] }\n';
  writeFileSync(path.join(folder, 'Cargo.toml'), manifest);
  run(folder, 'cargo', ['build', '--quiet', ...debianCrates()], { env: { RUSTFLAGS: '-D warnings' } });
  expectWrittenBack(lines, run(folder, 'target/debug/write-back', [], { input }));
});

it('Go writes back what it reads', () => {
  const folder = prepare('go', { 'main.go': 'write_back.go' }, 'journal/journal.go');
  writeFileSync(path.join(folder, 'go.mod'), 'module example.org/write-back\n\ngo 1.19\n');
  run(folder, 'go', ['vet', './...']);
  expectWrittenBack(lines, run(folder, 'go', ['run', '.'], { input }));
});

it('TypeScript compiles, and narrows by the name of an event', () => {
  const folder = prepare('typescript', {}, 'ed-journal.ts');
  const use = `import { bitNames, Flags, type JournalEvent } from './ed-journal.js';
export function station(event: JournalEvent): string | undefined {
  return event.event === 'Docked' ? event.StationName.toUpperCase() : event.event === 'Status' ? bitNames(event.Flags ?? 0, Flags)[0] : undefined;
}
// @ts-expect-error there is no such member
export const wrong = (event: Extract<JournalEvent, { event: 'Docked' }>) => event.StatoinName;
`;
  writeFileSync(path.join(folder, 'use.ts'), use);
  const tsc = path.resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
  run(folder, process.execPath, [tsc, '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', 'use.ts']);
});

it.each([
  ['rust', 'rustfmt', ['--edition', '2021', '--emit', 'stdout']],
  ['go', 'gofmt', []],
] as const)('the types for %s are formatted', (language, command, words) => {
  const emitted = bindingLanguages[language].emit(languageModel);
  expect(run(home, command, words, { input: emitted }) === emitted, `${command} changes what is emitted`).toBe(true);
});
