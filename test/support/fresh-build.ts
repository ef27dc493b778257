import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Global setup: builds the page and the command, if they are outdated. */
export default function setup(): void {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/build.js')], {
    stdio: 'inherit',
  });
}
