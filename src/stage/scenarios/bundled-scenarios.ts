/** The scenarios in the package. */
import path from 'node:path';
import { packagedFiles } from '../../packaged/packaged-files.js';
import type { ScenarioEntry } from './played-steps.js';

/** The files of the bundled scenarios, by name. */
export function bundledScenarios(): ReadonlyMap<string, string> {
  const files = packagedFiles();
  const names = files.namesIn('scenarios').filter((name) => name.endsWith(extension));
  return new Map(names.map((name) => [path.basename(name, extension), files.pathOf(`scenarios/${name}`)]));
}

const extension = '.yaml';

/** The scenarios of the package, then its trials. Only their first lines are read: there are many. */
export function scenarioCatalogue(): readonly ScenarioEntry[] {
  const files = packagedFiles();
  return folders.flatMap((folder) =>
    files
      .namesIn(folder)
      .filter(isScenario)
      .map((file) => entryOf(folder, file)),
  );
}

/** The text of a scenario or trial of the package. */
export function bundledText(name: string): string | undefined {
  const files = packagedFiles();
  const folder = folders.find((each) => files.namesIn(each).includes(`${name}${extension}`));
  return folder && files.text(`${folder}/${name}${extension}`);
}

const folders = ['scenarios', 'trials'];

function isScenario(name: string): boolean {
  return name.endsWith(extension);
}

function entryOf(folder: string, file: string): ScenarioEntry {
  const text = packagedFiles().text(`${folder}/${file}`);
  const member = (name: string) => new RegExp(`^ *${name}: *(.+)$`, 'm').exec(text)?.[1]?.trim();
  const theme = member('theme');
  const why = member('why');
  const trial = { ...(theme !== undefined && { theme }), ...(why !== undefined && { why }) };
  return { name: path.basename(file, extension), about: member('about') ?? '', ...trial };
}
