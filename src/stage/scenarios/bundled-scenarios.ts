/** The scenarios in the package. */
import path from 'node:path';
import { packagedFiles } from '../../packaged/packaged-files.js';
import type { ScenarioEntry } from './played-steps.js';

const extension = '.yaml';
const folders = ['scenarios', 'trials'];

/** The files of the bundled scenarios, by name. */
export function bundledScenarios(): ReadonlyMap<string, string> {
  return new Map(namesIn('scenarios').map((name) => [name, packagedFiles().pathOf(fileOf('scenarios', name))]));
}

/** The scenarios of the package, then its trials. They are not parsed: there are many. */
export function scenarioCatalogue(): readonly ScenarioEntry[] {
  return folders.flatMap((folder) => namesIn(folder).map((name) => entryOf(folder, name)));
}

/** The text of a scenario or trial of the package. */
export function bundledText(name: string): string | undefined {
  const folder = folders.find((each) => namesIn(each).includes(name));
  return folder && packagedFiles().text(fileOf(folder, name));
}

function namesIn(folder: string): string[] {
  const files = packagedFiles().namesIn(folder);
  return files.filter((file) => file.endsWith(extension)).map((file) => path.basename(file, extension));
}

function fileOf(folder: string, name: string): string {
  return `${folder}/${name}${extension}`;
}

function entryOf(folder: string, name: string): ScenarioEntry {
  const text = packagedFiles().text(fileOf(folder, name));
  const member = (key: string) => new RegExp(`^ *${key}: *(.+)$`, 'm').exec(text)?.[1]?.trim();
  const theme = member('theme');
  const why = member('why');
  const trial = { ...(theme !== undefined && { theme }), ...(why !== undefined && { why }) };
  return { name, about: member('about') ?? '', ...trial };
}
