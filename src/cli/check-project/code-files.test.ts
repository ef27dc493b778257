/** `shakedown check` on source code: which files are read as code, and what is reported. */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkReport, clean, inProject, name, read, write, wrong } from '../../../test/checked-project.js';
import { shakedown } from '../../../test/shakedown.js';

inProject();

const python = (line: string) => `LINE = '${line.trim()}'\n`;
const column = python(wrong).indexOf('"three"') + 1;
const concise = async (...words: string[]) => (await shakedown('check', ...words, '--format', 'concise')).out;

describe('files of source code', () => {
  it('are read as code if they are named or match a glob, and not in a directory', async () => {
    write('src/a.py', python(wrong));
    write('src/deep/b.ts', `const line = \`${wrong.trim()}\`;\n`);
    write('src/notes.txt', wrong);
    expect((await checkReport('src/a.py')).findings).toMatchObject([{ rule: 'field/type', pointer: '/CurrentRank' }]);
    const found = (await checkReport('src/**/*.{py,ts}')).findings.map(({ file }) => file.replaceAll('\\', '/'));
    expect(found).toEqual(['src/a.py', 'src/deep/b.ts']);
    expect(await shakedown('check', 'src')).toMatchObject({
      code: 2,
      err: expect.stringContaining('nothing to check'),
    });
  });

  it('in a directory without journals are named in a hint, if they are at its top and not ignored', async () => {
    const nothing = "shakedown: nothing to check: no journal and no companion in 'src/'";
    const hint = ": source files are given by name or glob, such as 'src/**/*.ts'";
    write('src/deep/a.py', python(wrong));
    write('src/logs.py/notes.txt', wrong);
    expect((await shakedown('check', 'src/')).err).toBe(nothing);
    write('src/b.ts', '');
    expect((await shakedown('check', 'src/')).err).toBe(nothing + hint);
    write('shakedown.config.json', '{ "ignore": ["b.ts"] }\n');
    expect((await shakedown('check', 'src/')).err).toBe(nothing);
  });

  it('may be checked together with journals', async () => {
    write('a.py', python(wrong));
    write(name, clean);
    const { summary, findings } = await checkReport(name, 'a.py');
    expect(findings).toMatchObject([{ file: 'a.py' }]);
    expect(summary).toMatchObject({ files: 2, lines: 2, events: 2, dialect: 'mixed' });
  });

  it('are counted with their literals', async () => {
    const holes = `f'{{ "timestamp":"{a}", "event":"{b}" }}'\n`;
    write('a.py', `${python(clean)}# shakedown-disable-next-line\n${python(wrong)}${holes}`);
    const { summary, code } = await checkReport('a.py');
    expect(summary).toEqual({
      files: 1,
      lines: 1,
      events: 1,
      errors: 0,
      warnings: 0,
      notes: 0,
      dialect: 'game',
      dialectBy: 'code',
      literals: { count: 1, switchedOff: 1, uncertain: 1 },
    });
    expect(code).toBe(0);
    expect(await concise('a.py')).toMatch(
      /1 line, 1 event, .* · 1 literal \(1 switched off, 1 with holes left out\) · dialect game \(source code\)/,
    );
  });

  it('without a line are fine, with a hint', async () => {
    write('a.py', 'x = "no line"\n');
    const { code, err } = await shakedown('check', 'a.py');
    expect(code).toBe(0);
    expect(err).toContain('hint: no string literal in the source code is a journal line');
    expect((await shakedown('check', '*.rs')).code).toBe(2);
  });

  it('that have NUL bytes are reported, and the others are checked', async () => {
    write('a.ts', 'G\0\0\0');
    write('b.py', python(wrong));
    const { code, findings, leftOut } = await checkReport('*.{py,ts}');
    expect(code).toBe(2);
    const message = 'cannot be read: it has NUL bytes, so it is not source code';
    expect(findings).toMatchObject([{ rule: 'file/unreadable', message }, { file: 'b.py' }]);
    expect(leftOut).toEqual([{ file: 'a.ts', reason: 'unreadable' }]);
  });

  it('are no directories, whatever their names', async () => {
    write(`logs.py/${name}`, wrong);
    expect((await checkReport('logs.py')).summary).toMatchObject({ dialect: 'spec', errors: 1 });
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${python(wrong)}`)],
    ['UTF-16 of Windows', Buffer.from(`\uFEFF${python(wrong)}`, 'utf16le')],
    ['UTF-16 the other way', Buffer.from(`\uFEFF${python(wrong)}`, 'utf16le').swap16()],
    ['Latin-1', Buffer.from(`${python(wrong)}# Größe\n`, 'latin1')],
  ])('may be in %s', async (_, bytes) => {
    writeFileSync('a.py', bytes);
    expect((await checkReport('a.py')).findings).toMatchObject([{ rule: 'field/type', line: 1, column }]);
  });
});

describe('findings in source code', () => {
  it.each([
    ['concise', `a.py:2:${column}: error: CurrentRank must be an integer, found "three" [field/type]`],
    ['github', `::error file=a.py,line=2,col=${column},endColumn=${column + 6}`],
    ['json', `"line":2,"column":${column}`],
    ['ndjson', `"line":2,"column":${column}`],
    ['sarif', `"startLine":2,"startColumn":${column}`],
    ['junit', `a.py:2:${column}`],
    ['gitlab', '"lines":{"begin":2}'],
    ['markdown', `a.py:2:${column}`],
    ['pretty', '^^^^^^^\n'],
  ])('are in the report as %s', async (format, text) => {
    write('a.py', `# a comment\n${python(wrong)}`);
    const { out } = await shakedown('check', 'a.py', '--format', format);
    expect(out.replaceAll(/(?<=[:,{]) +/g, '')).toContain(text.replaceAll(/(?<=[:,{]) +/g, ''));
  });

  it('follow the settings, the baseline and the options', async () => {
    write('a.py', python(wrong));
    write('b.py', python(wrong));
    write('shakedown.config.json', '{ "ignore": ["b.py"] }\n');
    expect((await checkReport('*.py')).findings).toHaveLength(1);
    expect((await checkReport('*.py', '--ignore', 'field/type')).findings).toEqual([]);
    expect((await checkReport('a.py', '--dialect', 'spec')).summary).toMatchObject({
      dialect: 'spec',
      dialectBy: 'choice',
    });
    await shakedown('check', '*.py', '--baseline', 'known.json', '--update-baseline');
    expect(read('known.json')).toContain('"a.py"');
    expect((await checkReport('*.py', '--baseline', 'known.json')).findings).toEqual([]);
  });

  it('that are reported once are counted over all files', async () => {
    const odd = clean.replace(' }', ', "Mood":1 }');
    write('a.py', python(odd));
    write('b.py', python(odd));
    expect((await checkReport('*.py')).findings).toMatchObject([{ rule: 'field/unknown', file: 'a.py', count: 2 }]);
  });
});
