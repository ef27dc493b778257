import { Command } from 'commander';
import { dialects } from '../spec/dialect.js';
import { asyncApi } from '../spec/emit/asyncapi.js';
import { type DialectOption, dialectOption } from './options.js';
import type { Shell } from './shell.js';

export function asyncapiVerb(shell: Shell): Command {
  return new Command('asyncapi')
    .description('print the interface as an AsyncAPI 3 document')
    .addOption(dialectOption())
    .action(({ dialect }: DialectOption) =>
      shell.print(JSON.stringify(asyncApi(dialects[dialect], shell.version), undefined, 2)),
    );
}
