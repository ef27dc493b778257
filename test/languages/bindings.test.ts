import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bindingLanguageNames, bindingLanguages } from '../../src/bindings/binding-languages.js';
import { bindingModel } from '../../src/bindings/make-model.js';
import { languageCorpus } from './language-corpus.js';
import { expectWrittenBack } from './written-back.js';

/** The formatter of Python changes blanks, commas, brackets and quotes; the others change nothing. */
function unformatted(text: string): string {
  return text.replaceAll(/[\s,(){};"']/g, '');
}

it.each(bindingLanguageNames)('bindings/%s is made from the current tables (npm run languages -- --update)', (name) => {
  const { emit, file } = bindingLanguages[name];
  const kept = readFileSync(path.resolve(import.meta.dirname, '../../bindings', name, file), 'utf8');
  const form = name === 'python' ? unformatted : (text: string) => text;
  expect(form(kept) === form(emit(bindingModel()))).toBe(true);
});

it('Python writes back what it reads', () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-python-'));
  try {
    writeFileSync(path.join(home, 'ed_journal.py'), bindingLanguages.python.emit(bindingModel()));
    const program = path.join(import.meta.dirname, 'programs/write_back.py');
    const lines = languageCorpus({ ofEachKind: 1, seeds: 0 });
    const input = `${lines.join('\n')}\n`;
    const env = { ...process.env, PYTHONPATH: home, PYTHONDONTWRITEBYTECODE: '1' };
    const output = execFileSync('python3', [program], { input, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
    expectWrittenBack(lines, output);
  } finally {
    rmSync(home, { recursive: true });
  }
});
