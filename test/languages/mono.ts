import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { filesOf } from './debian-files.js';

/** Compiles a C# program for Mono, which has C# 7; what .NET Standard 2.0 has, it has as well. */
export function compile(folder: string, program: string, ...sources: readonly string[]): void {
  const references = [newtonsoft(), 'System.Numerics'].map((library) => `-r:${library}`);
  execFileSync('mcs', ['-langversion:7', '-warnaserror', ...references, `-out:${program}`, ...sources], {
    cwd: folder,
    stdio: 'inherit',
  });
}

/** The environment in which Mono finds the libraries of a compiled program. */
export function monoEnvironment(): NodeJS.ProcessEnv {
  return { MONO_PATH: path.dirname(newtonsoft()) };
}

function newtonsoft(): string {
  const [library] = filesOf(['libnewtonsoft-json5.0-cil'], /\/Newtonsoft\.Json\.dll$/);
  if (library === undefined) throw new Error('libnewtonsoft-json5.0-cil has no Newtonsoft.Json.dll');
  return library;
}
