/** Learns from journals what Shakedown does not know, and writes it to a pack. */

import { EventChecker } from '../../check/event/event-checker.js';
import { dialects } from '../../interface/dialect/dialects.js';
import type { KnowledgePack } from '../../interface/knowledge/pack-shape.js';
import { faultsMark } from '../../journal/journal-marker.js';
import { ownJournals } from '../../journal/write/ownership-marker.js';
import { type Learned, learnedPack } from '../../observe/learn/learned-pack.js';
import { LearningObserver, type LearningOptions } from '../../observe/learn/learning-observer.js';
import { mergePacks } from '../../observe/learn/merge-packs.js';
import { formatPack, NotPack, readPack } from '../../observe/learn/pack-text.js';
import { counted } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { failIfUnreadable, inputsFor } from '../journal-inputs.js';
import { packIn } from '../knowledge/knowledge-packs.js';
import { OutputFile } from '../output/output-file.js';
import { refuseOverwritingInputs, refuseOverwritingJournal } from '../output/overwrite-guard.js';
import { type Shell, UsageError } from '../shell.js';
import { showInputs, whileObserving } from './observed-inputs.js';

export async function writePack(
  paths: readonly string[],
  merge: readonly string[],
  out: string,
  shell: Shell,
): Promise<void> {
  const former = await Promise.all(merge.map(packIn));
  refuseOverwritingJournal(out);
  await refuseOverwritingInputs([{ file: out }], { paths: [...paths, ...merge], input: paths.includes('-') });
  const { learned, unreadable } =
    paths.length > 0 || former.length === 0 ? await learn(paths, shell) : { learned: undefined, unreadable: 0 };
  const packs = [...(learned ? [learned.pack] : []), ...former];
  const pack = mergePacks(packs as [KnowledgePack, ...KnowledgePack[]]);
  const text = readableText(pack);
  await OutputFile.writeWhole(out, text);
  await shell.print(
    [
      ...summary(pack, learned),
      `${printable(out)}: ${counted(text.length, 'byte')}; look at it before you send it`,
    ].join('\n'),
  );
  failIfUnreadable(unreadable, shell);
}

/** What a pack cannot hold, or could not be read again, is not written. */
function readableText(pack: KnowledgePack): string {
  const text = formatPack(pack);
  try {
    readPack(text);
  } catch (error) {
    throw error instanceof NotPack ? new UsageError(`this makes no pack that can be read: ${error.message}`) : error;
  }
  return text;
}

async function learn(paths: readonly string[], shell: Shell): Promise<{ learned: Learned; unreadable: number }> {
  const inputs = await inputsFor(paths, shell);
  const checker = new EventChecker('game', 'observed');
  const isSound: LearningOptions['isSound'] = ({ event }, gameVersion) =>
    checker.plainFindings(event, { gameVersion }).every(({ severity }) => severity === 'note');
  const observer = new LearningObserver({ catalogue: dialects.game, isSound });
  const faulty = new Set<string>();
  const takes = (directory: string) => !(hasFaults(directory) && faulty.add(directory));
  return whileObserving(shell, async () => {
    const unreadable = await showInputs(inputs, observer, shell, takes);
    for (const each of faulty)
      shell.warn(`${printable(each)} has faults that Shakedown made: nothing is learned from it`);
    if (observer.lines === 0) throw new UsageError('nothing was learned: no line is as the game writes it');
    return { learned: learnedPack(observer), unreadable };
  });
}

function hasFaults(directory: string): boolean {
  return ownJournals(directory)?.has(faultsMark) === true;
}

function summary({ kinds = {}, fields = {}, words = {} }: KnowledgePack, learned: Learned | undefined): string[] {
  const sightings = [
    ...Object.entries(kinds).map(([name, { seen }]) => ['new kind', name, seen] as const),
    ...Object.entries(fields).map(([name, { seen }]) => ['new field', name, seen] as const),
    ...Object.entries(words).flatMap(([place, own]) =>
      Object.entries(own).map(([word, seen]) => ['new word', `${place} ${JSON.stringify(word)}`, seen] as const),
    ),
  ];
  const lines = sightings.map(([what, name, { lines: count, files, commanders }]) => {
    const often = files === 1 ? 'seen once: ' : '';
    const of = `${counted(count, 'line')} of ${counted(files, 'file')}, ${counted(commanders, 'commander')}`;
    return `${what.padEnd(9)}  ${printable(name)}  ${often}${of}`;
  });
  const { odd = [], leftOut = 0 } = learned ?? {};
  return [
    ...(lines.length > 0 ? lines : ['nothing is new']),
    ...odd.map((each) => `in one line alone, so left out: ${printable(each)}`),
    ...(leftOut > 0
      ? [`${counted(leftOut, 'name')} left out: only one commander has seen them, so they may be those of players`]
      : []),
  ];
}
