import { Command } from 'commander';
import { dialects } from '../interface/dialect/dialects.js';
import { asyncApi } from '../interface/emit/asyncapi-document.js';
import type { Shell } from './shell.js';
import { type DialectOption, dialectOption } from './verb-options.js';

export function createVerb(shell: Shell): Command {
  return new Command('asyncapi')
    .addOption(dialectOption())
    .action(({ dialect }: DialectOption) =>
      shell.print(JSON.stringify(asyncApi(dialects[dialect], shell.version), undefined, 2)),
    );
}
