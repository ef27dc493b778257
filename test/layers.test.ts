import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import config from '../.dependency-cruiser.js';

describe('the dependency rules', () => {
  let house: string;

  beforeEach(() => {
    house = mkdtempSync(path.join(os.tmpdir(), 'shakedown-layers-'));
    for (const room of [
      'cli',
      'cockpit',
      'fleet',
      'stage',
      'direct',
      'simulate',
      'check',
      'observe',
      'journal',
      'interface',
      'game',
      'words',
    ])
      furnish(`src/${room}/room.ts`, '');
  });

  afterEach(() => rmSync(house, { recursive: true }));

  function furnish(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), `${text}\nexport const room = 1;\n`);
  }

  async function broken(): Promise<string[]> {
    const options = { ...config.options, baseDir: house, ruleSet: { forbidden: config.forbidden }, validate: true };
    const { output } = await cruise(['src'], options as Parameters<typeof cruise>[1]);
    return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
  }

  it('allow an import that points down', async () => {
    furnish('src/cli/main.ts', "import '../check/room.js';");
    furnish('src/check/check.ts', "import '../journal/room.js';\nimport '../interface/room.js';");
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['words', 'game', ['words-imports-down-only']],
    ['game', 'interface', ['game-imports-down-only']],
    ['interface', 'journal', ['data-stands-alone', 'interface-imports-down-only']],
    ['journal', 'check', ['journal-imports-down-only']],
    ['check', 'simulate', ['check-imports-down-only']],
    ['simulate', 'check', ['simulate-imports-down-only']],
    ['observe', 'check', ['observe-imports-down-only']],
    ['simulate', 'direct', ['simulate-imports-down-only']],
    ['direct', 'stage', ['direct-imports-down-only']],
    ['stage', 'cockpit', ['stage-imports-down-only']],
    ['cockpit', 'fleet', ['cockpit-imports-down-only']],
    ['fleet', 'cli', ['fleet-imports-down-only']],
  ])('refuse %s importing %s', async (from, to, rules) => {
    furnish(`src/${from}/wrong.ts`, `import '../${to}/room.js';`);
    expect((await broken()).sort()).toEqual(rules);
  });

  it('refuse facts that reach for Node', async () => {
    furnish('src/game/wrong.ts', "import 'node:fs';");
    expect(await broken()).toEqual(['data-stands-alone']);
  });

  it('refuse a recording, or the page, that reaches for Node around a corner', async () => {
    furnish('src/journal/read/file.ts', "import 'node:fs';");
    furnish('src/check/files/file.ts', "import '../../journal/read/file.js';");
    furnish('src/cockpit/recording/wrong.ts', "import '../../check/files/file.js';");
    furnish('src/cockpit/server/right.ts', "import '../../check/files/file.js';");
    expect(await broken()).toEqual(['recordings-and-the-page-run-in-a-browser']);
  });

  it('refuse the package what makes the scanners', async () => {
    furnish('src/check/scan/generate/make.ts', '');
    furnish('src/check/scan/wrong.ts', "import './generate/make.js';");
    expect(await broken()).toEqual(['scanners-are-made-by-the-build']);
  });

  it('refuse a circle', async () => {
    furnish('src/check/one.ts', "import './two.js';");
    furnish('src/check/two.ts', "import './one.js';");
    expect(await broken()).toContain('no-cycles');
  });
});

describe('the files', () => {
  it("have names that an editor's search tells apart", () => {
    const files = readdirSync(path.resolve(import.meta.dirname, '../src'), { recursive: true, encoding: 'utf8' });
    const names = files
      .filter((file) => file.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(file))
      .map((file) => path.basename(file).toLowerCase())
      .filter((name) => name !== 'index.ts');
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('lie in rooms that say what they are for', () => {
    const rooms = readdirSync(path.resolve(import.meta.dirname, '../src'), { withFileTypes: true });
    const folders = rooms
      .filter((room) => room.isDirectory())
      .map(({ name, parentPath }) => path.join(parentPath, name));
    expect(folders.filter((folder) => !readdirSync(folder).includes('README.md'))).toEqual([]);
  });
});
