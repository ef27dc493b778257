/** TypeScript samples of the documents, compiled and run. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { isRun, linesOf } from '../scripts/shown-commands.js';
import { longDeadline } from './support/deadline.js';

const root = path.resolve(import.meta.dirname, '..');
const dist = process.env.SHAKEDOWN_DIST ?? path.join(root, 'dist');

export interface Sample {
  /** Document and line. */
  readonly place: string;
  readonly code: string;
  /** The output shown below it. */
  readonly output: string;
}

/** Blocks of TypeScript, each with the block of text right below it. */
export function samplesIn(document: string): Sample[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  return Array.from(text.matchAll(/^```ts\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```\n)?/gm), (match) => ({
    place: `${document}:${text.slice(0, match.index).split('\n').length}`,
    code: match[1] ?? '',
    output: match[2] ?? '',
  }));
}

/** A command shown with what it prints. */
export interface ShownCommand {
  readonly words: string;
  readonly output: string;
}

/** Durations vary. */
export function timeless(output: string): string {
  return output.replaceAll(/\d+(\.\d)? m?s(?=$| ·)/gm, '… s');
}

/** A document whose commands are followed by what they print in a directory. */
export async function withFreshOutput(document: string, home: string): Promise<string> {
  let text = readFileSync(path.join(root, document), 'utf8');
  for (const { words, output } of commandsIn(document)) {
    const printed = await runCommand(home, words);
    const [shown, fresh] = [output, printed].map((lines) => `$ npx shakedown ${words}\n${lines}`);
    if (shown && fresh && timeless(shown) !== timeless(fresh)) text = text.replace(shown, () => fresh);
  }
  return text;
}

/** Commands shown with their output: `$ npx shakedown …` and what follows. */
export function commandsIn(document: string): ShownCommand[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  return Array.from(text.matchAll(/```console\n\$ npx shakedown (.+)\n([\s\S]*?)```/g), (match) => ({
    words: match[1] ?? '',
    output: match[2] ?? '',
  }));
}

/**
 * Runs the built command in a directory, on a page of 80 columns, and gives what it prints, whatever its exit
 * code.
 */
export async function runCommand(home: string, words: string): Promise<string> {
  const command = [path.join(dist, 'cli/main.js'), ...words.split(' ')];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: home,
    env: { ...process.env, COLUMNS: '80', NO_COLOR: '1' },
  }).catch((error: { readonly stdout: string }) => error);
  // Lines of a journal end with CRLF.
  return stdout.replaceAll('\r\n', '\n');
}

/** Compiler errors of samples in a directory with the library installed, with this repository's settings. */
export async function complaints(home: string, samples: readonly Sample[]): Promise<string[]> {
  const places = new Map(samples.map(({ place }, index) => [`sample-${index}.mts`, place]));
  for (const [index, { code }] of samples.entries()) write(home, `sample-${index}.mts`, code);
  const compilerOptions = {
    typeRoots: [path.join(root, 'node_modules/@types')],
    // A sample may end early.
    noUnusedLocals: false,
  };
  const project = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions,
    files: [...places.keys()],
    include: [],
  };
  const tsc = path.join(root, 'node_modules/typescript-native/bin/tsc');
  const command = [tsc, '-p', write(home, 'tsconfig.json', JSON.stringify(project)), '--pretty', 'false'];
  const compiling = promisify(execFile)(process.execPath, command, { cwd: home });
  const { stdout } = await compiling.catch((error: { readonly stdout: string }) => error);
  return stdout
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) => line.replace(/^(sample-\d+\.mts)\((\d+),\d+\)/, (_, file: string) => String(places.get(file))));
}

function write(home: string, name: string, text: string): string {
  const file = path.join(home, name);
  writeFileSync(file, text);
  return file;
}

/** Installs the built library into a directory. */
export function install(home: string): void {
  const place = path.join(home, 'node_modules/shakedown');
  mkdirSync(place, { recursive: true });
  cpSync(path.join(root, 'package.json'), path.join(place, 'package.json'));
  symlinkSync(dist, path.join(place, 'dist'), 'junction');
}

/** Separates the outputs of samples. */
const mark = '\0';

/**
 * Runs samples one after the other and returns the output of each. They share a process, since loading the
 * library takes most of the time; it has to end by itself, so none may leave anything running.
 */
export async function run(home: string, samples: readonly Sample[]): Promise<string[]> {
  const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  const names = samples.map(({ code }, index) => {
    const { outputText } = ts.transpileModule(code, { compilerOptions });
    return path.basename(write(home, `sample-${index}.mjs`, outputText));
  });
  const all = `for (const name of ${JSON.stringify(names)}) {
    await import(\`./\${name}\`).catch((error) => console.log(error));
    process.stdout.write(${JSON.stringify(mark)});
  }`;
  const env = { ...process.env, ED_JOURNAL_DIR: 'session' };
  const words = [write(home, 'samples.mjs', all)];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: home, env, timeout: longDeadline });
  return stdout.replaceAll('\r\n', '\n').split(mark);
}

/**
 * Command lines of a document, in order: from shell blocks, with continuation lines joined, from blocks with
 * output, and in both READMEs from tables. Lines with placeholders, such as DIRECTORY, are skipped.
 */
export function commandLinesIn(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  const found = text.matchAll(/^```(?:sh|console)\n([\s\S]*?)^```|^\|.*$/gm);
  const lines = Array.from(found).flatMap(([whole, block]) => {
    if (block !== undefined) return linesOf(block);
    return document.endsWith('README.md')
      ? Array.from(whole.matchAll(/`(shakedown [^`]+)`/g), ([, code = '']) => linesOf(code)).flat()
      : [];
  });
  return lines.filter(isRun);
}

/** Output of Node's test runner for the tests in a directory, passing or not. */
export async function testRun(home: string): Promise<string> {
  // The outer test run must not affect the inner one.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ['--test', '--test-reporter', 'tap'], {
    cwd: home,
    env,
    timeout: longDeadline,
  }).catch((error: { readonly stdout: string }) => error);
  return stdout;
}
