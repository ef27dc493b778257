/** Where the project in this directory stands: it may be one of many in a repository. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest directory, this one or one above it, that has the file or directory. */
export function above(name: string, from = process.cwd()): string | undefined {
  if (existsSync(path.join(from, name))) return from;
  const parent = path.dirname(from);
  return parent === from ? undefined : above(name, parent);
}

/** The way from the root of the repository to this directory, with slashes; empty at the root. */
export function wayFromRoot(): string {
  return path.relative(above('.git') ?? '.', '.').replaceAll(path.sep, '/');
}
