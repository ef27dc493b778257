/**
 * Tests the packed program with Node for Windows under Wine; `npm run windows -- verbs` runs nothing but the
 * tests of that name. Without Wine it says so, and ends with exit code 2.
 *
 * WINDOWS_NODE     the command that runs Node for Windows, if not `wine` with the one of npm's package
 * WINDOWS_DRIVE_C  the directory that it calls C:\, if not drive_c of WINEPREFIX or ~/.wine
 * WINDOWS_VERSION  the version of Node to get from npm (22 if left out)
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nodeFromNpm } from './from-npm.js';
import { testWith } from './platform-suite.js';

const { env } = process;
const drive = env.WINDOWS_DRIVE_C ?? path.join(env.WINEPREFIX ?? path.join(os.homedir(), '.wine'), 'drive_c');
const node = windowsNode();
// The first run creates the drive.
const probe = node && spawnSync(node[0], [...node.slice(1), '--version'], { encoding: 'utf8' });

if (!node) refuse('Wine is missing: install it, or name a command that runs Node for Windows in WINDOWS_NODE');
else if (probe?.status !== 0) refuse(`Node for Windows does not run: ${probe?.error?.message ?? probe?.stderr.trim()}`);
else if (!existsSync(drive)) refuse(`there is no ${drive}: name the directory that is C:\\ there in WINDOWS_DRIVE_C`);
else
  testWith([{ title: `Windows, Node ${probe.stdout.trim()}`, node: () => node }], {
    parent: drive,
    parentName: 'C:\\',
    only: process.argv[2] ?? '',
  });

/** @returns {readonly [string, ...string[]] | undefined} */
function windowsNode() {
  const [command, ...words] = (env.WINDOWS_NODE ?? '').split(' ').filter(Boolean);
  if (command !== undefined) return [command, ...words];
  const wine = ['wine', 'wine64'].find((name) => spawnSync(name, ['--version']).status === 0);
  return wine === undefined ? undefined : [wine, nodeFromNpm(`win-${process.arch}`, env.WINDOWS_VERSION ?? '22')];
}

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence);
  process.exitCode = 2;
}
