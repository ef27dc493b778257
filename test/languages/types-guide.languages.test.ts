/** The samples of docs/types-in-your-language.md, compiled and run on a known kind and an unknown one. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type BindingLanguageName, bindingLanguages } from '../../src/bindings/binding-languages.js';
import { debianCrates, filesOf } from './debian-files.js';
import { languageModel } from './language-catalogue.js';
import { compile, monoEnvironment } from './mono.js';

const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/types-in-your-language.md'), 'utf8');
const lines = [
  '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked", "StationName":"Galileo", "MarketID":128016640, "NewMember":7 }',
  '{ "timestamp":"2026-11-14T20:41:01Z", "event":"Brand", "Id":3 }',
];
const input = `${lines.join('\n')}\n`;

/** The sample below the heading of a language. */
function sample(heading: string, fence: string): string {
  const section = guide.split(`\n## ${heading}\n`)[1] ?? '';
  return new RegExp(`^\`\`\`${fence}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(section)?.[1] ?? '';
}

function project(language: BindingLanguageName, files: Readonly<Record<string, string>>, types: string): string {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-guide-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  for (const [file, text] of Object.entries({ ...files, [types]: bindingLanguages[language].emit(languageModel) })) {
    mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
    writeFileSync(path.join(home, file), text);
  }
  return home;
}

function run(cwd: string, program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const options = { cwd, input, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  return execFileSync(program, words, { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
}

it('Python', () => {
  const home = project('python', { 'read.py': sample('Python', 'py') }, 'ed_journal.py');
  expect(run(home, 'python3', ['read.py'])).toBe('Galileo 128016640\nnew: Brand\n');
});

it('C#', () => {
  const program = `using System; using EliteJournal;\nstatic class Reads { static void Main() {\n${sample('C#', 'csharp')}}}\n`;
  const home = project('csharp', { 'Reads.cs': program }, 'Journal.cs');
  compile(home, 'Reads.exe', 'Journal.cs', 'Reads.cs');
  expect(run(home, 'mono', ['Reads.exe'], monoEnvironment())).toBe('Galileo 128016640 7\nnew: Brand 3\n');
});

it('Java', () => {
  const program = `import journal.Journal;
public class Reads {
  public static void main(String[] args) {
    for (String line : args) {\n${sample('Java', 'java')}}}}\n`;
  const home = project('java', { 'Reads.java': program }, 'journal/Journal.java');
  const packages = ['databind', 'core', 'annotations'].map((name) => `libjackson2-${name}-java`);
  const jars = filesOf(packages, /\/java\/jackson-[a-z]+\.jar$/).join(path.delimiter);
  run(home, 'javac', ['-cp', jars, '-d', 'out', 'journal/Journal.java', 'Reads.java']);
  const said = run(home, 'java', ['-cp', `out${path.delimiter}${jars}`, 'Reads', ...lines]);
  expect(said).toBe('Galileo 128016640 7\nnew: Brand 3\n');
});

it('Rust', () => {
  const [uses = '', body = ''] = sample('Rust', 'rust').split(/(?=^match )/m);
  const begin = 'fn main() { for line in std::io::stdin().lines() { let line = line.unwrap();';
  const program = `${uses}\n${begin}\n${body}}}\n`;
  const [, dependencies = ''] = /^```toml\n([\s\S]*?)^```/m.exec(guide) ?? [];
  const manifest = `[package]\nname = "reads"\nversion = "0.1.0"\nedition = "2021"\n${dependencies}`;
  const home = project('rust', { 'src/main.rs': program, 'Cargo.toml': manifest }, 'src/journal.rs');
  run(home, 'cargo', ['build', '--quiet', ...debianCrates()]);
  expect(run(home, 'target/debug/reads', [])).toBe('Some("Galileo") Some(128016640) Some(Number(7))\nnew: "Brand" 3\n');
});

it('Go', () => {
  const imports = 'import (\n"bufio"\n"fmt"\n"os"\n"example.org/reads/journal"\n)\n';
  const program = `package main\n${imports}func main() {\nlines := bufio.NewScanner(os.Stdin)\nfor lines.Scan() {\n${sample('Go', 'go')}}}\n`;
  const files = { 'main.go': program, 'go.mod': 'module example.org/reads\n\ngo 1.19\n' };
  const home = project('go', files, 'journal/journal.go');
  expect(run(home, 'go', ['run', '.'])).toBe(`Galileo 128016640 7\nnew: Brand ${lines[1]}\n`);
});
