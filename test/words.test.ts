/** Plain English and readable widths in all sources: comments name the mechanism, and fit on a screen. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Words of narration instead of mechanism. Code may still use them as names. */
const banned = new RegExp(`\\b(?:${['told', 'whoever', 'nobody', 'somebody', 'anew', 'so many'].join('|')})\\b`, 'i');

const widestComment = 110;

/** Chatter of the game's characters, and generated files. */
const exempt = /^src\/(?:game\/chatter-texts-table\.ts|interface\/types\/|check\/scan\/made-scanners\.ts)/;

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.cjs', '*.css'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && !exempt.test(file) && file !== 'test/words.test.ts');

const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*)/.test(line);

/** Comments and the texts in quotes of a line. */
function wordsOf(line: string): string {
  if (isComment(line)) return line;
  return [...line.matchAll(/'[^']*'|"[^"]*"|`[^`]*`|\/\/ .*/g)].map(([text]) => text).join(' ');
}

it('comments and texts are in plain English, and comments fit on a screen', () => {
  const problems = sources.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const word = banned.exec(wordsOf(line))?.[0];
        const isWide = isComment(line) && line.length > widestComment;
        const what = [...(word ? [`"${word}"`] : []), ...(isWide ? ['too wide'] : [])];
        return what.map((each) => `${file}:${index + 1}: ${each}`);
      }),
  );
  expect(problems).toEqual([]);
});
