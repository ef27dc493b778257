import { describe, expect, it } from 'vitest';
import { NamesInText } from './names-in-text.js';

function found(names: readonly string[], text: string, isExact = false): string[] {
  const known = new NamesInText();
  for (const name of names) known.add(name, isExact);
  return [...known.in(text)].map(({ start, end, name }) => `${text.slice(start, end)}=${name}`);
}

describe('names in a text', () => {
  it.each([
    [['Ada'], 'Ada, ADA and ada', ['Ada=Ada', 'ADA=Ada', 'ada=Ada']],
    [['Ada'], 'Adair, Nada, Ada_x, Ada2, Adaé', []],
    [['Ada', 'Ada Lark'], 'Ada Lark and Ada', ['Ada Lark=Ada Lark', 'Ada=Ada']],
    [['Lark Ives', 'Ada Lark'], 'Ada Lark Ives', ['Ada Lark=Ada Lark']],
    [['[WOLF] Bo'], 'for [WOLF] Bo!', ['[WOLF] Bo=[WOLF] Bo']],
    [['-=Bo=-'], 'from -=Bo=-', ['-=Bo=-=-=Bo=-']],
    [['Жанна'], 'и Жанна, и Жаннак', ['Жанна=Жанна']],
    [['***'], 'what ***', []],
  ])('%j are found in %j as %j', (names, text, expected) => {
    expect(found(names, text)).toEqual(expected);
  });

  it.each([
    ['it is Peppe', 'Peppe'],
    ['it is Pep', 'Pep'],
    ['Pep', 'Pep'],
    ['it is Pe', undefined],
    ['it is Pepper', undefined],
    ['it is aPep', undefined],
  ])('are found where %j is cut: %j', (text, part) => {
    const known = new NamesInText();
    known.add('Pepper', false);
    const cut = known.cutAt(text, text.length);
    expect(cut && text.slice(cut.start, cut.end)).toBe(part);
  });

  it('are found only as they are written if they are to be exact', () => {
    expect(found(['Python'], 'a Python, a python', true)).toEqual(['Python=Python']);
  });

  it('are found quickly, however many there are', () => {
    const names = Array.from({ length: 50_000 }, (_, index) => `Name${index} Other${index}`);
    const known = new NamesInText();
    for (const name of names) known.add(name, false);
    const text = 'Name49999 Other49999 met Name7 Other8 '.repeat(2000);
    expect([...known.in(text)]).toHaveLength(2000);
  });
});
