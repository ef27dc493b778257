import fs, { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { runs } from '../../test/thorough.js';
import * as memory from './memory-disk.js';

type Disk = typeof fs;

const file = fc.constantFrom('@a', '@b', '@c', '@folder/d', '@nowhere/e');

/** What something is done with; a descriptor may or may not be open. */
const given = fc.record({
  at: file,
  to: file,
  place: fc.oneof(file, fc.constant('@folder')),
  which: fc.nat(3),
  text: fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('x', 'ä', '\n') }),
  size: fc.integer({ min: 1, max: 20 }),
  position: fc.option(fc.nat(20)),
  flag: fc.constantFrom('r', 'r+', 'w', 'wx', 'a', 'ax'),
  force: fc.boolean(),
});

type Given = typeof given extends fc.Arbitrary<infer Values> ? Values : never;

/** What is done; what it returns is compared. */
const deeds: Readonly<Record<string, (disk: Disk, given: Given, descriptor: number, open: number[]) => unknown>> = {
  open: (disk, { at, flag }, _, open) => open.push(disk.openSync(at, flag)),
  close: (disk, { which }, descriptor, open) => disk.closeSync(open.splice(which, 1)[0] ?? descriptor),
  read(disk, { size, position }, descriptor) {
    const into = Buffer.alloc(20);
    return [disk.readSync(descriptor, into, 0, size, position), into.toString()];
  },
  readByOptions(disk, { size, position }, descriptor) {
    const into = Buffer.alloc(20);
    return [disk.readSync(descriptor, into, { length: size, position }), into.toString()];
  },
  readSeveral(disk, { size }, descriptor) {
    const into = [Buffer.alloc(3), Buffer.alloc(9)];
    return [disk.readvSync(descriptor, into, size), into.join('|')];
  },
  write: (disk, { text, position }, descriptor) =>
    disk.writeSync(descriptor, Buffer.from(text), 0, undefined, position),
  cut: (disk, { size }, descriptor) => disk.ftruncateSync(descriptor, size),
  sizeOfOpen: (disk, _, descriptor) => disk.fstatSync(descriptor).size,
  cutByName: (disk, { place, size }) => disk.truncateSync(place, size),
  readWhole: (disk, { place }) => disk.readFileSync(place, 'utf8'),
  writeWhole: (disk, { at, text }) => disk.writeFileSync(at, text),
  append: (disk, { at, text }) => disk.appendFileSync(at, text),
  rename: (disk, { at, to }) => disk.renameSync(at, to),
  link: (disk, { at, to }) => disk.linkSync(at, to),
  copy: (disk, { at, to }) => disk.copyFileSync(at, to),
  remove: (disk, { at, force }) => disk.rmSync(at, { force }),
  makeFolder: (disk) => disk.mkdirSync('@folder'),
  removeFolder: (disk) => disk.rmdirSync('@folder'),
  list: (disk, { place }) => disk.readdirSync(place).sort(),
  exists: (disk, { place }) => disk.existsSync(place),
  look(disk, { place }) {
    const found = disk.statSync(place, { throwIfNoEntry: false });
    return found?.isFile() ? [found.size, found.nlink] : found?.isDirectory();
  },
};

/** A disk whose paths, which begin with @, are in a directory. */
function within(disk: Disk, directory: string): Disk {
  const inside = (argument: unknown) =>
    typeof argument === 'string' && argument.startsWith('@') ? path.join(directory, argument.slice(1)) : argument;
  return new Proxy(disk, {
    get:
      (_, name: keyof Disk) =>
      (...words: unknown[]) =>
        (disk[name] as (...all: unknown[]) => unknown)(...words.map(inside)),
  });
}

it('does what the disk of the system does, whatever is asked of the two, and refuses the same', () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-disk-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  let count = 0;
  const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(deeds)), given), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (all) => {
      count += 1;
      const both = [
        { disk: fs, directory: path.join(home, String(count)), open: [] as number[] },
        { disk: memory as unknown as Disk, directory: `/tmp/${count}`, open: [] as number[] },
      ];
      for (const { disk, directory } of both) disk.mkdirSync(directory);
      for (const [name, values] of all) {
        const [real, inMemory] = both.map(({ disk, directory, open }) =>
          outcomeOf(() => deeds[name]?.(within(disk, directory), values, open[values.which] ?? 9999, open)),
        );
        expect(inMemory).toEqual(real);
      }
      for (const { disk, open } of both) for (const descriptor of open) disk.closeSync(descriptor);
    }),
    { numRuns: runs(500) },
  );
});

function outcomeOf(act: () => unknown): unknown {
  try {
    return { is: act() };
  } catch (error) {
    return { throws: (error as NodeJS.ErrnoException).code };
  }
}

it('tells a watcher which name changed, until it is closed', async () => {
  memory.mkdirSync('/tmp/watched');
  const seen: string[] = [];
  const watcher = memory.watch('/tmp/watched', (type, name) => seen.push(`${type} ${name}`));
  memory.writeFileSync('/tmp/watched/a', 'x');
  await Promise.resolve();
  watcher.close();
  memory.appendFileSync('/tmp/watched/a', 'y');
  await Promise.resolve();
  expect(seen).toEqual(['rename a', 'change a']);
});
