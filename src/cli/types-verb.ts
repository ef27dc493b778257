import { bindingLanguageNames, bindingLanguages } from '../bindings/binding-languages.js';
import { lastKnown, orderOf } from '../game/game-version.js';
import { bindingModel, newestVersion, type VersionRange } from '../interface/emit/make-binding-model.js';
import { printable, quoted } from '../words/printable.js';
import { kindCandidates } from './completion/completable-names.js';
import { knowledgeOption, knownTables } from './knowledge/knowledge-packs.js';
import { OutputFile } from './output/output-file.js';
import { parseKinds } from './parse-kinds.js';
import { UsageError } from './shell.js';
import { choice, option, verb } from './verb.js';

const help = `
The file has a type for every kind of event, the files beside the journal, the
known values as constants, and the flags of Status.json. What it does not list
is kept when a line is read and written back.

${bindingLanguageNames.map((name) => `  ${name.padEnd(11)} ${bindingLanguages[name].needs}`).join('\n')}

Examples:
  shakedown types --language python --out ed_journal.py
  shakedown types --language csharp --kinds Docked,FSDJump --out Journal.cs
  shakedown types --language rust --game-version 3.0..4.4 --out src/journal.rs
  shakedown types --language typescript --knowledge pack.yaml --out journal.ts`;

export const createVerb = verb({
  options: {
    language: choice('the language', bindingLanguageNames),
    gameVersion: option('<range>', `the versions to cover: 4.0.., 3.0..3.8 (4.0..${lastKnown} if left out)`),
    kinds: option('<names>', 'only these kinds: Docked,FSDJump', { candidates: kindCandidates }),
    ...knowledgeOption,
    out: option('<file>', 'where to write; printed if left out'),
  },
  help,
  async run(_words, { language, gameVersion, kinds, knowledge, out }, shell) {
    const { emit, title } = bindingLanguages[language];
    const catalogue = await knownTables('game', knowledge, shell);
    const names = catalogue.kinds.map(({ name }) => name);
    const versions = parseVersions(gameVersion ?? '4.0..', newestVersion(catalogue));
    const only = kinds === undefined ? names : parseKinds(kinds, names);
    const model = bindingModel({ catalogue, versions, kinds: new Set(only) });
    if (model.types.length === 0) throw new UsageError(`none of these kinds was written in versions ${model.versions}`);
    const text = emit(model);
    if (out === undefined) return shell.print(text.trimEnd());
    if (out === '') throw new UsageError('--out needs a file name; without --out the types are printed');
    await OutputFile.writeWhole(out, text);
    const what = `${model.kinds.length} kinds, versions ${model.versions}, for ${title}`;
    await shell.print(`wrote ${what} to ${printable(out)}`);
  },
});

/** Parses `4.0..4.4`, `4.0..` and `..3.8`. */
function parseVersions(word: string, newest: string): VersionRange {
  const [from = '', to = '', ...rest] = word.split('..');
  const range = { from: from || '2.2', to: to || newest };
  const [first, last] = [orderOf(range.from), orderOf(range.to)];
  if (word.includes('..') && rest.length === 0 && first !== undefined && last !== undefined && first <= last)
    return range;
  throw new UsageError(`--game-version takes a range such as 4.0.. or 3.0..3.8, not ${quoted(word)}`);
}
