/** The tools of `trials init`, compiled and sent through two trials; and what `init` writes, compiled. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { debianCrates } from './debian-files.js';
import { compile, monoEnvironment } from './mono.js';

const root = path.resolve(import.meta.dirname, '../..');
let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-init-'));
});

afterEach(() => rmSync(home, { recursive: true }));

function shakedown(words: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const command = [path.join(root, 'dist/cli/main.js'), ...words];
  return execFileSync(process.execPath, command, { cwd: home, env: { ...process.env, ...env }, encoding: 'utf8' });
}

function printed(program: string, words: readonly string[]): string {
  return execFileSync(program, words, { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

const trials = ['trials', 'run', 'docked-again', 'carrier-jump-aboard'];

const passed = /^✔ docked-again {2}6 answers right[\s\S]*^2 of 2 answered trials passed$/m;

it('C#: Mono takes the place of dotnet', () => {
  shakedown(['trials', 'init', '--language', 'csharp']);
  compile(home, 'ShakedownTool.exe', 'ShakedownTool.cs');
  const project = 'run --project ShakedownTool.csproj --';
  const dotnet = `#!/bin/sh\ncase "$*" in "${project} "*) shift 4; exec mono ShakedownTool.exe "$@";; *) exit 9;; esac\n`;
  writeFileSync(path.join(home, 'dotnet'), dotnet, { mode: 0o755 });
  const env = { ...monoEnvironment(), PATH: `${home}${path.delimiter}${process.env.PATH}` };
  expect(shakedown(trials, env)).toMatch(passed);
});

it('TypeScript: checked by it, and run by any Node as it is', () => {
  shakedown(['trials', 'init', '--language', 'typescript']);
  expect(typeCheck('shakedown-tool.mjs')).toBe('');
  expect(shakedown(trials)).toMatch(passed);
});

it('TypeScript: a strict project type-checks what init writes', () => {
  shakedown(['init']);
  expect(typeCheck('tests/shakedown/test-docked.mjs', 'tests/shakedown/tool/shakedown-tool.mjs')).toBe('');
});

function typeCheck(...files: readonly string[]): string {
  mkdirSync(path.join(home, 'node_modules'));
  symlinkSync(root, path.join(home, 'node_modules/shakedown'));
  symlinkSync(path.join(root, 'node_modules/@types'), path.join(home, 'node_modules/@types'));
  const tsc = path.join(root, 'node_modules/typescript-native/bin/tsc');
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--noImplicitReturns'];
  const target = ['--module', 'nodenext', '--target', 'es2022', '--types', 'node'];
  const words = [tsc, '--noEmit', '--checkJs', '--skipLibCheck', ...strict, ...target, ...files];
  return printed(process.execPath, words);
}

it.each(['prepend', 'importlib'])('Python: pytest finds and passes the first test in its mode %s', (mode) => {
  writeFileSync(path.join(home, 'pyproject.toml'), '[tool.pytest.ini_options]\ntestpaths = ["tests"]\n');
  shakedown(['init']);
  const env = { ...process.env, SHAKEDOWN: path.join(root, 'dist/cli/main.js') };
  const words = ['-m', 'pytest', `--import-mode=${mode}`];
  expect(execFileSync('/usr/bin/python3', words, { cwd: home, env, encoding: 'utf8' })).toMatch(/ 1 passed /);
});

it('Rust and Go: a project compiles the types that init writes', () => {
  writeFileSync(path.join(home, 'go.mod'), 'module example.org/tool\n\ngo 1.19\n');
  shakedown(['init']);
  expect(printed('go', ['vet', './...'])).toBe('');
  const manifest = '[package]\nname = "tool"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\nserde_json = "1"\n';
  writeFileSync(path.join(home, 'Cargo.toml'), manifest);
  shakedown(['init', '--language', 'rust']);
  mkdirSync(path.join(home, 'src'));
  writeFileSync(
    path.join(home, 'src/main.rs'),
    '#[path = "../tests/shakedown/journal.rs"]\nmod journal;\nfn main() {}\n',
  );
  expect(printed('cargo', ['build', '--quiet', ...debianCrates()])).toBe('');
});

it('C#: the first test passes', () => {
  shakedown(['init', '--language', 'csharp']);
  const inside = path.join(home, 'tests/shakedown');
  compile(inside, 'DockedTest.exe', 'DockedTest.cs', 'ShakedownStage.cs');
  const env = { ...process.env, ...monoEnvironment(), SHAKEDOWN: path.join(root, 'dist/cli/main.js') };
  expect(execFileSync('mono', ['DockedTest.exe'], { cwd: inside, env, encoding: 'utf8' })).toBe('passed\n');
});
