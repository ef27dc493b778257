import { Command } from 'commander';
import { type FailOn, failOnNames, fails, severities } from '../../check/fail-on.js';
import { conciseLine } from '../../check/report/concise-report.js';
import { jsonLine } from '../../check/report/json-finding.js';
import { ruleCatalogue } from '../../check/rules/rule-catalogue.js';
import { fleetFailure } from '../../fleet/connect/failure-sentence.js';
import { readFindings } from '../../fleet/read/read-findings.js';
import type { StoredFinding } from '../../fleet/stored-finding.js';
import { selectRules } from '../check-project/rule-selection.js';
import { rulesOption } from '../rules-option.js';
import { ExitWithCode, Interrupted, type Shell } from '../shell.js';
import { choiceOption, repeatedOption } from '../verb-options.js';
import { addFleetOptions, type FleetRole, type FleetVerbOptions, openFleetFor } from './fleet-options.js';
import { type FoundCounts, foundSummary, foundText, noneFound } from './found-counts.js';

const examples = `
Prints what shakedown fleet check found, in the order in which it was stored,
each finding once. A file is shown behind the name of its commander.

With --format json it prints one object, { findings, summary }, with the counts
errors, warnings and notes; with ndjson a finding per line.

Exit codes: 0 no findings at or above --fail-on among those printed; 1 there
are; 2 wrong usage, no server, or no such stream; 130 interrupted.

Examples:
  shakedown fleet findings
  shakedown fleet findings --commander Jameson --rule "field/*"
  shakedown fleet findings --follow --format ndjson`;

interface FindingsOptions extends FleetVerbOptions {
  readonly format: 'concise' | 'json' | 'ndjson';
  readonly follow?: boolean;
  readonly rule?: readonly string[];
  readonly commander?: readonly string[];
  readonly severity: FailOn;
  readonly failOn: FailOn;
}

export function findingsVerb(shell: Shell): Command {
  const command = new Command('findings')
    .description('print what was found in a fleet')
    .option('--follow', 'go on with what is yet to be found, until Ctrl-C')
    .addOption(rulesOption('--rule', 'only these rules, such as field/*,line/cut'))
    .addOption(repeatedOption('--commander <name>', 'only this commander (repeatable)'))
    .addOption(choiceOption('severity', 'only these and more severe ones', severities).default('note'))
    .addOption(choiceOption('fail-on', 'lowest severity that makes it fail', failOnNames))
    .addOption(choiceOption('format', 'how to print', ['concise', 'json', 'ndjson']));
  return addFleetOptions(command, {})
    .addHelpText('after', examples)
    .action(async (_own: object, own: Command) => {
      await print(own.optsWithGlobals<FindingsOptions>(), shell);
    });
}

async function print(options: FindingsOptions, shell: Shell): Promise<void> {
  const { follow = false, failOn } = options;
  const role: FleetRole = { lasts: follow };
  const isWanted = wantedBy(options);
  await using fleet = await openFleetFor(options, role, shell);
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
  if (severities.some((severity) => found[severity] > 0 && fails(severity, failOn))) throw new ExitWithCode(1);
}

function wantedBy({ rule, commander, severity }: FindingsOptions): (finding: StoredFinding) => boolean {
  const rules = selectRules(
    { only: rule, origin: '--rule' },
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
