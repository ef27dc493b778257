/** The TypeScript in the documents, as programs that can be compiled and run. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { longDeadline } from './support/deadline.js';

const root = path.resolve(import.meta.dirname, '..');
const dist = process.env.SHAKEDOWN_DIST ?? path.join(root, 'dist');

export interface Sample {
  /** Where it stands: the document and the line. */
  readonly place: string;
  readonly code: string;
  /** What stands below it as its output. */
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

/** Commands shown with their output: `$ npx shakedown …` and what follows. */
export function commandsIn(document: string): ShownCommand[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  return Array.from(text.matchAll(/```console\n\$ npx shakedown (.+)\n([\s\S]*?)```/g), (match) => ({
    words: match[1] ?? '',
    output: match[2] ?? '',
  }));
}

/** Runs the built command in a directory, on a page of 80 columns, and gives what it prints, whatever its exit code. */
export async function runCommand(home: string, words: string): Promise<string> {
  const command = [path.join(dist, 'cli/main.js'), ...words.split(' ')];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: home,
    env: { ...process.env, COLUMNS: '80', NO_COLOR: '1' },
  }).catch((error: { readonly stdout: string }) => error);
  return stdout;
}

/** What the compiler reports about samples in a home with the library installed, with the settings of this repository. */
export function complaints(home: string, samples: readonly Sample[]): string[] {
  const files = new Map(samples.map(({ place, code }, index) => [write(home, `sample-${index}.mts`, code), place]));
  const program = ts.createProgram([...files.keys()], {
    ...ownSettings(),
    typeRoots: [path.join(root, 'node_modules/@types')],
    // A sample may end where it has said enough.
    noUnusedLocals: false,
  });
  return [...files].flatMap(([file, place]) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => `${place}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

function ownSettings(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options;
}

function write(home: string, name: string, text: string): string {
  const file = path.join(home, name);
  writeFileSync(file, text);
  return file;
}

/** Makes a directory the home of a program that has the built library installed. */
export function install(home: string): void {
  const place = path.join(home, 'node_modules/shakedown');
  mkdirSync(place, { recursive: true });
  cpSync(path.join(root, 'package.json'), path.join(place, 'package.json'));
  symlinkSync(dist, path.join(place, 'dist'), 'junction');
}

/** Sets what a sample prints apart from what the next one does. */
const mark = '\0';

/**
 * Runs samples one after the other and gives what each of them printed. They share a process, since loading the library is
 * nearly all that a sample takes; it has to end by itself, so none of them may leave anything running.
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
 * The command lines of a document, in its order: those in blocks of shell, with lines that go on joined, those shown with
 * their output, and in the README also those that stand in its tables. What stands for something else, such as DIRECTORY, is
 * no command.
 */
export function commandLinesIn(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  const found = text.matchAll(/^```(?:sh|console)\n([\s\S]*?)^```|^\|.*$/gm);
  const lines = Array.from(found).flatMap(([whole, block]) => {
    if (block !== undefined) return block.replaceAll('\\\n', ' ').split('\n');
    return document === 'README.md' ? Array.from(whole.matchAll(/`(shakedown [^`]+)`/g), ([, code = '']) => code) : [];
  });
  return lines
    .map((line) => line.replace(/^\$ /, '').replace(/\s+#.*$/, ''))
    .filter((line) => /^(npx )?shakedown( |$)/.test(line) && !/\b[A-Z]{3,}\b/.test(line));
}

/** What Node's own test runner says of the tests in a directory, whether they pass or not. */
export async function testRun(home: string): Promise<string> {
  // What runs these tests must not be taken for what runs those.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ['--test', '--test-reporter', 'tap'], {
    cwd: home,
    env,
    timeout: longDeadline,
  }).catch((error: { readonly stdout: string }) => error);
  return stdout;
}
