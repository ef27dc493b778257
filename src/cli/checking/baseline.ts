import { formatBaseline, updateBaseline } from '../../check/project/baseline.js';
import type { PlannedBaseline } from '../../check/project/plan.js';
import type { ProjectTally } from '../../check/project/tally.js';
import { OutputFile } from '../output/output-file.js';
import { staleLines, updateLines } from '../pages/baseline.js';
import type { Shell } from '../shell.js';

/** After a whole run: brings the baseline up to date if asked to, or tells which of its entries nothing has met. */
export async function settleBaseline(
  { file, known, update, couldMeet }: PlannedBaseline,
  tally: ProjectTally,
  shell: Shell,
): Promise<void> {
  if (!update) {
    const stale = known.unmet().filter(couldMeet);
    if (stale.length > 0) shell.warn(staleLines(file, stale));
    return;
  }
  const change = updateBaseline(known.entries(), tally.gathered, couldMeet);
  await OutputFile.writeWhole(file, formatBaseline(change.entries));
  shell.warn(updateLines(file, change));
}
