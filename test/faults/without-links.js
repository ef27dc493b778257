/** Preloaded: simulates file systems without hard links, such as FAT. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

fs.linkSync = (_, file) => {
  const code = fs.existsSync(file) ? 'EEXIST' : 'EPERM';
  throw Object.assign(new Error(`${code}: link`), { code });
};

// Such disks are slow, too: other processes run between a name and its content.
const { openSync } = fs;
fs.openSync = (file, flags, ...others) => {
  const descriptor = openSync(file, flags, ...others);
  if (flags === 'wx') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10 * Math.random());
  return descriptor;
};
syncBuiltinESMExports();
