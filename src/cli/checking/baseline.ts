import { isThere } from '../../check/files/presence.js';
import { type Known, updateBaseline } from '../../check/project/baseline.js';
import { formatBaseline } from '../../check/project/baseline-file.js';
import type { PlannedBaseline } from '../../check/project/plan.js';
import { covers, type Sources } from '../../check/project/sources.js';
import type { ProjectTally } from '../../check/project/tally.js';
import { OutputFile } from '../output/output-file.js';
import { exceededLines, staleLines, updateLines } from '../pages/baseline.js';
import type { Shell } from '../shell.js';

/** After a whole run: brings the baseline up to date if asked to, or tells where it counts more or less than was found. */
export async function settleBaseline(
  baseline: PlannedBaseline,
  sources: Sources,
  tally: ProjectTally,
  shell: Shell,
): Promise<void> {
  const { file, known, update } = baseline;
  const inReach = await reachOf(baseline, sources);
  if (update) {
    const change = updateBaseline(known.entries(), tally.gathered, inReach);
    await OutputFile.writeWhole(file, formatBaseline(change.entries));
    shell.warn(updateLines(file, change));
    return;
  }
  const exceeded = known.exceeded();
  if (exceeded.length > 0) shell.warn(exceededLines(file, exceeded));
  const stale = known.unmet().filter((each) => inReach(each.known));
  if (stale.length > 0) shell.warn(staleLines(file, stale));
}

/** Whether this run would have found what an entry knows: its rule was asked for and its file looked at, or the file is gone. */
async function reachOf({ known, couldMeet }: PlannedBaseline, sources: Sources): Promise<(entry: Known) => boolean> {
  const reached = new Set<Known>();
  const gone = new Map<string, boolean>();
  for (const entry of known.entries().filter(couldMeet)) {
    const file = known.pathOf(entry);
    if (file !== undefined && !gone.has(file)) gone.set(file, !(await isThere(file)));
    const isInReach = file === undefined ? sources.input : covers(sources, file) || gone.get(file) === true;
    if (isInReach) reached.add(entry);
  }
  return (entry) => reached.has(entry);
}
