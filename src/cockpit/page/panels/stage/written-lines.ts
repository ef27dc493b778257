/** So many lines of a kind, one after the other. */
export interface KindRun {
  readonly kind: string;
  readonly count: number;
}

/** The kinds of some lines in their order; what repeats is counted. */
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

/** The kind of a line that a stage answered: there the name stands second, as the game writes it. */
function kindOf(line: string): string {
  return /"event":\s*"([^"]*)"/.exec(line)?.[1] ?? '?';
}

/** A duration in words: "6 min 12 s". */
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
