/** Journals that teach, and what one learns from them. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { dialects } from '../../src/interface/dialect/dialects.js';
import { isCompanionName } from '../../src/journal/game-files.js';
import { sortJournalNames } from '../../src/journal/journal-names.js';
import { observeFiles } from '../../src/observe/files/observe-files.js';
import { type Learned, learnedPack } from '../../src/observe/learn/learned-pack.js';
import { LearningObserver, type LearningOptions } from '../../src/observe/learn/learning-observer.js';
import { shakedown } from '../shakedown.js';
import { writtenLine } from './written-line.js';

/** Writes the evenings of a commander who seems to play the live game. */
export async function play(directory: string, plan: string, seed: number, ...words: string[]): Promise<void> {
  const start = `2026-10-${String(seed).padStart(2, '0')}T18:00:00Z`;
  const all = [plan, '--seed', String(seed), '--as-live', '--start', start, ...words, '--out', directory];
  const { code, err } = await shakedown('simulate', ...all);
  if (code !== 0) throw new Error(err);
}

export async function learnFrom(
  directories: readonly string[],
  { catalogue, isSound = () => true }: Pick<LearningOptions, 'catalogue'> & Partial<LearningOptions>,
): Promise<Learned> {
  const observer = new LearningObserver({ catalogue, isSound });
  const sets = directories.map((directory) => {
    const names = readdirSync(directory);
    const inIt = (name: string) => path.join(directory, name);
    return {
      directory,
      journals: sortJournalNames(names).map(inIt),
      companions: names.filter(isCompanionName).map(inIt),
    };
  });
  const onUnreadable = (message: string) => {
    throw new Error(message);
  };
  await observeFiles(sets, observer, { onUnreadable });
  return learnedPack(observer);
}

/** What is learned from lists of events, each a journal. */
export function learnedOf(...journals: readonly (readonly object[])[]): Learned {
  const observer = new LearningObserver({ catalogue: dialects.game, isSound: () => true });
  for (const events of journals) {
    observer.beginJournal();
    for (const event of events) {
      const bytes = Buffer.from(writtenLine(event));
      observer.line(bytes, 0, bytes.length);
    }
  }
  return learnedPack(observer);
}
