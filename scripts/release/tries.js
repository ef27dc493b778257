/** Installs what was built, from its file, into an empty environment, and runs three commands there. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { here, nodePackages } from '../from-npm.js';
import { Missing, makeProject, pipInstall, root, run, version } from '../installing.js';

const release = path.join(root, 'release');
const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-release-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true, maxRetries: 10 }));

/** Nothing of the user's, and no programs but these and the system's. @param {readonly string[]} places */
const emptyEnv = (...places) => ({
  HOME: home,
  PATH: [...places, '/usr/bin', '/bin'].join(path.delimiter),
  npm_config_offline: 'true',
});
const underWine = `win-${process.arch}`;
const withNode = emptyEnv(path.dirname(process.execPath));

const inPython = `
import importlib.metadata, os, subprocess
from shakedown_stage import Stage, ed_journal
assert importlib.metadata.version('shakedown-elite-dangerous') == '${version}'
assert ed_journal.Flags(1).name == 'Docked'
with Stage('--paused', seed=7) as stage:
    stage.trigger('dock', station='Abraham Lincoln')
    assert stage.state()['station']['name'] == 'Abraham Lincoln'
    subprocess.run([os.environ['SHAKEDOWN'], 'check', stage.directory], check=True)
`;

const inShell = `
shakedown --version
shakedown stage --paused --seed 7 --out /tmp/journals --format json > /tmp/ready &
until grep -q pid /tmp/ready; do kill -0 $!; sleep 1; done
shakedown trigger dock --out /tmp/journals
shakedown check /tmp/journals
`;

const inDotNet = `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net8.0</TargetFramework>
    <RestoreAdditionalProjectSources>${path.join(release, 'nuget')}</RestoreAdditionalProjectSources>
  </PropertyGroup>
  <ItemGroup>
    <PackageReference Include="Shakedown.Stage" Version="${version}" />
  </ItemGroup>
</Project>
`;

/** The file of an artefact. @param {string} name @param {string} ending */
function fileOf(name, ending) {
  const file = readdirSync(path.join(release, name)).find((each) => each.endsWith(ending));
  if (file === undefined) throw new Error(`release/${name} has no ${ending}: build ${name} first`);
  return path.join(release, name, file);
}

/** @param {string} program @param {NodeJS.ProcessEnv} env */
function threeCommands(program, env) {
  const words = [path.join(root, 'scripts/platform.js'), 'three-commands'];
  run(process.execPath, words, home, { ...env, SHAKEDOWN_PROGRAM: program });
}

/** Installs the npm package, and returns its command. @param {readonly string[]} words @param {string} bin */
function npmInstall(words, bin) {
  const project = makeProject(mkdtempSync(path.join(home, 'project-')));
  run('npm', ['i', ...words, fileOf('npm', '.tgz')], project, withNode);
  return path.join(project, bin, 'shakedown');
}

const globally = () => npmInstall(['-g', '--prefix', '.'], 'bin');

/** @param {string} ending */
function tryPython(ending) {
  const python = pipInstall(fileOf('python', ending), mkdtempSync(path.join(home, 'site-')));
  python(inPython, { ...withNode, SHAKEDOWN: globally() });
}

function tryNuGet() {
  const project = mkdtempSync(path.join(home, 'nuget-'));
  copyFileSync(path.join(root, 'clients/csharp/Example.cs'), path.join(project, 'Example.cs'));
  writeFileSync(path.join(project, 'Example.csproj'), inDotNet);
  // What the package refers to comes from NuGet.
  const env = { ...process.env, HOME: home, DOTNET_CLI_HOME: home, SHAKEDOWN: globally() };
  run('dotnet', ['run'], project, env);
}

function tryProgram() {
  const program = path.join(home, 'shakedown');
  copyFileSync(fileOf('programs', here), program);
  threeCommands(program, emptyEnv());
}

/** @param {string} target */
function tryElsewhere(target) {
  if (target !== underWine) throw new Missing('start it');
  const env = { ...process.env, SHAKEDOWN_PROGRAM: fileOf('programs', `${target}.exe`) };
  const words = [path.join(root, 'scripts/windows.js'), 'three-commands'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  if (status === 2) throw new Missing(`start it: ${stderr.trim()}`);
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/**
 * By the name of the artefact: how it is installed, and what does that and runs it.
 * @type {Readonly<Record<string, readonly (readonly [how: string, act: () => void])[]>>}
 */
export const tries = {
  npm: [
    ['npm i -D', () => threeCommands(npmInstall(['-D'], 'node_modules/.bin'), withNode)],
    ['npm i -g', () => threeCommands(globally(), withNode)],
  ],
  python: [
    ['pip install, wheel', () => tryPython('.whl')],
    ['pip install, source', () => tryPython('.tar.gz')],
  ],
  nuget: [['package reference', tryNuGet]],
  programs: [[here, tryProgram]],
  others: Object.keys(nodePackages)
    .filter((target) => target !== here)
    .map((target) => [target === underWine ? `${target}, Wine` : target, () => tryElsewhere(target)]),
  image: [['docker run', () => run('docker', ['run', '--rm', '--entrypoint', 'sh', 'shakedown', '-ec', inShell])]],
};
