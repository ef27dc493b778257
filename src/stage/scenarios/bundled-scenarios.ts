/** The scenarios in the package. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packageDirectory } from '../package-directory.js';

/** The files of the bundled scenarios, by name. */
export function bundledScenarios(): ReadonlyMap<string, string> {
  const folder = bundledFolder();
  if (folder === undefined) return new Map();
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .sort();
  return new Map(files.map((name) => [path.basename(name, extension), path.join(folder, name)]));
}

const extension = '.yaml';

function bundledFolder(): string | undefined {
  const home = packageDirectory(import.meta.dirname);
  const folder = home && path.join(home, 'scenarios');
  return folder && existsSync(folder) ? folder : undefined;
}
