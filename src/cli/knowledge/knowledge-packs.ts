/** The knowledge packs of a command: those that are named, else those that lie where packs are found. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Dialect } from '../../interface/dialect/dialect-names.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import type { KnowledgePack } from '../../interface/knowledge/pack-shape.js';
import { printable } from '../../words/printable.js';
import { readFrom } from '../input-text.js';
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
  const found = finds && given === undefined ? await foundPacks(shell) : [];
  for (const { file, pack } of found) shell.warn(`knowledge: ${printable(file)} (until ${pack.until})`);
  const packs = [...(await namedPacks(given)), ...found].map(({ pack }) => pack);
  if (packs.length === 0) return undefined;
  const { knowing } = await import('../../interface/knowledge/with-knowledge.js');
  return knowing(packs);
}

/** The same of what can be repeated anywhere: with the packs that are named, if any. */
export async function namedGame(
  { knowledge, dialect }: { readonly knowledge?: GivenKnowledge; readonly dialect?: Dialect | undefined },
  shell: Shell,
): Promise<Catalogue | undefined> {
  if (knowledge && dialect === 'spec')
    throw new UsageError('--knowledge adds to what is known of the live game, not to --dialect spec');
  return knownGame(knowledge, shell);
}

/** The tables of a dialect, those of the live game with what the named packs add. */
export async function knownTables(dialect: Dialect, knowledge: GivenKnowledge, shell: Shell): Promise<Catalogue> {
  const { dialects } = await import('../../interface/dialect/dialects.js');
  return (await namedGame({ knowledge, dialect }, shell)) ?? dialects[dialect];
}

export async function namedPacks(given: GivenKnowledge): Promise<FoundPack[]> {
  return Promise.all((given || []).map(async (file) => ({ file, pack: await packIn(file) })));
}

/** The files with schemas of EDDN that named packs refer to. */
export async function schemaFilesOf(given: GivenKnowledge): Promise<string[]> {
  const packs = await namedPacks(given);
  return packs.flatMap(({ file, pack }) => (pack.eddn ?? []).map((each) => path.resolve(path.dirname(file), each)));
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
  return [path.join(config, 'shakedown', 'knowledge'), projectPlace(process.cwd(), home)];
}

/** That of the project around a directory: of the nearest one upwards that Git or Shakedown has files in. */
function projectPlace(from: string, home: string): string {
  const above = path.dirname(from);
  const isProject = ['.git', '.shakedown'].some((name) => existsSync(path.join(from, name)));
  if (!isProject && from !== home && above !== from) return projectPlace(above, home);
  return path.join(from, '.shakedown', 'knowledge');
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
  return readFrom(file, readPack, NotPack, 4 * longestPack);
}
