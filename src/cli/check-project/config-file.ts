import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { printable } from '../../words/printable.js';
import type { CheckSettings } from './check-settings.js';
import { readJsonFile } from './json-file.js';
import { parseSettings } from './parse-settings.js';
import { ProjectError } from './project-error.js';

export const configName = 'shakedown.config.json';

/** Settings and the file they are from. */
export interface Config {
  readonly file: string;
  readonly settings: CheckSettings;
}

/** The settings of a file named by the user. */
export async function readConfig(file: string): Promise<Config> {
  const value = await readJsonFile(file);
  if (value === undefined) throw new ProjectError(await absence(file));
  return { file, settings: parseSettings(value, printable(file)) };
}

/** The settings that hold in a directory: its own or those of the nearest parent, up to the root of its repository. */
export async function findConfig(directory: string): Promise<Config | undefined> {
  const file = path.join(directory, configName);
  // What is there and cannot be read, be it a link that leads nowhere, must not pass for no settings at all.
  if (await exists(file)) return readConfig(file);
  const parent = path.dirname(directory);
  if (parent === directory || (await exists(path.join(directory, '.git')))) return undefined;
  return findConfig(parent);
}

async function absence(file: string): Promise<string> {
  const name = printable(file);
  return (await exists(file)) ? `the config ${name} is a broken link` : `there is no config ${name}`;
}

/** Whether a directory has such an entry; one that may not be looked into has none. */
function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}
