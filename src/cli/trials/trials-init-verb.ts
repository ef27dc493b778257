import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import { packagedFiles } from '../../packaged/packaged-files.js';
import { shellQuote } from '../../stage/reproduction/command-line.js';
import { printable } from '../../words/printable.js';
import { makeDirectory } from '../output/output-directory.js';
import { type Shell, UsageError } from '../shell.js';
import { choiceOption, outOption } from '../verb-options.js';
import { defaultToolFile } from './chosen-tool.js';

const languages = ['python', 'csharp', 'typescript'];

const examples = `
Writes shakedown-tool.yaml, which says how your tool is started and asked, and a
small tool to begin with, which knows the system and whether the ship is docked.
Files that exist are left as they are.

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
  const folder = `trials/init/${language}`;
  const packaged = packagedFiles();
  await makeDirectory(out);
  const files = packaged.namesIn(folder).map((name) => {
    // There is no python3 on Windows.
    const text = packaged.text(`${folder}/${name}`).replace('python3 ', platform === 'win32' ? 'python ' : '$&');
    return `  ${path.join(out, name)}${wroteNew(path.join(out, name), text) ? '' : ' (exists, and is left as it is)'}`;
  });
  const tool = path.normalize(out) === '.' ? '' : ` --tool ${shellQuote(path.join(out, defaultToolFile), platform)}`;
  const needs = language === 'typescript' ? ['  install shakedown in this project, which the example reads with'] : [];
  return ['Written:', ...files, '', 'Next:', ...needs, `  shakedown trials run docked${tool}`].join('\n');
}

/** Writes a file, and returns whether it did: never over another, and all of it or nothing. */
function wroteNew(file: string, text: string): boolean {
  let handle: number | undefined;
  try {
    handle = openSync(file, 'wx');
    writeFileSync(handle, text);
    return true;
  } catch (cause) {
    if (isSystemError(cause, 'EEXIST')) return false;
    if (handle !== undefined) rmSync(file);
    throw new UsageError(`cannot write ${printable(file)}: ${reasonOf(cause)}`, { cause });
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}
