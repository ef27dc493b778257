import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoted } from '../../scripts/adopt/table-text.js';
import { adoptPack } from '../../scripts/adopt.js';
import { dialects } from '../../src/interface/dialect/dialects.js';
import { loadKnowledge } from '../../src/interface/knowledge/load-knowledge.js';
import { readKnowledge } from '../../src/observe/learn/read-knowledge.js';

const pack = path.join(import.meta.dirname, 'pack.yaml');
const made = mkdtempSync(path.join(os.tmpdir(), 'shakedown-adopt-'));
const carrierBuy = 'src/interface/kinds/carrier/CarrierBuy.ts';

beforeAll(() => {
  for (const room of ['src/game', 'src/interface'])
    cpSync(path.join(import.meta.dirname, '../..', room), path.join(made, room), { recursive: true });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '--message', 'before');
});

afterAll(() => {
  rmSync(made, { recursive: true, force: true });
});

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: made, encoding: 'utf8' });
}

function adopt(...words: string[]): Promise<string> {
  return adoptPack(words, made, { dialects, loadKnowledge, readKnowledge });
}

function textOf(file: string): string {
  return readFileSync(path.join(made, file), 'utf8');
}

/** The files that differ from those in git; each is TypeScript in form. */
function changedFiles(): string[] {
  const files = git('status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean);
  return files.map((line) => {
    const file = line.slice(3);
    const { diagnostics = [] } = ts.transpileModule(textOf(file), { reportDiagnostics: true, fileName: file });
    expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
    return file;
  });
}

function packOf(parts: object): string {
  const file = path.join(made, '.git/other.json');
  writeFileSync(file, JSON.stringify({ knowledge: 1, from: '2026-11-17', until: '2026-11-19', ...parts }));
  return file;
}

const seen = { lines: 3, files: 2, commanders: 1, from: '2026-11-17', until: '2026-11-19' };

describe('what is adopted from a pack', () => {
  it('is shown and not written with --dry-run', async () => {
    expect(await adopt(pack, '--dry-run')).toContain(
      "+     Insured: known(observed(2), since('9.4.2.0', optional(boolean",
    );
    expect(changedFiles()).toEqual([]);
  });

  it('is written where a maintainer would write it', async () => {
    const said = await adopt(pack, '--group', 'WardrobeOpened=on-foot');
    expect(changedFiles()).toEqual([
      'src/game/observed-vocabulary-table.ts',
      'src/game/station-service-table.ts',
      'src/game/version-table.ts',
      'src/interface/dialect/added-fields.ts',
      carrierBuy,
      'src/interface/kinds/carrier/CarrierSurvey.ts',
      'src/interface/kinds/on-foot/WardrobeOpened.ts',
    ]);
    const lines = git('diff', '--unified=0').replaceAll(/^(?!\+ ).*\n/gm, '');
    const kinds = ['carrier/CarrierSurvey.ts', 'on-foot/WardrobeOpened.ts'].map(
      (file) => `src/interface/kinds/${file}`,
    );
    const all = [lines, ...kinds.map((file) => `// ${file}\n${textOf(file)}`), `${said}\n`].join('\n');
    await expect(all).toMatchFileSnapshot(path.join(import.meta.dirname, 'adopted.txt'));
  });

  it('changes nothing the second time', async () => {
    const before = git('diff');
    await expect(adopt(pack)).rejects.toThrow('changes that are not committed');
    const said = await adopt(pack, '--force');
    expect(git('diff')).toBe(before);
    expect(said).toMatch(/^\nTo decide:\n.*EconomyToken\n\nNext/);
  });

  it('asks where a field stands if the one before it is not in the table', async () => {
    const fields = { 'Statistics.Crime.Mood': { seen, after: 'Unheard', field: { is: 'integer' } } };
    const said = await adopt(packOf({ fields, eddn: ['new.json'] }), '--force', '--dry-run');
    expect(said).toContain('new.json: a schema of EDDN');
    expect(said).toContain('Mood');
  });

  it('asks for what the tables have no place for', async () => {
    const kinds = { Unheard: { seen, fields: { Always: { is: 'list' }, Count: { is: 'integer' } } } };
    const fields = { 'Docked.Nowhere.Mood': { seen, field: { is: 'integer' } } };
    const words = { 'Docked.StationName': { Jameson: seen } };
    expect(await adopt(packOf({ kinds, fields, words }), '--force', '--dry-run')).toMatch(
      /^Unheard\.Always: .*\nDocked\.Nowhere\.Mood: .*\nDocked\.StationName, word "Jameson": /m,
    );
  });

  it('takes a list of the tables for words that are all in it', async () => {
    const mode = { is: 'text', words: ['Coriolis', 'Orbis'] };
    const kinds = {
      Unheard: {
        seen,
        fields: {
          At: mode,
          Near: { is: 'list', of: mode },
          Moods: { is: 'list', of: { is: 'text', words: ['Orbis', 'Orb'] } },
        },
      },
    };
    const said = await adopt(packOf({ kinds }), '--force', '--dry-run');
    expect(said).toContain("+ import { stationTypeList } from '../../specified-values.js';");
    expect(said).toContain("+     At: from(stationTypeList, '…'),");
    expect(said).toContain("+ const unheardMoodsWords = open('UnheardMoodsWord', '…', ['Orbis', 'Orb']);");
  });

  it('is described by the answers in one file, to which what is open is added', async () => {
    const answers = path.join(made, '.git/answers.yaml');
    const kinds = {
      Unheard: {
        seen,
        fields: {
          Mate: { is: 'text' },
          Mate_Localised: { is: 'text' },
          Base: { is: 'id' },
          Words: { is: 'list', of: { is: 'text' } },
          Depth: { is: 'integer' },
        },
      },
    };
    const words = [packOf({ kinds }), '--force', '--dry-run', '--answers', answers];
    expect(await adopt(...words)).toContain(
      'what is Unheard, Unheard.Mate, Unheard.Base, Unheard.Words, Unheard.Depth?',
    );
    const asked = readFileSync(answers, 'utf8');
    expect(asked).toMatch(/^# .*\n# .*\n"Unheard": …\n"Unheard\.Mate": …\n/);
    await adopt(...words);
    expect(readFileSync(answers, 'utf8')).toBe(asked);
    const said = [
      'a mate is heard',
      '(other-commander) name of the mate',
      '(maybe carrier-id) its base',
      '(impersonal) what it says',
    ];
    writeFileSync(
      answers,
      said.reduce((text, each) => text.replace('…', each), asked),
    );
    const lines = (await adopt(...words)).split('\n').map((line) => line.slice(1).trim());
    expect(lines).toEqual(
      expect.arrayContaining([
        "'a mate is heard',",
        "Mate: personal('other-commander', text('name of the mate')),",
        "Mate_Localised: optional(personal('other-commander', text('name of the mate, as shown in game'))),",
        "Base: maybePersonal('carrier-id', id('its base')),",
        "Words: list(impersonal(text()), 'what it says'),",
        "Depth: integer('…'),",
      ]),
    );
    expect(readFileSync(answers, 'utf8').match(/…/g)).toHaveLength(1);
  });

  it('holds words and names of a hostile pack as they are, with nothing hidden', async () => {
    const word = `'];process.exit() // \${x} \\ "`;
    const kinds = {
      Object: { seen, fields: { constructor: { is: 'text', words: [word] }, '': { is: 'boolean' } } },
    };
    await adopt(packOf({ kinds }), '--force');
    const file = changedFiles().find((each) => each.endsWith('/Object.ts')) ?? '';
    const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
    expect(source.statements.map(({ kind }) => ts.SyntaxKind[kind])).toEqual([
      'ImportDeclaration',
      'ImportDeclaration',
      'ImportDeclaration',
      'ImportDeclaration',
      'FirstStatement',
      'FirstStatement',
    ]);
    expect(quoted('a\u202E\u2028')).toBe(String.raw`"a\u{202e}\u{2028}"`);
    const open = (...list: unknown[]) => list[2];
    const [, words = ''] = /= (open\(.*\));/.exec(textOf(file)) ?? [];
    // oxlint-disable-next-line no-implied-eval
    expect(new Function('open', `return ${words}`)(open)).toEqual([word]);
  });

  it.each([
    [{ kinds: { "X'); process.exit(": { seen, fields: {} } } }],
    [{ kinds: { '../X': { seen, fields: {} } } }],
    [{ kinds: { Xy: { seen, fields: { "a: 1 }), { 'b": { is: 'text' } } } } }],
    [{ fields: { 'CarrierBuy.a-b': { seen, field: { is: 'text' } } } }],
    [{ fields: { 'CarrierBuy.Ab': { seen, after: "x'", field: { is: 'text' } } } }],
    [{ versions: { "9.4.2.0'": { builds: [], from: '2026-11-17', until: '2026-11-19' } } }],
    [{ kinds: { Xy: { seen: { ...seen, since: "4'" }, fields: {} } } }],
  ])('is nothing of a pack with %j', async (parts) => {
    const before = git('status', '--porcelain');
    await expect(adopt(packOf(parts), '--force')).rejects.toThrow('no knowledge pack');
    expect(git('status', '--porcelain')).toBe(before);
  });

  it.each([
    [[], 'usage: npm run adopt'],
    [[pack, '--group', 'Docked=station'], 'no such kind'],
    [[pack, '--group', 'WardrobeOpened=../types'], 'no such folder'],
    [[pack, '--other'], "Unknown option '--other'"],
    [['none.yaml'], 'ENOENT'],
  ])('is refused with %j', async (words, sentence) => {
    await expect(adopt(...words)).rejects.toThrow(sentence);
  });
});
