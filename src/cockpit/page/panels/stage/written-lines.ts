/** Consecutive lines of one kind. */
export interface KindRun {
  readonly kind: string;
  readonly count: number;
}

/** Run-length encoding of the lines' kinds. */
export function kindRuns(lines: readonly string[]): readonly KindRun[] {
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

/** Such as "6 min 12 s". */
export function durationWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ];
  const words = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return words.length > 0 ? words.slice(0, 2).join(' ') : 'no time';
}
