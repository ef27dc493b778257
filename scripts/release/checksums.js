import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Of the programs in a directory, as `sha256sum --check` reads it. @param {string} folder */
export function checksumsOf(folder) {
  const hash = (/** @type {string} */ name) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex');
  const programs = readdirSync(folder).filter((name) => name.startsWith('shakedown-'));
  return programs.map((name) => `${hash(name)}  ${name}\n`).join('');
}
