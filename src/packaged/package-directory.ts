import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder of the package that contains a module. A package.json without a name only sets how files beside
 * it are loaded.
 */
export function packageDirectory(inside: string): string | undefined {
  if (nameIn(path.join(inside, 'package.json')) !== undefined) return inside;
  const above = path.dirname(inside);
  return above === inside ? undefined : packageDirectory(above);
}

function nameIn(file: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name;
  } catch {
    return undefined;
  }
}
