/** The codes of errors are a promise: docs/errors.md lists them, and none is renamed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ScenarioError } from '../../src/direct/scenario/scenario-error.js';
import { ArgumentError, InjectionRefused, JournalError, StageError } from '../../src/index.js';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The codes in the table of the document, by class. */
function documented(): Record<string, string[]> {
  const codes: Record<string, string[]> = {};
  let last = '';
  for (const [, name = '', code = ''] of read('docs/errors.md').matchAll(/^\| +(?:`(\w+)`)? +\| `([\w-]+)` +\|/gm)) {
    if (name !== '') last = name;
    codes[last] = [...(codes[last] ?? []), code];
  }
  return codes;
}

/** The codes that a type allows. */
function declared(file: string): string[] {
  return Array.from(read(file).matchAll(/^ {2}\| '([\w-]+)'/gm), ([, code = '']) => code);
}

describe('the codes of errors', () => {
  it('are all in the document, and no others', () => {
    const {
      ArgumentError: arguments_,
      JournalError: journal = [],
      StageError: stage = [],
      InjectionRefused: refused = [],
    } = documented();
    expect(arguments_).toEqual(['invalid-argument']);
    expect(journal).toEqual(declared('src/journal/journal-error.ts'));
    expect([...stage, ...refused].sort()).toEqual(declared('src/direct/stage-error.ts').sort());
  });

  it.each<[string, Error, string]>([
    ['a wrong argument', new ArgumentError('no'), 'invalid-argument'],
    ['a journal that is locked', new JournalError('locked', 'no'), 'locked'],
    ['what is refused', new StageError('no'), 'refused'],
    ['a session that has ended', new StageError('no', { code: 'ended' }), 'ended'],
    [
      'a system call that failed',
      new StageError('no', { cause: Object.assign(new Error('x'), { syscall: 'open' }) }),
      'system',
    ],
    ['an injection', new InjectionRefused('Docked', []), 'injection-refused'],
    ['a scenario', new ScenarioError('x.yaml', [{ line: 1, column: 1, message: 'no' }]), 'invalid-scenario'],
  ])('are documented for %s', (_, error, code) => {
    expect(error).toHaveProperty('code', code);
  });
});
