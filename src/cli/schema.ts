import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { dialects } from '../spec/dialect.js';
import { bundleSchema, schemaFiles } from '../spec/emit/json-schema.js';
import { type DialectOption, dialectOption } from './options.js';
import { reasonOf } from './reason.js';
import { type Shell, UsageError } from './shell.js';

interface Options extends DialectOption {
  readonly out?: string;
  readonly strict: boolean;
}

export function schemaVerb(shell: Shell): Command {
  return new Command('schema')
    .description('write JSON Schemas (2020-12): one per kind, one per companion file, and a bundle')
    .option('--out <directory>', 'where to write them; without it the bundle is printed')
    .option('--strict', 'refuse fields and kinds the specification does not know', false)
    .addOption(dialectOption())
    .action(async ({ out, strict, dialect }: Options) => {
      const catalogue = dialects[dialect];
      if (out === undefined) return shell.print(JSON.stringify(bundleSchema(catalogue, { strict }), undefined, 2));
      const files = schemaFiles(catalogue, { strict });
      await writeAll(out, files);
      shell.print(`wrote ${files.size} schemas to ${out}`);
    });
}

async function writeAll(directory: string, files: ReadonlyMap<string, object>): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    for (const [name, schema] of files) {
      await writeFile(path.join(directory, name), `${JSON.stringify(schema, undefined, 2)}\n`);
    }
  } catch (error) {
    throw new UsageError(`cannot write schemas to ${directory}: ${reasonOf(error)}`, { cause: error });
  }
}
