import path from 'node:path';
import { Command } from 'commander';
import { dialects } from '../interface/dialect/dialects.js';
import { bundleSchema, schemaFiles } from '../interface/emit/json-schema.js';
import { printable } from '../words/printable.js';
import { OutputFile } from './output/output-file.js';
import { type Shell, UsageError } from './shell.js';
import { type DialectOption, dialectOption, outOption } from './verb-options.js';

interface Options extends DialectOption {
  readonly out?: string;
  readonly strict?: boolean;
}

export function createVerb(shell: Shell): Command {
  return new Command('schema')
    .addOption(outOption('where to write; the bundle is printed if left out'))
    .option('--strict', 'reject fields and kinds that the dialect does not define')
    .addOption(dialectOption())
    .action(async ({ out, strict = false, dialect }: Options) => {
      const catalogue = dialects[dialect];
      if (out === undefined) return shell.print(json(bundleSchema(catalogue, { strict })));
      if (out === '') throw new UsageError('--out needs a directory; without --out the bundle is printed');
      const files = schemaFiles(catalogue, { strict });
      for (const [name, schema] of files) await OutputFile.writeWhole(path.join(out, name), `${json(schema)}\n`);
      await shell.print(`wrote ${files.size} schemas to ${printable(out)}`);
    });
}

function json(schema: object): string {
  return JSON.stringify(schema, undefined, 2);
}
