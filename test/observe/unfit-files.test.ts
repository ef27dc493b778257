/** Files and directories that cannot be used end the command with one sentence, and nothing is lost. */
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject, write } from '../checked-project.js';
import { spawnCommandIn } from '../support/built-command.js';
import { oneIn } from '../thorough.js';

inProject();

interface Row {
  readonly name: string;
  readonly words: readonly string[];
  readonly says: string;
  readonly prepare?: () => void;
}

const isPosix = process.platform !== 'win32';
const obeysModes = isPosix && process.getuid?.() !== 0;
const journal = 'journals/Journal.2026-11-14T204100.01.log';
const line = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"NextKind", "Mood":"calm" }\r\n';
const former = 'knowledge: 1\nfrom: 2026-11-10\nuntil: 2026-11-11\n';

const learnTo = (out: string) => ['drift', 'journals', '--learn', out];
const learnFrom = (source: string) => ['drift', source, '--learn', 'pack.yaml'];
const check = ['check', 'journals', '--knowledge', 'other.yaml'];
const loop = () => symlinkSync('loop', 'loop');

const rows: readonly Row[] = [
  {
    name: 'a pack that is a list',
    words: check,
    says: "cannot use 'other.yaml': the pack must be a knowledge pack, not a list",
    prepare: () => write('other.yaml', '- 1'),
  },
  {
    name: 'a pack that is cut',
    words: check,
    says: "cannot use 'other.yaml': it is not YAML",
    prepare: () => write('other.yaml', `${former}versions: {`),
  },
  {
    name: 'a pack of a later format',
    words: check,
    says: "cannot use 'other.yaml': ",
    prepare: () => write('other.yaml', former.replace('1', '2')),
  },
  {
    name: 'a pack that is a directory',
    words: check,
    says: "cannot read 'other.yaml': it is a directory",
    prepare: () => mkdirSync('other.yaml'),
  },
  { name: 'no pack', words: check, says: "cannot read 'other.yaml': it does not exist" },
  {
    name: 'an output that is a directory',
    words: learnTo('directory'),
    says: 'cannot write directory: it is a directory',
    prepare: () => mkdirSync('directory'),
  },
  { name: 'an output below a file', words: learnTo('pack.yaml/other.yaml'), says: 'pack.yaml' },
  ...(isPosix
    ? [
        {
          name: 'an input that is a loop',
          words: learnFrom('loop'),
          says: 'it is a symbolic link that points to itself',
          prepare: loop,
        },
      ]
    : []),
  ...(existsSync('/dev/full')
    ? [{ name: 'a disk that is full', words: learnTo('/dev/full'), says: 'cannot write /dev/full: the disk is full' }]
    : []),
  ...(obeysModes
    ? [
        {
          name: 'an output in a read-only directory',
          words: learnTo('locked/pack.yaml'),
          says: 'permission denied',
          prepare: () => mkdirSync('locked', { mode: 0o555 }),
        },
        {
          name: 'an input that may not be read',
          words: learnFrom('journals'),
          says: 'permission denied',
          prepare: () => chmodSync(journal, 0),
        },
      ]
    : []),
  {
    name: 'an input that is another file',
    words: learnFrom('notes.txt'),
    says: 'nothing was learned',
    prepare: () => write('notes.txt', 'x'),
  },
  {
    name: 'an input that is gone',
    words: learnFrom('journals'),
    says: "there is no file or directory 'journals'",
    prepare: () => rmSync('journals', { recursive: true }),
  },
];

it.each(oneIn(14, rows))('$name', async ({ words, says, prepare }) => {
  write(journal, line);
  write('pack.yaml', former);
  prepare?.();
  const command = spawnCommandIn({}, ...words);
  expect({ code: await command.ended, out: command.printed() }).toEqual({ code: 2, out: '' });
  expect(command.warned()).toContain(says);
  expect(command.warned()).toMatch(/^(?:shakedown: (?!internal error).*\n)+$/);
  expect(readFileSync('pack.yaml', 'utf8')).toBe(former);
});

const makeable: readonly { readonly name: string; readonly out: string; readonly prepare?: () => void }[] = [
  { name: 'a directory that is missing', out: 'nowhere/yet/pack.yaml' },
  ...(isPosix ? [{ name: 'a link that leads to itself', out: 'loop', prepare: loop }] : []),
];

it.each(oneIn(2, makeable))('$name is no obstacle', async ({ out, prepare }) => {
  write(journal, line);
  prepare?.();
  const command = spawnCommandIn({}, ...learnTo(out));
  expect({ code: await command.ended, err: command.warned() }).toEqual({ code: 0, err: '' });
  expect(readFileSync(out, 'utf8')).toContain('NextKind');
});
