/** The knowledge packs of a command: those that are named, else those that lie where packs are found. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Dialect } from '../../interface/dialect/dialect-names.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import type { KnowledgePack } from '../../interface/knowledge/pack-shape.js';
import { readRegularFile } from '../../journal/read/regular-file.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import { printable, quoted } from '../../words/printable.js';
import { type Shell, UsageError } from '../shell.js';
import { flag } from '../verb.js';
import { repeated } from '../verb-options.js';

export const knowledgeOption = {
  knowledge: repeated('<pack>', 'a knowledge pack, which adds to what is known of the game'),
};

/** The same for verbs that also use packs that are not named. */
export const foundKnowledgeOptions = {
  ...knowledgeOption,
  noKnowledge: flag('use no knowledge pack that is found without being named'),
};

/** The packs that are named; with `finds`, those that are found if none is. False: none. */
export type GivenKnowledge = readonly string[] | false | undefined;

export interface FoundPack {
  readonly file: string;
  readonly pack: KnowledgePack;
}

/** The live game with what the packs add; undefined if there is none. Found ones are shown once. */
export async function knownGame(given: GivenKnowledge, shell: Shell, finds = false): Promise<Catalogue | undefined> {
  const named = given === undefined || given === false ? [] : given;
  const found = finds && given === undefined ? await foundPacks(shell) : [];
  for (const { file, pack } of found) shell.warn(`knowledge: ${printable(file)} (until ${pack.until})`);
  const packs = [...(await Promise.all(named.map(packIn))), ...found.map(({ pack }) => pack)];
  if (packs.length === 0) return undefined;
  const { knowing } = await import('../../interface/knowledge/with-knowledge.js');
  return knowing(packs);
}

/** The files with schemas of EDDN that named packs refer to. */
export async function schemaFilesOf(given: GivenKnowledge): Promise<string[]> {
  const files = await Promise.all(
    (given || []).map(async (file) =>
      ((await packIn(file)).eddn ?? []).map((each) => path.resolve(path.dirname(file), each)),
    ),
  );
  return files.flat();
}

/** The tables of a dialect, those of the live game with what the named packs add. */
export async function knownTables(dialect: Dialect, given: GivenKnowledge, shell: Shell): Promise<Catalogue> {
  if (given && dialect === 'spec')
    throw new UsageError('--knowledge adds to what is known of the live game, not to --dialect spec');
  return (await knownGame(given, shell)) ?? (await import('../../interface/dialect/dialects.js')).dialects[dialect];
}

/** The packs where they are found without being named; one that cannot be used is reported. */
export async function foundPacks(shell: Shell): Promise<FoundPack[]> {
  const found: FoundPack[] = [];
  for (const file of packPlaces(shell).flatMap(packFiles)) {
    try {
      found.push({ file, pack: await packIn(file) });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      shell.warn(`${error.message}; it is left out`);
    }
  }
  return found;
}

/** Where packs are found: beside the user's configuration, and in the project. */
export function packPlaces({ env, home, platform }: Shell): string[] {
  const usual = platform === 'win32' ? path.join(home, 'AppData', 'Roaming') : path.join(home, '.config');
  const config = (platform === 'win32' ? env.APPDATA : env.XDG_CONFIG_HOME) || usual;
  return [path.join(config, 'shakedown', 'knowledge'), projectPlace(process.cwd())];
}

/** That of the nearest directory, from here upwards, that has one. */
function projectPlace(from: string): string {
  const place = path.join(from, '.shakedown', 'knowledge');
  const above = path.dirname(from);
  return existsSync(place) || above === from ? place : projectPlace(above);
}

function packFiles(directory: string): string[] {
  try {
    const names = readdirSync(directory).filter((name) => /\.(?:ya?ml|json)$/.test(name));
    return names.sort().map((name) => path.join(directory, name));
  } catch {
    return [];
  }
}

/** Reads a pack. */
export async function packIn(file: string): Promise<KnowledgePack> {
  const { longestPack, NotPack, readPack } = await import('../../observe/learn/pack-text.js');
  try {
    const bytes = readRegularFile(file, 4 * longestPack);
    if (bytes === 'too large') throw new NotPack(`it has more than the ${longestPack} characters of a pack`);
    return readPack(bytes.toString());
  } catch (error) {
    if (error instanceof NotPack) throw new UsageError(`cannot use ${quoted(file)}: ${error.message}`);
    if (isSystemError(error)) throw new UsageError(`cannot read ${quoted(file)}: ${reasonOf(error)}`);
    throw error;
  }
}
