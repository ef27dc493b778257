import path from 'node:path';
import { asyncApi } from '../interface/emit/asyncapi-document.js';
import { bundleForms, bundleSchema, schemaFiles } from '../interface/emit/json-schema.js';
import { counted } from '../words/counted.js';
import { printable } from '../words/printable.js';
import { knowledgeOption, knownTables } from './knowledge/knowledge-packs.js';
import { OutputFile } from './output/output-file.js';
import { UsageError } from './shell.js';
import { choice, flag, openChoice, verb } from './verb.js';
import { dialectOption, outOption } from './verb-options.js';

const formats = ['json-schema', 'asyncapi'] as const;

const help = `
The bundle is one schema for any line. With if-then, validators accept events of
kinds that it does not list; one-of is for generators of code, which understand
oneOf and its discriminator, but has no place for other kinds.

Examples:
  shakedown schema > journal.schema.json
  shakedown schema --bundle one-of > journal.one-of.schema.json
  shakedown schema --out schemas --strict
  shakedown schema --format asyncapi > asyncapi.json
  shakedown schema --knowledge pack.yaml > journal.schema.json`;

export const createVerb = verb({
  options: {
    out: outOption('where to write; the bundle is printed if left out'),
    format: choice('JSON Schemas (2020-12), or one AsyncAPI 3 document', formats),
    strict: flag('reject fields and kinds that the dialect does not define'),
    bundle: openChoice('form of the printed bundle; --out writes both', bundleForms),
    dialect: dialectOption,
    ...knowledgeOption,
  },
  help,
  async run(_words, { out, strict, bundle, format, dialect, knowledge }, shell) {
    const catalogue = await knownTables(dialect, knowledge, shell);
    const isAsyncApi = format === 'asyncapi';
    const foreign = Object.entries({ strict, bundle }).find(([, value]) => isAsyncApi && value !== undefined);
    if (foreign) throw new UsageError(`--${foreign[0]} is about JSON Schemas, not about AsyncAPI`);
    const document = isAsyncApi
      ? asyncApi(catalogue, shell.version)
      : bundleSchema(catalogue, { strict: strict ?? false, form: bundle ?? bundleForms[0] });
    if (out === undefined) return shell.print(json(document));
    if (out === '') throw new UsageError('--out needs a directory; without --out the bundle is printed');
    const files = isAsyncApi
      ? new Map([['asyncapi.json', document]])
      : schemaFiles(catalogue, { strict: strict ?? false });
    let written = 0;
    for (const [name, schema] of files) {
      await OutputFile.writeWhole(path.join(out, name), `${json(schema)}\n`).catch((error: Error) => {
        const left = `${written} of ${files.size} schemas were written before, and stay there`;
        throw new UsageError(written === 0 ? error.message : `${error.message}; ${left}`, { cause: error });
      });
      written++;
    }
    await shell.print(`wrote ${counted(files.size, 'schema')} to ${printable(out)}`);
  },
});

function json(schema: object): string {
  return JSON.stringify(schema, undefined, 2);
}
