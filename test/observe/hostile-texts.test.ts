/** More than two thousand texts that are no pack: each is refused with a sentence. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '../../src/interface/knowledge/load-knowledge.js';
import { readKnowledge } from '../../src/observe/learn/read-knowledge.js';
import { inProject, write } from '../checked-project.js';
import { shakedown } from '../shakedown.js';
import { oneIn } from '../thorough.js';
import { type NamedText, rightPack, wrongNames, wrongValues } from './hostile-pack-texts.js';

inProject();

/** Where any text is a value, these are values: a tag that is not known says nothing. */
const allowed =
  /^(?:kinds\.VesselMood\.fields\.Mood\.words\.0|eddn\.0|fields\.Docked\.BerthFee\.after|words\..*vesselbay) /;

const all: readonly NamedText[] = [...wrongValues, ...wrongNames].filter(([name]) => !allowed.test(name));

it('are more than two thousand, made of one that is right', async () => {
  expect(all.length).toBeGreaterThan(2000);
  expect(loadKnowledge(await readKnowledge(rightPack)).kinds.some(({ name }) => name === 'VesselMood')).toBe(true);
});

it('are refused by readKnowledge with one line', async () => {
  for (const [name, text] of oneIn(8, all)) {
    const refused: unknown = await readKnowledge(text).then(
      () => 'read',
      (error: unknown) => error,
    );
    expect(refused, name).toMatchObject({ name: 'ArgumentError' });
    expect((refused as Error).message, name).toMatch(/^the text is no knowledge pack: [^\n]+$/);
  }
  expect({}).not.toHaveProperty('polluted');
});

it('are refused by check and by drift --merge with exit code 2, and nothing is written', async () => {
  write('journals/Journal.2026-11-14T204100.01.log', '');
  for (const [name, text] of oneIn(100, all)) {
    write('bad.yaml', text);
    write('all.yaml', 'before');
    for (const words of [
      ['check', 'journals', '--knowledge', 'bad.yaml'],
      ['drift', '--merge', 'bad.yaml', '--learn', 'all.yaml'],
    ]) {
      const { code, out, err } = await shakedown(...words);
      expect({ code, out }, name).toEqual({ code: 2, out: '' });
      expect(err, name).toMatch(/^shakedown: cannot use 'bad\.yaml': [^\n]+$/);
    }
    expect(readFileSync('all.yaml', 'utf8')).toBe('before');
  }
});

describe('a file that is no pack', () => {
  it.each([
    ['of 5 MB', () => write('bad.yaml', '#'.repeat(5_000_000)), 'it has more than 400000 bytes'],
    ['that is a directory', () => write('bad.yaml/x', ''), 'it is a directory'],
    ['that is not there', () => undefined, 'it does not exist'],
  ])('%s', async (_name, make, sentence) => {
    make();
    const { code, err } = await shakedown('drift', '--merge', 'bad.yaml', '--learn', 'all.yaml');
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(sentence) as string });
    expect(existsSync('all.yaml')).toBe(false);
  });

  it('has no more words than a pack may have', async () => {
    const words = Array.from({ length: 501 }, (_, place) => `word${place}`);
    const pack = JSON.stringify(JSON.parse(rightPack.replace('["calm"]', JSON.stringify(words))));
    await expect(readKnowledge(pack)).rejects.toThrow('must be a list of at most 500 words');
  });
});

describe('where a merged pack is written', () => {
  it.each([
    ['a pack that is merged', 'mine.yaml', 'refusing to write a report over'],
    ['a journal', 'Journal.2026-11-14T204100.01.log', 'refusing to write a report over a journal'],
    ['a directory', 'place', 'cannot write place'],
  ])('is not %s', async (_name, out, sentence) => {
    write('place/x', '');
    write('mine.yaml', rightPack);
    const { code, err } = await shakedown('drift', '--merge', 'mine.yaml', '--learn', out);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(sentence) as string });
    expect(readFileSync('mine.yaml', 'utf8')).toBe(rightPack);
  });

  it('is nowhere if the sum could not be read again', async () => {
    const many = rightPack.replaceAll('"lines":60', `"lines":${Number.MAX_SAFE_INTEGER}`);
    write('mine.yaml', many);
    write('yours.yaml', many.replace('"files":4', '"files":5'));
    const merged = await shakedown('drift', '--merge', 'mine.yaml', '--merge', 'yours.yaml', '--learn', 'all.yaml');
    expect(merged).toMatchObject({ code: 2, err: expect.stringContaining('makes no pack that can be read') as string });
    expect(existsSync('all.yaml')).toBe(false);
  });
});
