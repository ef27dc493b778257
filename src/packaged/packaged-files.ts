import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '../words/memo.js';
import { packageDirectory } from './package-directory.js';

/** Files that the package contains, by names such as `scenarios/exploration.yaml`. */
export interface PackagedFiles {
  readonly isOneFile: boolean;
  pathOf(name: string): string;
  /** The names of the files in a folder, sorted. */
  namesIn(folder: string): string[];
  /** The text of a file; throws if there is none. */
  text(name: string): string;
  /** The text of the file at a path of `pathOf`, if only the program can read it. */
  textInside(file: string): string | undefined;
}

/** What is needed of `node:sea`. */
interface ProgramAssets {
  isSea(): boolean;
  getAsset(name: string, encoding: 'utf8'): string;
  getAssetKeys(): string[];
}

/** The files in the directory of a package. */
export function filesIn(home: string): PackagedFiles {
  const pathOf = (name: string) => path.join(home, name);
  return {
    isOneFile: false,
    pathOf,
    namesIn: (folder) => (existsSync(pathOf(folder)) ? readdirSync(pathOf(folder)).sort() : []),
    text: (name) => readFileSync(pathOf(name), 'utf8'),
    textInside: () => undefined,
  };
}

/** The files inside a one-file program. Their paths lead through the program, where no other file can be. */
export function filesInside(program: string, assets: ProgramAssets): PackagedFiles {
  const text = (name: string) => assets.getAsset(name, 'utf8');
  return {
    isOneFile: true,
    pathOf: (name) => path.join(program, name),
    namesIn: (folder) =>
      assets
        .getAssetKeys()
        .filter((name) => path.posix.dirname(name) === folder)
        .map((name) => path.posix.basename(name))
        .sort(),
    text,
    textInside(file) {
      const name = path.relative(program, file).replaceAll(path.sep, '/');
      return assets.getAssetKeys().includes(name) ? text(name) : undefined;
    },
  };
}

/** The files of this package, or of the program that it has become. */
export const packagedFiles = once((): PackagedFiles => {
  // Other runtimes, and bundlers for them, do not know this module.
  const assets = process.getBuiltinModule('node:sea' as string) as ProgramAssets | undefined;
  if (assets?.isSea()) return filesInside(process.execPath, assets);
  // Undefined where a bundler has made CommonJS of this module.
  const here = (import.meta.dirname as string | undefined) ?? process.execPath;
  return filesIn(packageDirectory(here) ?? here);
});
