import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

describe('the files', () => {
  it("have names that an editor's search distinguishes", () => {
    const files = readdirSync(path.resolve(import.meta.dirname, '../src'), { recursive: true, encoding: 'utf8' });
    const names = files
      .filter((file) => file.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(file))
      .map((file) => path.basename(file).toLowerCase())
      .filter((name) => name !== 'index.ts' && name !== 'main.ts');
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
