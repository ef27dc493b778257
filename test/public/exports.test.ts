/** docs/exports.md: what each entry of the package exports, and the version that had it first. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { version, exports } = JSON.parse(read('package.json')) as {
  readonly version: string;
  readonly exports: Readonly<Record<string, { readonly types?: string }>>;
};
const entries = Object.entries(exports).flatMap(([entry, { types }]) =>
  types ? [[path.posix.join('shakedown', entry), path.join(root, types)] as const] : [],
);

/** By entry, the names it exports, types included, in the order of the alphabet. */
function exportedNames(): Map<string, string[]> {
  const options = { skipLibCheck: true, noLib: true, types: [], module: ts.ModuleKind.NodeNext };
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    options,
  );
  const checker = program.getTypeChecker();
  return new Map(
    entries.map(([entry, file]) => {
      const source = program.getSourceFile(file);
      const symbol = source && checker.getSymbolAtLocation(source);
      return [
        entry,
        symbol
          ? checker
              .getExportsOfModule(symbol)
              .map(({ name }) => name)
              .toSorted()
          : [],
      ];
    }),
  );
}

/** By entry and name, the version that the page has. */
function knownVersions(page: string): Map<string, string> {
  const known = new Map<string, string>();
  for (const section of page.split('\n## ').slice(1)) {
    const [, entry = ''] = /^`(.*)`/.exec(section) ?? [];
    for (const [, since = '', names = ''] of section.matchAll(/^Since (\S+): (.*)$/gm))
      for (const [, name] of names.matchAll(/`(\w+)`/g)) known.set(`${entry} ${name}`, since);
  }
  return known;
}

const names = exportedNames();
const known = knownVersions(read('docs/exports.md'));

it('every entry exports something', () => {
  for (const [entry, all] of names) expect(all, entry).not.toEqual([]);
});

it('docs/exports.md is fresh', async () => {
  const sections = Array.from(names, ([entry, all]) => {
    const sinceOf = (name: string) => known.get(`${entry} ${name}`) ?? version;
    const lines = Array.from(new Set(all.map(sinceOf)), (since) => {
      const some = all.filter((name) => sinceOf(name) === since);
      return `Since ${since}: ${some.map((name) => `\`${name}\``).join(', ')}`;
    });
    return `\n## \`${entry}\`\n\n${lines.join('\n\n')}\n`;
  });
  const page = `# What each entry exports

<!-- Generated from the declarations of the package by \`npm run generate\`. -->

Functions, values and types by entry, with the version of Shakedown that exported them first. What changed in them since then is in
the [changelog](../CHANGELOG.md).

\`\`\`ts
import { openStage } from 'shakedown'; // since 0.1.0
\`\`\`
${sections.join('')}`;
  await expect(page).toMatchFileSnapshot(path.join(root, 'docs/exports.md'));
});

it('has nothing new in a version that is released', () => {
  const isReleased = !read('CHANGELOG.md').includes(`\n## ${version} (not released yet)\n`);
  const added = [...names].flatMap(([entry, all]) => all.filter((name) => !known.has(`${entry} ${name}`)));
  // A new export belongs to the next release: its version comes first, in package.json.
  expect(isReleased ? added : []).toEqual([]);
});
