/** The scenarios in the package. */
import path from 'node:path';
import { packagedFiles } from '../../packaged/packaged-files.js';

/** The files of the bundled scenarios, by name. */
export function bundledScenarios(): ReadonlyMap<string, string> {
  const files = packagedFiles();
  const names = files.namesIn('scenarios').filter((name) => name.endsWith(extension));
  return new Map(names.map((name) => [path.basename(name, extension), files.pathOf(`scenarios/${name}`)]));
}

const extension = '.yaml';
