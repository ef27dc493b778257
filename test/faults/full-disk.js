/** Loaded before anything else, it makes the disk too full for whole files: it takes a name, and no content. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { writeFileSync } = fs;
fs.writeFileSync = (file, _, options) => {
  writeFileSync(file, '', options);
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};
syncBuiltinESMExports();
