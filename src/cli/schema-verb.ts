import path from 'node:path';
import { Command } from 'commander';
import { dialects } from '../interface/dialect/dialects.js';
import { asyncApi } from '../interface/emit/asyncapi-document.js';
import { type BundleForm, bundleForms, bundleSchema, schemaFiles } from '../interface/emit/json-schema.js';
import { counted } from '../words/counted.js';
import { printable } from '../words/printable.js';
import { OutputFile } from './output/output-file.js';
import { type Shell, UsageError } from './shell.js';
import { choiceOption, type DialectOption, dialectOption, outOption } from './verb-options.js';

interface Options extends DialectOption {
  readonly out?: string;
  readonly strict?: boolean;
  readonly bundle?: BundleForm;
  readonly format: (typeof formats)[number];
}

const formats = ['json-schema', 'asyncapi'] as const;

const examples = `
The bundle is one schema for any line. With if-then, validators accept events of
kinds that it does not list; one-of is for generators of code, which understand
oneOf and its discriminator, but has no place for other kinds.

Examples:
  shakedown schema > journal.schema.json
  shakedown schema --bundle one-of > journal.one-of.schema.json
  shakedown schema --out schemas --strict
  shakedown schema --format asyncapi > asyncapi.json`;

export function createVerb(shell: Shell): Command {
  return new Command('schema')
    .addOption(outOption('where to write; the bundle is printed if left out'))
    .addOption(choiceOption('format', 'JSON Schemas (2020-12), or one AsyncAPI 3 document', formats))
    .option('--strict', 'reject fields and kinds that the dialect does not define')
    .addOption(choiceOption('bundle', 'form of the printed bundle; --out writes both', bundleForms).default(undefined))
    .addOption(dialectOption())
    .addHelpText('after', examples)
    .action(async ({ out, strict = false, bundle = bundleForms[0], format, dialect }: Options, verb: Command) => {
      const catalogue = dialects[dialect];
      const isAsyncApi = format === 'asyncapi';
      const foreign = ['strict', 'bundle'].find((name) => isAsyncApi && verb.getOptionValue(name) !== undefined);
      if (foreign !== undefined) throw new UsageError(`--${foreign} is about JSON Schemas, not about AsyncAPI`);
      const document = isAsyncApi
        ? asyncApi(catalogue, shell.version)
        : bundleSchema(catalogue, { strict, form: bundle });
      if (out === undefined) return shell.print(json(document));
      if (out === '') throw new UsageError('--out needs a directory; without --out the bundle is printed');
      const files = isAsyncApi ? new Map([['asyncapi.json', document]]) : schemaFiles(catalogue, { strict });
      let written = 0;
      for (const [name, schema] of files) {
        await OutputFile.writeWhole(path.join(out, name), `${json(schema)}\n`).catch((error: Error) => {
          const left = `${written} of ${files.size} schemas were written before, and stay there`;
          throw new UsageError(written === 0 ? error.message : `${error.message}; ${left}`, { cause: error });
        });
        written++;
      }
      await shell.print(`wrote ${counted(files.size, 'schema')} to ${printable(out)}`);
    });
}

function json(schema: object): string {
  return JSON.stringify(schema, undefined, 2);
}
