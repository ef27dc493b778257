import { access } from 'node:fs/promises';
import path from 'node:path';
import { printable } from '../../journal/printable.js';
import { ProjectError } from './error.js';
import { readJsonFile } from './json-file.js';
import { parseSettings } from './parse-settings.js';
import type { Settings } from './settings.js';

export const configName = 'shakedown.config.json';

/** Settings and the file they are from. */
export interface Config {
  readonly file: string;
  readonly settings: Settings;
}

/** The settings of a file named by the user. */
export async function readConfig(file: string): Promise<Config> {
  const value = await readJsonFile(file);
  if (value === undefined) throw new ProjectError(`there is no config ${printable(file)}`);
  return { file, settings: parseSettings(value, printable(file)) };
}

/** The settings that hold in a directory: its own or those of the nearest parent, up to the root of its repository. */
export async function findConfig(directory: string): Promise<Config | undefined> {
  const file = path.join(directory, configName);
  if (await exists(file)) return readConfig(file);
  const parent = path.dirname(directory);
  if (parent === directory || (await exists(path.join(directory, '.git')))) return undefined;
  return findConfig(parent);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
