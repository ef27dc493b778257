import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { packageDirectory } from '../../stage/package-directory.js';
import { shellQuote } from '../../stage/reproduction/command-line.js';
import { quoted } from '../../words/printable.js';
import { makeDirectory } from '../output/output-directory.js';
import { type Shell, UsageError } from '../shell.js';
import { choiceOption, outOption } from '../verb-options.js';
import { defaultToolFile } from './chosen-tool.js';

const languages = ['python', 'csharp', 'typescript'];

const examples = `
Writes shakedown-tool.yaml, which says how your tool is started and asked, and a
small tool to begin with, which knows the system and whether the ship is docked.
Files that exist are never overwritten.

Examples:
  shakedown trials init
  shakedown trials init --language csharp
  shakedown trials init --language typescript --out trials`;

export function createVerb(shell: Shell): Command {
  return new Command('init')
    .description('write the file that describes your tool, and a small tool as an example')
    .addOption(choiceOption('language', 'language of the example', languages))
    .addOption(outOption('where to write them (this directory if left out)'))
    .addHelpText('after', examples)
    .action(async (_own: object, command: Command) => {
      const { language, out = '.' } = command.optsWithGlobals<{ language: string; out?: string }>();
      if (out === '') throw new UsageError('--out needs a directory');
      await shell.print(await writeExample(language, out, shell.platform));
    });
}

async function writeExample(language: string, out: string, platform: NodeJS.Platform): Promise<string> {
  const folder = path.join(packageDirectory(import.meta.dirname) ?? '', 'trials', 'init', language);
  const names = readdirSync(folder).sort();
  const existing = names.map((name) => path.join(out, name)).find((file) => existsSync(file));
  if (existing !== undefined) throw new UsageError(`${quoted(existing)} exists, and is not overwritten`);
  await makeDirectory(out);
  for (const name of names) copyFileSync(path.join(folder, name), path.join(out, name));
  const description = path.join(out, defaultToolFile);
  // There is no python3 on Windows.
  if (platform === 'win32')
    writeFileSync(description, readFileSync(description, 'utf8').replaceAll('python3', 'python'));
  const tool = path.normalize(out) === '.' ? '' : ` --tool ${shellQuote(description, platform)}`;
  const written = names.map((name) => `  ${path.join(out, name)}`);
  return ['Written:', ...written, '', 'Next:', `  shakedown trials run docked${tool}`].join('\n');
}
