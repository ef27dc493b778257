import { existsSync } from 'node:fs';
import path from 'node:path';
import { bindingLanguages } from '../bindings/binding-languages.js';
import { dialects } from '../interface/dialect/dialects.js';
import { bindingModel, newestVersion } from '../interface/emit/make-binding-model.js';
import { packagedFiles } from '../packaged/packaged-files.js';
import { openStage } from '../stage/open-stage.js';
import { shellQuote } from '../stage/reproduction/command-line.js';
import { type Kit, kits, languagesHere, projectLanguages } from './init/project-language.js';
import { above, wayFromRoot } from './init/repository.js';
import { wroteNew } from './output/new-file.js';
import { makeDirectory } from './output/output-directory.js';
import { orInterrupted, type Shell } from './shell.js';
import { defaultToolFile } from './trials/chosen-tool.js';
import { flag, openChoice, verb } from './verb.js';

const help = `
Looks at the project in this directory, asks nothing, and writes what it takes
to begin to tests/shakedown: a test that runs, a journal directory for tests
that read one, the description of your tool for the trials, and a workflow for
GitHub. For Rust and Go, types take the place of the test. Files that exist are
left as they are. In the end it says what to run next.

${projectLanguages.map((language) => `  ${language.padEnd(11)} ${kits[language].title}`).join('\n')}

Examples:
  shakedown init --dry-run
  shakedown init
  shakedown init --language python`;

export const createVerb = verb({
  options: {
    language: openChoice('the language, if it should not be found out', projectLanguages),
    dryRun: flag('say what would be written, and write nothing'),
  },
  help,
  async run(_words, { language: chosen, dryRun = false }, shell) {
    const found = languagesHere();
    const language = chosen ?? found[0];
    const kit: Kit = kits[language];
    // `node --test` starts every file below a directory named test, and waits for the tool to end.
    const isInTest = language !== 'javascript' && existsSync('test') && !existsSync('tests');
    const directory = `${isInTest ? 'test' : 'tests'}/shakedown`;
    const files = textsOf(kit, directory, shell);
    const journals = `${directory}/journals`;
    const has = new Set([...Object.keys(files), journals].filter((file) => existsSync(file)));
    if (!dryRun) {
      for (const [file, text] of Object.entries(files)) {
        await makeDirectory(path.dirname(file));
        if (!wroteNew(file, text)) has.add(file);
      }
      if (!has.has(journals)) await orInterrupted(fly(journals), shell);
    }
    const shown = [...Object.keys(files), journals].map(
      (file) => `  ${file}${has.has(file) ? ' (exists, and is left as it is)' : ''}`,
    );
    const others = found.filter((other) => other !== language);
    const also = chosen || others.length === 0 ? '' : ` (there is also: --language ${others.join(', ')})`;
    const title = `${dryRun ? 'Would be written' : 'Written'} for ${kit.title}${also}:`;
    const steps = nextSteps(kit, directory, shell).map((step) => `  ${step}`);
    await shell.print([title, ...shown, '', 'Next:', ...steps].join('\n'));
  },
});

/** The text of each file, by its path. */
function textsOf(kit: Kit, directory: string, { platform, version }: Shell): Readonly<Record<string, string>> {
  const packaged = packagedFiles();
  const way = wayFromRoot();
  const steps = [...(kit === kits.javascript ? ['npm ci'] : []), ...(kit.test ? [kit.test(directory)] : [])];
  const workflow = packaged
    .text('init/workflow.yml')
    .replace('{version}', version)
    .replace(/.*\n.*\n.*"\{way\}"\n/, (lines) => (way ? lines.replace('"{way}"', () => JSON.stringify(way)) : ''))
    .replace('"{journals}"', () => JSON.stringify(path.posix.join(way, directory, 'journals')))
    .replace(/ *- run: "\{step\}"\n/, () => steps.map((step) => `      - run: ${step}\n`).join(''));
  const copied = Object.entries(kit.files).map(([to, from]) => [`${directory}/${to}`, packaged.text(from)] as const);
  return {
    ...Object.fromEntries(copied.map(([file, text]) => [file, forSystem(text, platform)])),
    ...(kit.types && { [`${directory}/${kit.types.file}`]: typesIn(kit.types.language) }),
    [workflowFile(way)]: workflow,
  };
}

/** GitHub reads those at the root of the repository alone. */
function workflowFile(way: string): string {
  const name = `shakedown${way && `-${path.basename(way)}`}.yml`;
  return path.posix.join(path.posix.relative(`/${way}`, '/'), '.github/workflows', name);
}

function typesIn(language: NonNullable<Kit['types']>['language']): string {
  const kinds = new Set(dialects.game.kinds.map(({ name }) => name));
  const versions = { from: '4.0', to: newestVersion(dialects.game) };
  return bindingLanguages[language].emit(bindingModel({ versions, kinds }));
}

/** A commander docks while wanted. */
async function fly(directory: string): Promise<void> {
  const stage = await openStage({ seed: 7, start: new Date('2026-11-14T20:41:00Z'), directory });
  try {
    await stage.trigger('dock-wanted', { station: 'Abraham Lincoln' });
  } finally {
    await stage.close();
  }
}

/** There is no python3 on Windows. */
function forSystem(text: string, platform: NodeJS.Platform): string {
  return platform === 'win32' ? text.replaceAll('python3 ', 'python ') : text;
}

/** What to run next; what is missing comes first. */
function nextSteps(kit: Kit, directory: string, shell: Shell): string[] {
  const { platform } = shell;
  const isNode = kit === kits.javascript;
  const isCommand = isOnPath('shakedown', shell);
  const isInstalled = above('node_modules/shakedown') !== undefined;
  const packaged = packagedFiles();
  // For a directory npm runs the script `prepare`, and only a clone has what that needs.
  const install = existsSync(packaged.pathOf('scripts/prepare.js')) ? 'npm install' : 'npm install --ignore-scripts';
  const source = packaged.isOneFile ? 'shakedown' : shellQuote(path.resolve(packaged.pathOf('.')), platform);
  const viaNpm = !isCommand && (isInstalled || isNode);
  const test = kit.test && forSystem(kit.test(directory), platform);
  const trial = `${viaNpm ? 'npx ' : ''}shakedown trials run docked --tool ${directory}/tool/${defaultToolFile}`;
  return [
    ...(isOnPath(forSystem(`${kit.program} `, platform).trim(), shell) ? [] : [`install ${kit.from}`]),
    ...(isInstalled || (isCommand && !isNode) ? [] : [`${install} ${isNode ? '--save-dev' : '--global'} ${source}`]),
    ...(kit.first ? [kit.first(directory)] : []),
    ...(test === undefined ? [] : [viaNpm && !isNode ? `npm exec --call "${test}"` : test]),
    test === undefined ? `once your tool answers questions: ${trial}` : trial,
  ];
}

function isOnPath(program: string, { env, platform }: Shell): boolean {
  const endings = platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];
  // npx and npm run put those of projects first, which are not there afterwards.
  const isOfProject = /[\\/]node_modules[\\/]\.bin[\\/]?$/;
  const places = (env.PATH ?? env.Path ?? '')
    .split(path.delimiter)
    .filter((place) => place && !isOfProject.test(place));
  return places.some((place) => endings.some((ending) => existsSync(path.join(place, program + ending))));
}
