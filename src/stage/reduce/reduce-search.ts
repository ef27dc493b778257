import { groupedBy } from '../../words/grouped-by.js';
import { shrink } from '../seeds/shrink.js';
import type { Candidate, SourceLine } from './candidate.js';
import { cuttableIn, isNoWorse, withoutCuts } from './cuttable-members.js';

/** Whether a candidate fails like the whole journal. */
type FailsAlike = (candidate: Candidate) => Promise<boolean>;

/**
 * Leaves out what does not matter: files beside the journals, lines, members. Lines of the kinds that
 * say what is right stay whole: tools may read other members of them than we do.
 */
export async function reduceSearch(whole: Candidate, fails: FailsAlike, sources: readonly string[]): Promise<void> {
  const alike = groupedBy(whole, ({ kind }) => kind);
  const rarity = ({ kind }: SourceLine) => 1 / (alike.get(kind)?.length ?? 1);
  const heads = headsIn(whole);
  const left = await fewest(whole, (kept) => withHeads(whole, kept, heads), fails, rarity);
  const members = left
    .filter(({ kind }) => !sources.includes(kind))
    .flatMap((line) => cuttableIn(line).map((cut) => ({ line, cut })));
  const keeping = (kept: readonly (typeof members)[number][]) => {
    const stays = new Set(kept);
    const gone = members.filter((each) => !stays.has(each));
    const cutsIn = (line: SourceLine) => gone.flatMap((each) => (each.line === line ? each.cut : []));
    return left.map((line) => withoutCuts(line, cutsIn(line)));
  };
  const isSound = (candidate: Candidate) => candidate.every((line, at) => isNoWorse(line, left[at] ?? line));
  await fewest(members, keeping, async (candidate) => isSound(candidate) && fails(candidate));
}

/** The candidate with the fewest items that still fails. */
async function fewest<Item>(
  items: readonly Item[],
  candidateOf: (kept: readonly Item[]) => Candidate,
  fails: FailsAlike,
  weightOf?: (item: Item) => number,
): Promise<Candidate> {
  const isFailing = async (kept: readonly Item[]) => (await fails(candidateOf(kept))) || undefined;
  return candidateOf((await shrink(items, true, isFailing, Infinity, weightOf)).shortest);
}

/** Of each file, the Fileheader that it begins with, and what says first whose journal it is. */
function headsIn(lines: Candidate): ReadonlySet<SourceLine> {
  const heads = Array.from(groupedBy(lines, ({ file }) => file).values(), (own) => [
    ...own.slice(0, 1).filter(({ kind }) => kind === 'Fileheader'),
    ...headKinds.flatMap((kind) => own.find((line) => line.kind === kind) ?? []),
  ]);
  return new Set(heads.flat());
}

const headKinds = ['Commander', 'LoadGame'];

/** The other lines of a file would mean something else without them. */
function withHeads(whole: Candidate, kept: Candidate, heads: ReadonlySet<SourceLine>): Candidate {
  const stays = new Set(kept);
  const files = new Set(kept.map(({ file }) => file));
  return whole.filter((line) => stays.has(line) || (heads.has(line) && files.has(line.file)));
}
