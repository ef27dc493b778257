/** Prints what was found in a fleet. */
import { type FailOn, fails } from '../../check/fail-on.js';
import { conciseLine } from '../../check/report/concise-report.js';
import { jsonLine } from '../../check/report/json-finding.js';
import { ruleCatalogue } from '../../check/rules/rule-catalogue.js';
import { fleetFailure } from '../../fleet/connect/failure-sentence.js';
import { readFindings } from '../../fleet/read/read-findings.js';
import type { StoredFinding } from '../../fleet/stored-finding.js';
import { selectRules } from '../check-project/rule-selection.js';
import { Interrupted, type Shell } from '../shell.js';
import type { FleetVerbOptions } from './fleet-options.js';
import { type FoundCounts, failIf, foundSummary, foundText, noneFound } from './found-counts.js';
import { openFleetFor } from './open-fleet-for.js';

export interface FindingsOptions extends FleetVerbOptions {
  readonly format: 'concise' | 'json' | 'ndjson';
  readonly follow?: boolean;
  readonly rule?: readonly string[];
  readonly commander?: readonly string[];
  readonly severity: FailOn;
  readonly failOn: FailOn;
}

export async function printFindings(options: FindingsOptions, shell: Shell): Promise<void> {
  const { follow = false, failOn } = options;
  const isWanted = wantedBy(options);
  await using fleet = await openFleetFor(options, { lasts: follow }, shell);
  const found = noneFound();
  const page = pages[options.format];
  if (page.begin !== '') await shell.print(page.begin);
  try {
    for await (const finding of readFindings(fleet, { follow, signal: shell.signal })) {
      if (!isWanted(finding)) continue;
      const isFirst = found.error + found.warning + found.note === 0;
      found[finding.severity]++;
      await shell.print(page.finding(finding, isFirst));
    }
  } catch (error) {
    throw fleetFailure(error, 'read the findings', fleet.server);
  }
  if (page.end) await shell.print(page.end(found));
  if (shell.signal.aborted) throw new Interrupted();
  failIf(found, failOn);
}

function wantedBy({ rule, commander, severity }: FindingsOptions): (finding: StoredFinding) => boolean {
  const rules = selectRules(
    { only: rule },
    ruleCatalogue.map(({ id }) => id),
  );
  return (finding) =>
    rules.includes(finding.rule) &&
    (commander?.includes(finding.commander) ?? true) &&
    fails(finding.severity, severity);
}

interface FindingsPage {
  readonly begin: string;
  finding(finding: StoredFinding, isFirst: boolean): string;
  end?(found: FoundCounts): string;
}

const pages: Readonly<Record<FindingsOptions['format'], FindingsPage>> = {
  concise: {
    begin: '',
    finding: (finding) => conciseLine({ ...finding, file: `${finding.commander}/${finding.file}` }),
    end: foundText,
  },
  json: {
    begin: '{ "findings": [',
    finding: (finding, isFirst) => `  ${isFirst ? ' ' : ','}${jsonLine(finding)}`,
    end: (found) => `], "summary": ${jsonLine(foundSummary(found))} }`,
  },
  ndjson: { begin: '', finding: (finding) => jsonLine(finding) },
};
