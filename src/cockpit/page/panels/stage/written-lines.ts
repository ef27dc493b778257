/** Run-length encoding of the lines' kinds. */
export function kindRuns(lines: readonly string[]) {
  const runs: { kind: string; count: number }[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last?.kind === kind) last.count += 1;
    else runs.push({ kind, count: 1 });
  }
  return runs;
}

/** The kind of a line from the stage, where `event` is the second member, as in the game. */
function kindOf(line: string): string {
  return /"event":\s*"([^"]*)"/.exec(line)?.[1] ?? '?';
}
