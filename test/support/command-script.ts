import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** A script in a folder that runs the built command, like npm's. */
export function commandScript(folder: string): string {
  const script = path.join(folder, 'shakedown');
  const main = path.resolve(import.meta.dirname, '../../dist/cli/main.js');
  writeFileSync(script, `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`, { mode: 0o755 });
  return script;
}
