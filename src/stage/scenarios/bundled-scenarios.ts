/** The scenarios in the package. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

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

/** The folder `scenarios` beside the nearest package.json upwards. */
function bundledFolder(): string | undefined {
  for (let place = import.meta.dirname; ; place = path.dirname(place)) {
    const folder = path.join(place, 'scenarios');
    if (existsSync(path.join(place, 'package.json'))) return existsSync(folder) ? folder : undefined;
    if (path.dirname(place) === place) return undefined;
  }
}
