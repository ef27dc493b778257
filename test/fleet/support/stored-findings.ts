/** Compares the findings stored by checkers with a check of the same directories. */
import path from 'node:path';
import type { PlacedFinding } from '../../../src/check/finding.js';
import { isReportedOnce, keyOf } from '../../../src/check/repeat-counter.js';
import { ranCommand } from '../../support/built-command.js';
import { readStream } from './stream-log.js';

/** A finding of a commander, independent of the directory's path. */
export type FleetFinding = PlacedFinding & { readonly commander: string; readonly id?: string };

/** The findings in the log, including duplicates. */
export async function storedFindings(servers: readonly string[], stream = 'JOURNAL'): Promise<FleetFinding[]> {
  const steps = await readStream(servers, `${stream}_FINDINGS`, (message) => message.string());
  return steps
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as FleetFinding);
}

/** The findings of `shakedown check` in directories named after their commanders. */
export async function checkedAtOnce(directories: readonly string[]): Promise<FleetFinding[]> {
  const report = JSON.parse(await ranCommand('check', '--no-config', '--format', 'json', ...directories)) as {
    findings: PlacedFinding[];
  };
  return report.findings.map((finding) => {
    const [commander = '', file = ''] = finding.file.split(path.sep).slice(-2);
    return { ...finding, commander, file };
  });
}

/** Findings that are reported each time, as comparable text. */
export function eachTime(findings: readonly FleetFinding[]): string[] {
  return findings
    .filter((finding) => !isReportedOnce(finding))
    .map(({ id: _id, ...finding }) => JSON.stringify(Object.entries(finding).sort(([a], [b]) => (a < b ? -1 : 1))))
    .sort();
}

/** The number of these reported-once findings that are missing from the others. */
export function missingIn(others: readonly FleetFinding[], findings: readonly FleetFinding[]): FleetFinding[] {
  const known = new Set(others.filter(isReportedOnce).map(keyOf));
  return findings.filter((finding) => isReportedOnce(finding) && !known.has(keyOf(finding)));
}

/** Violations per rule. */
export function tallyOf(findings: readonly FleetFinding[]): Record<string, number> {
  const tally = new Map<string, number>();
  for (const { rule, count = 1 } of findings) tally.set(rule, (tally.get(rule) ?? 0) + count);
  return Object.fromEntries([...tally].sort(([a], [b]) => (a < b ? -1 : 1)));
}
