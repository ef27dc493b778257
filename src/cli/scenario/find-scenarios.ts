import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDirectorySync } from '../../journal/directories.js';
import { bundledScenarios } from '../../stage/scenarios/bundled-scenarios.js';
import { didYouMean } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import { looksLikeGlob } from '../check-project/check-inputs.js';
import { expandGlob } from '../globs.js';
import { UsageError } from '../shell.js';

/** A scenario to play. */
export interface FoundScenario {
  /** As `simulate` takes it: its file, or the name of a bundled one. */
  readonly name: string;
  readonly file: string;
}

/**
 * The scenarios that the arguments name, each once, in the order given: files, directories, globs, bundled
 * names.
 */
export async function findScenarios(words: readonly string[], signal: AbortSignal): Promise<FoundScenario[]> {
  if (words.length === 0) {
    throw new UsageError(
      "which scenarios? Name files, directories or globs: shakedown scenario run 'scenarios/*.yaml'",
    );
  }
  const found = new Map<string, FoundScenario>();
  for (const word of words) {
    for (const each of await namedBy(word, signal)) {
      const key = path.resolve(each.file);
      if (!found.has(key)) found.set(key, each);
    }
  }
  return [...found.values()];
}

async function namedBy(word: string, signal: AbortSignal): Promise<FoundScenario[]> {
  if (word === '') throw new UsageError('the name of a scenario is empty');
  if (existsSync(word)) return isDirectorySync(word) ? within(word, signal) : [asFound(word)];
  const bundled = bundledScenarios();
  const file = bundled.get(word.replace(/\.yaml$/i, ''));
  if (file !== undefined) return [{ name: word, file }];
  if (looksLikeGlob(word)) return matching(word, signal);
  throw new UsageError(`there is no scenario, file or directory ${quoted(word)}${didYouMean(word, bundled.keys())}`);
}

async function within(directory: string, signal: AbortSignal): Promise<FoundScenario[]> {
  const files = await expandGlob(path.join(directory, '**/*.{yaml,yml}'), { signal });
  if (files.length > 0) return files.map(asFound);
  throw new UsageError(`there is no scenario in ${quoted(directory)}: their names end in .yaml or .yml`);
}

/**
 * As in a shell, a directory that matches stands for everything in it. Other files than YAML are left out.
 */
async function matching(glob: string, signal: AbortSignal): Promise<FoundScenario[]> {
  const found: FoundScenario[] = [];
  for (const each of await expandGlob(glob, { signal })) {
    if (isDirectorySync(each)) {
      found.push(...(await expandGlob(path.join(each, '**/*.{yaml,yml}'), { signal })).map(asFound));
    } else if (/\.ya?ml$/i.test(each)) found.push(asFound(each));
  }
  if (found.length === 0) throw new UsageError(`no scenario matches ${quoted(glob)}`);
  return found;
}

function asFound(file: string): FoundScenario {
  return { name: file, file };
}
