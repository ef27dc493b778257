import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BindingLanguageName,
  bindingLanguageNames,
  bindingLanguages,
} from '../../src/bindings/binding-languages.js';
import { readerText } from '../../src/bindings/reader-text.js';
import { bindingModel } from '../../src/interface/emit/make-binding-model.js';
import { typeScript } from '../../src/interface/emit/typescript.js';
import { from, integer, optional } from '../../src/interface/field.js';
import { kind } from '../../src/interface/kind.js';
import { open } from '../../src/interface/value-list.js';
import { languageModel, madeUpKinds } from './language-catalogue.js';
import { languageCorpus } from './language-corpus.js';
import { expectWrittenBack } from './written-back.js';

const expected = path.join(import.meta.dirname, 'expected');
const madeUp = { dialect: 'game', kinds: madeUpKinds } as const;

describe('the types of made-up kinds, without what is the same for all kinds', () => {
  it.each(bindingLanguageNames)('for %s are as expected', async (name) => {
    const { emit, file } = bindingLanguages[name];
    const text = emit(bindingModel({ catalogue: madeUp, versions: { from: '4.0', to: '4.1' } }));
    const same = (['reader.cs', 'reader.go', 'reader.java', 'reader.rs'] as const).map(readerText);
    const own = same.reduce((rest, reader) => rest.replace(reader, () => '…'), text);
    await expect(own).toMatchFileSnapshot(path.join(expected, file));
  });

  it('of this package are as expected, in all versions', async () => {
    const text = typeScript(madeUp, 'Made-up events.');
    await expect(text).toMatchFileSnapshot(path.join(expected, 'library-events.ts'));
  });
});

/** How a language declares the members of `Made` and the values of `Values`, and which names are valid. */
const declares: Record<BindingLanguageName, Record<'member' | 'value' | 'memberName' | 'valueName', RegExp>> = {
  python: {
    member: /^ {4,8}(.*): NotR/gm,
    value: /^ {4}(.+): Final/gm,
    memberName: /^(".*"|(?!class$)\w+)$/,
    valueName: /^(?!(None|class|is|lambda)$)[A-Za-z_]\w*$/,
  },
  csharp: {
    member: /public long\? (.+) \{ get/g,
    value: /const string (.+) =/g,
    memberName: /^(?!(base|class|event|ref)$)@?[A-Za-z_]\w*$/,
    valueName: /^(?!(base|class|event|ref)$)[A-Za-z_]\w*$/,
  },
  java: {
    member: /public Long (.+);/g,
    value: /final String (.+) =/g,
    memberName: /^(?!(class|default|final|native)$)[A-Za-z_]\w*$/,
    valueName: /^(?!(class|default|final|native)$)[A-Za-z_]\w*$/,
  },
  rust: {
    member: /^ {8}(.+) ".*" i64,$/gm,
    value: /pub const (.+): &str/g,
    memberName: /^(?!(Self|fn|type)$)[A-Za-z_]\w*$/,
    valueName: /^(?!(Self|fn|type)$)[A-Za-z_]\w*$/,
  },
  go: {
    member: /^\t(.+) \*int64 `/gm,
    value: /^\t(.+?) += "/gm,
    memberName: /^[A-Z]\w*$/,
    valueName: /^Values_\w+$/,
  },
  typescript: {
    member: /^ {2}(.+)\?: number;$/gm,
    value: /^ {2}\| (.*')$/gm,
    memberName: /^('.*'|[A-Za-z_]\w*)$/,
    valueName: /^'.*'$/,
  },
};

describe.each(bindingLanguageNames)('names for %s', (language) => {
  const { member, value, memberName, valueName } = declares[language];
  const words = 'None Self base class default extra final fn is kind lambda native ref type value values Extra Kind';
  const odd = fc.oneof(fc.constantFrom(...words.split(' '), 'Made', ''), fc.string({ maxLength: 4 }));
  const names = fc.uniqueArray(
    // The kind has a field of that name.
    odd.map((text) => text.replaceAll(/[\p{C}\s"'\\`]/gu, '')).filter((text) => text !== 'of'),
    { maxLength: 8 },
  );

  it('are valid, and each is there once', () => {
    fc.assert(
      fc.property(names, names, (keys, values) => {
        const fields = Object.fromEntries(keys.map((key) => [key, optional(integer())]));
        const Made = kind('Made', 'it is made', {
          ...fields,
          of: from(open('Values', 'values', ['event', ...values]), 'of'),
        });
        const text = bindingLanguages[language].emit(bindingModel({ catalogue: { dialect: 'game', kinds: [Made] } }));
        const [members, constants] = [member, value].map((form) => [...text.matchAll(form)].map(([, name]) => name));
        expect(members).toEqual(keys.map(() => expect.stringMatching(memberName)));
        expect(constants).toEqual(['event', ...values].map(() => expect.stringMatching(valueName)));
        expect([new Set(members).size, new Set(constants).size]).toEqual([keys.length, values.length + 1]);
      }),
    );
  });
});

it('names no type of the game as another one, with capitals or without', () => {
  const { types, lists, flags } = languageModel;
  const all = [...types, ...lists, ...flags].map(({ name }) => name.toLowerCase());
  expect(new Set(all).size).toBe(all.length);
});

it('Python writes back what it reads', () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-python-'));
  try {
    writeFileSync(path.join(home, 'ed_journal.py'), bindingLanguages.python.emit(languageModel));
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
