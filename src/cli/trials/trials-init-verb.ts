import path from 'node:path';
import { packagedFiles } from '../../packaged/packaged-files.js';
import { shellQuote } from '../../stage/reproduction/command-line.js';
import { wroteNew } from '../output/new-file.js';
import { makeDirectory } from '../output/output-directory.js';
import { UsageError } from '../shell.js';
import { choice, verb } from '../verb.js';
import { outOption } from '../verb-options.js';
import { defaultToolFile } from './chosen-tool.js';

const languages = ['python', 'csharp', 'typescript'];

const help = `
Writes shakedown-tool.yaml, which says how your tool is started and asked, and a
small tool to begin with, which knows the system and whether the ship is docked.
Files that exist are left as they are.

Examples:
  shakedown trials init
  shakedown trials init --language csharp
  shakedown trials init --language typescript --out trials`;

export const createVerb = verb({
  about: 'write the file that describes your tool, and a small tool as an example',
  options: {
    language: choice('language of the example', languages),
    out: outOption('where to write them (this directory if left out)'),
  },
  help,
  async run(_words, { language, out = '.' }, shell) {
    if (out === '') throw new UsageError('--out needs a directory');
    await shell.print(await writeExample(language, out, shell.platform));
  },
});

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
