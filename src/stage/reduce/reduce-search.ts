import { groupedBy } from '../../words/grouped-by.js';
import { shrink } from '../seeds/shrink.js';
import type { Candidate, CompanionFile, SourceLine } from './candidate.js';
import { type Cuttable, cuttableIn, withoutCuts } from './cuttable-members.js';

/** Whether a candidate fails like the whole journal. `isSound`: only if the checker finds nothing new. */
export type FailsAlike = (candidate: Candidate, isSound: boolean) => Promise<boolean>;

/**
 * Leaves out what does not matter: files beside the journals, sessions, lines, members. The Fileheader and
 * the log-in of a file stay with its later lines, or they would mean something else.
 */
export async function reduceSearch(whole: Candidate, fails: FailsAlike): Promise<Candidate> {
  const heads = headsIn(whole.lines);
  const withHeads = (kept: readonly SourceLine[], companions: readonly CompanionFile[]): Candidate => {
    const stays = new Set(kept);
    const files = new Set<string>();
    const isLeft = (line: SourceLine) => {
      if (!stays.has(line)) return heads.has(line) && files.has(line.file);
      files.add(line.file);
      return true;
    };
    return { lines: whole.lines.toReversed().filter(isLeft).toReversed(), companions };
  };
  const failing = async (kept: readonly SourceLine[], companions: readonly CompanionFile[]) =>
    (await fails(withHeads(kept, companions), false)) || undefined;
  const files = (await shrink(whole.companions, true, (part) => failing(whole.lines, part), Infinity)).shortest;
  const sessions = await shrink(sessionsIn(whole.lines), true, (part) => failing(part.flat(), files), Infinity);
  const lines = sessions.shortest.flat();
  const sizes = new Map(
    Array.from(
      groupedBy(lines, ({ kind }) => kind),
      ([kind, own]) => [kind, own.length],
    ),
  );
  const rarity = ({ kind }: SourceLine) => 1 / (sizes.get(kind) ?? 1);
  const { shortest } = await shrink(lines, true, (part) => failing(part, files), Infinity, rarity);
  // The lines that needed a file may be gone.
  const needed = await shrink(files, true, (part) => failing(shortest, part), Infinity);
  return withoutMembers(withHeads(shortest, needed.shortest), fails);
}

/** Of each file, the Fileheader that it begins with, and what says first whose journal it is. */
function headsIn(lines: readonly SourceLine[]): ReadonlySet<SourceLine> {
  const heads = Array.from(groupedBy(lines, ({ file }) => file).values(), (own) => [
    ...own.slice(0, 1).filter(({ kind }) => kind === 'Fileheader'),
    ...headKinds.flatMap((kind) => own.find((line) => line.kind === kind) ?? []),
  ]);
  return new Set(heads.flat());
}

const headKinds = ['Commander', 'LoadGame'];

/** A session begins with its log-in, the first of a file with the file. */
function sessionsIn(lines: readonly SourceLine[]): SourceLine[][] {
  const sessions: SourceLine[][] = [];
  let last: SourceLine | undefined;
  let hasLoaded = false;
  for (const line of lines) {
    const isLogIn = hasLoaded && (line.kind === 'Commander' || line.kind === 'LoadGame');
    if (isLogIn || line.file !== last?.file) {
      sessions.push([]);
      hasLoaded = false;
    }
    sessions.at(-1)?.push(line);
    hasLoaded ||= line.kind === 'LoadGame';
    last = line;
  }
  return sessions;
}

interface Member {
  readonly line: number;
  readonly cut: Cuttable;
}

async function withoutMembers({ lines, companions }: Candidate, fails: FailsAlike): Promise<Candidate> {
  const all = lines.flatMap((each, line) => cuttableIn(each).map((cut): Member => ({ line, cut })));
  const keeping = (kept: readonly Member[]): Candidate => {
    const stays = new Set(kept);
    const cutsOf = (at: number) => all.flatMap((each) => (each.line === at && !stays.has(each) ? each.cut : []));
    return { lines: lines.map((line, at) => withoutCuts(line, cutsOf(at))), companions };
  };
  const { shortest } = await shrink(
    all,
    true,
    async (kept) => (await fails(keeping(kept), true)) || undefined,
    Infinity,
  );
  return keeping(shortest);
}
