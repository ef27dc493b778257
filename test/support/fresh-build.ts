import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Before every run: the page and the command that are tested are those of the sources. Does nothing if they are already. */
export default function setup(): void {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/build.js')], {
    stdio: 'inherit',
  });
}
