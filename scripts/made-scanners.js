/**
 * Regenerates `src/check/scan/made-scanners.ts` if the tables, or anything else it depends on, have changed.
 * Run by the build and by every test run; see `src/check/scan/README.md`.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { hashOfFiles } from './hash-of-files.js';

const require = createRequire(import.meta.url);

/** Gives whether they had to be made. */
export async function freshScanners(root = path.resolve(import.meta.dirname, '..')) {
  const folder = path.join(root, 'src/check/scan');
  const made = path.join(folder, 'made-scanners.ts');
  const generator = await bundledGenerator(root, folder);
  const stamp = `// Made from ${hashOf(generator, folder)} by scripts/made-scanners.js; not to be edited.\n`;
  if (textOf(made).startsWith(stamp)) return false;
  // All that is ever in here is named `dist`, which git ignores, even if this is killed halfway.
  const workshop = mkdtempSync(path.join(root, '.build-'));
  try {
    const place = path.join(workshop, 'dist');
    mkdirSync(place);
    const program = path.join(place, 'generator.js');
    writeFileSync(program, generator);
    const { madeScannersFile } = await import(pathToFileURL(program).href);
    const fresh = path.join(place, 'made-scanners.ts');
    writeFileSync(fresh, `${stamp}${await madeScannersFile(folder)}`);
    renameSync(fresh, made);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
  return true;
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * The generator and all that it imports, the table above all, in one text.
 * @param {string} root @param {string} folder
 */
async function bundledGenerator(root, folder) {
  const bundle = await rolldown({
    input: path.join(folder, 'generate/made-file.ts'),
    cwd: root,
    platform: 'node',
    external: [/^node:/, 'assemblyscript/asc'],
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return output[0].code;
}

/**
 * Of the generator, the parts it imports only when it compiles, and the compiler.
 * @param {string} generator @param {string} folder
 */
function hashOf(generator, folder) {
  const compiler = readFileSync(require.resolve('assemblyscript/package.json'));
  const assembly = readdirSync(path.join(folder, 'assembly')).sort();
  const names = ['scanner-memory-table.ts', ...assembly.map((part) => `assembly/${part}`)];
  return hashOfFiles(folder, names, [compiler, generator]);
}
