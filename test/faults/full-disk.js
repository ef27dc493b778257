/** Preloaded: simulates a disk that accepts names but no content. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { writeFileSync } = fs;
fs.writeFileSync = (file, _, options) => {
  writeFileSync(file, '', options);
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};
syncBuiltinESMExports();
