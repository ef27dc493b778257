/** The scenarios that come along with the package, by name. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The files of those that come along, by name. */
export function bundledScenarios(): ReadonlyMap<string, string> {
  const folder = bundledFolder();
  if (folder === undefined) return new Map();
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .sort();
  return new Map(files.map((name) => [path.basename(name, extension), path.join(folder, name)]));
}

const extension = '.yaml';

/** The package is the nearest directory upwards that has one, wherever the command was bundled to. */
function bundledFolder(): string | undefined {
  for (let place = import.meta.dirname; ; place = path.dirname(place)) {
    const folder = path.join(place, 'scenarios');
    if (existsSync(path.join(place, 'package.json'))) return existsSync(folder) ? folder : undefined;
    if (path.dirname(place) === place) return undefined;
  }
}
