import path from 'node:path';
import { Command } from 'commander';
import { dialects } from '../interface/dialect/dialects.js';
import { bundleSchema, schemaFiles } from '../interface/emit/json-schema.js';
import { printable } from '../words/printable.js';
import { makeDirectory, writeText } from './output/directory.js';
import { type Shell, UsageError } from './shell.js';
import { type DialectOption, dialectOption } from './verb-options.js';

interface Options extends DialectOption {
  readonly out?: string;
  readonly strict: boolean;
}

export function schemaVerb(shell: Shell): Command {
  return new Command('schema')
    .description('write JSON Schemas (2020-12): one per kind, one per companion file, and a bundle')
    .option('--out <directory>', 'where to write them; without it the bundle is printed')
    .option('--strict', 'reject fields and kinds the specification does not define', false)
    .addOption(dialectOption())
    .action(async ({ out, strict, dialect }: Options) => {
      const catalogue = dialects[dialect];
      if (out === undefined) return shell.print(json(bundleSchema(catalogue, { strict })));
      if (out === '') throw new UsageError('--out needs a directory; without --out the bundle is printed');
      const files = schemaFiles(catalogue, { strict });
      await makeDirectory(out);
      for (const [name, schema] of files) await writeText(path.join(out, name), `${json(schema)}\n`);
      await shell.print(`wrote ${files.size} schemas to ${printable(out)}`);
    });
}

function json(schema: object): string {
  return JSON.stringify(schema, undefined, 2);
}
