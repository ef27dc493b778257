/** Compiles the library and the command, and links the command so that `npx shakedown` finds it at once. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const command = path.join(root, 'dist/cli/main.js');

rmSync(path.join(root, 'dist'), { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '-p', path.join(root, 'tsconfig.build.json')], { stdio: 'inherit' });
chmodSync(command, 0o755);

// On Windows a link would need a shim; there npx falls back to packing the project, which is slower and works.
if (process.platform !== 'win32') {
  const bin = path.join(root, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  rmSync(path.join(bin, 'shakedown'), { force: true });
  symlinkSync(path.relative(bin, command), path.join(bin, 'shakedown'));
}
