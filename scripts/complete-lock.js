/**
 * Completes package-lock.json, and that of the site, after an install. npm leaves out the packages for
 * other platforms where it cannot look them up, and then `npm ci` refuses the lock, here and on those
 * platforms. Run it with `npm run lock` after adding a package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

for (const name of ['package-lock.json', 'site/package-lock.json'])
  complete(path.resolve(import.meta.dirname, '..', name));

/** @param {string} file */
function complete(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  let added = 0;
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const own = `node_modules/${name}`;
      if (lock.packages[own] || lock.packages[`${place}/${own}`]) continue;
      if (!/^\d+\.\d+\.\d+/.test(version))
        throw new Error(`${place} wants ${name}@${version}, which is no exact version`);
      lock.packages[own] = entryFor(name, version, entry.dev);
      added++;
    }
  }
  if (added > 0) {
    lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
    writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
  }
  console.log(`${added} packages for other platforms added to ${file}`);
}

/** @param {string} name @param {string} version @param {boolean | undefined} dev */
function entryFor(name, version, dev) {
  const words = name.split(/[/-]/);
  const processor = processors.find((each) => words.includes(each));
  const system = systems.find((each) => words.includes(each));
  const library = words.some((word) => word.includes('musl')) ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return {
    version,
    ...(processor && { cpu: [processor] }),
    ...(dev && { dev }),
    ...(library && { libc: [library] }),
    optional: true,
    ...(system && { os: [system] }),
  };
}
