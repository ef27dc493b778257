import { lstatSync } from 'node:fs';
import path from 'node:path';
import { isObject } from '../../journal/journal-event.js';
import { printable } from '../../words/printable.js';
import { UsageError } from '../shell.js';
import type { CheckSettings } from './check-settings.js';
import { parseSettings } from './check-settings.js';
import { readJsonFile } from './json-file.js';

export const configName = 'shakedown.config.json';

/** Settings, and the file that they are from. */
export interface Config {
  readonly file: string;
  readonly settings: CheckSettings;
}

/** Ids of all rules, which are loaded only where one is named. */
type RuleNames = () => Promise<readonly string[]>;

/** The settings in a file that the user named. */
export async function readConfig(file: string, ruleNames: RuleNames): Promise<Config> {
  const value = readJsonFile(file);
  if (value === undefined) throw new UsageError(absenceText(file));
  const rules = isObject(value) && 'rules' in value ? await ruleNames() : [];
  return { file, settings: parseSettings(value, printable(file), rules) };
}

/**
 * The settings for a directory: its own, or those of the nearest parent, up to the root of its repository.
 */
export async function findConfig(directory: string, ruleNames: RuleNames): Promise<Config | undefined> {
  const file = path.join(directory, configName);
  // A file that exists but cannot be read, such as a broken link, is an error, not a missing file.
  if (exists(file)) return readConfig(file, ruleNames);
  const parent = path.dirname(directory);
  if (parent === directory || exists(path.join(directory, '.git'))) return undefined;
  return findConfig(parent, ruleNames);
}

function absenceText(file: string): string {
  const name = printable(file);
  return exists(file) ? `the config ${name} is a broken link` : `there is no config ${name}`;
}

/** Whether there is a file or link of that name. */
function exists(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
