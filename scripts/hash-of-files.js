import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A hash of the names and contents of files, not of times: a checkout touches files without changing them.
 * @param {string} root @param {Iterable<string>} names
 * @param {readonly (string | Uint8Array)[]} [others] what else counts
 */
export function hashOfFiles(root, names, others = []) {
  const hash = createHash('sha256');
  for (const other of others) hash.update(other);
  for (const name of names) {
    const text = readFileSync(path.join(root, name));
    hash.update(`${name} ${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}
