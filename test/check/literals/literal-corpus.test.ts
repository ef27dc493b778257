/** Lines are found in every form of seven languages, and their faults where they are written. */
import { describe, expect, it } from 'vitest';
import { findLines, type LanguageName } from '../../../src/check/literals/find-lines.js';
import { languageTable } from '../../../src/check/literals/language-table.js';
import { findLineLiterals } from '../../../src/check/literals/line-literals.js';
import { LiteralChecker } from '../../../src/check/literals/literal-check.js';
import { corpusOf, formLanguages } from './literal-forms.js';

const checker = new LiteralChecker({ dialect: 'game', eventsOnly: false });
const names = Object.keys(formLanguages) as LanguageName[];

function placeOf(source: string, at: number): string {
  const before = source.slice(0, at).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

function corpus(name: LanguageName, lineEnd: string) {
  const { source, lines } = corpusOf(formLanguages[name] as (typeof formLanguages)[string]);
  const written = source.replaceAll('\n', lineEnd);
  const shifted = (at: number) => at + (lineEnd.length - 1) * (source.slice(0, at).split('\n').length - 1);
  return { source: written, lines: lines.map((line) => ({ ...line, at: shifted(line.at) })) };
}

describe.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
])('in sources with %s', (_, lineEnd) => {
  it.each(names)('every line is found as the program has it: %s', (name) => {
    const { source, lines } = corpus(name, lineEnd);
    const found = findLines(source, name).map(({ text }) => text.trim());
    expect(found).toEqual(lines.map(({ text }) => text));
  });

  it.each(names)('every fault is found where it is written, and no other: %s', (name) => {
    const { source, lines } = corpus(name, lineEnd);
    const { literals } = findLineLiterals(source, languageTable[name]);
    const found = checker.findings('a', source, literals).filter(({ severity }) => severity === 'error');
    const wanted = lines.flatMap(({ rule, at }) => (rule === undefined ? [] : [`${rule} ${placeOf(source, at)}`]));
    expect(found.map(({ rule, line, column }) => `${rule} ${line}:${column}`)).toEqual(wanted);
  });
});

it('the corpus is large', () => {
  const all = names.flatMap((name) => corpusOf(formLanguages[name] as (typeof formLanguages)[string]).lines);
  expect(all.length).toBeGreaterThan(500);
});
