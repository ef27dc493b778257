/** The tools of `trials init`, compiled and sent through two trials; and the test of `init` for C#. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
  mkdirSync(path.join(home, 'node_modules'));
  symlinkSync(root, path.join(home, 'node_modules/shakedown'));
  symlinkSync(path.join(root, 'node_modules/@types'), path.join(home, 'node_modules/@types'));
  const tsc = path.join(root, 'node_modules/typescript-native/bin/tsc');
  const checks = ['--noEmit', '--strict', '--checkJs', '--skipLibCheck'];
  const target = ['--module', 'nodenext', '--target', 'es2022', '--types', 'node'];
  execFileSync(process.execPath, [tsc, ...checks, ...target, 'shakedown-tool.mjs'], { cwd: home, stdio: 'inherit' });
  expect(shakedown(trials)).toMatch(passed);
});

it('C#: the first test passes', () => {
  shakedown(['init', '--language', 'csharp']);
  const inside = path.join(home, 'tests/shakedown');
  compile(inside, 'DockedTest.exe', 'DockedTest.cs', 'ShakedownStage.cs');
  const env = { ...process.env, ...monoEnvironment(), SHAKEDOWN: path.join(root, 'dist/cli/main.js') };
  expect(execFileSync('mono', ['DockedTest.exe'], { cwd: inside, env, encoding: 'utf8' })).toBe('passed\n');
});
