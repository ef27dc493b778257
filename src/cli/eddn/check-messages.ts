/** The whole of `shakedown eddn check`: inputs, verdicts, reports, and the exit code. */
import { type FailOn, fails } from '../../check/fail-on.js';
import type { PlacedFinding } from '../../check/finding.js';
import { summaryLine } from '../../check/report/summary-text.js';
import { checkMessage, unreadable } from '../../services/eddn/schemas/check-message.js';
import { eddnSchemaRules } from '../../services/eddn/schemas/eddn-schema-rule-table.js';
import type { GivenSchemas } from '../../services/eddn/schemas/eddn-schemas.js';
import { EddnVerdicts } from '../../services/eddn/verdicts/eddn-verdicts.js';
import { unsaidVersions } from '../../services/eddn/verdicts/header-findings.js';
import { eddnVerdictRules } from '../../services/eddn/verdicts/verdict-rules-table.js';
import { quoted } from '../../words/printable.js';
import { findInputs, standardInput } from '../check-project/check-inputs.js';
import { FindingFilter } from '../check-project/finding-filter.js';
import { selectRules } from '../check-project/rule-selection.js';
import { refuseOverwritingInputs } from '../output/overwrite-guard.js';
import { ReportOutputs } from '../output/report-outputs.js';
import type { ReportTarget } from '../output/report-targets.js';
import { ExitWithCode, Interrupted, type Shell, UsageError } from '../shell.js';
import { type MessageText, messageLines } from './message-lines.js';
import { placedInMessage } from './placed-in-message.js';
import { recordedWrites } from './recorded-writes.js';

export interface MessageCheckOptions {
  readonly journal?: string;
  readonly schemas?: readonly string[];
  readonly only?: readonly string[];
  readonly ignore?: readonly string[];
  readonly failOn: FailOn;
  readonly statistics?: boolean;
  readonly all?: boolean;
  readonly color?: boolean;
}

const rules = [...Object.values(eddnSchemaRules), ...eddnVerdictRules];
const findingsExitCode = 1;

export async function checkMessages(
  words: readonly string[],
  options: MessageCheckOptions,
  targets: readonly ReportTarget[],
  shell: Shell,
): Promise<void> {
  const began = shell.now();
  const { failOn, journal, schemas, color, statistics, all } = options;
  const selection = selectRules(
    options,
    rules.map(({ id }) => id),
  );
  const inputs = await findInputs(words, { signal: shell.signal });
  await refuseOverwritingInputs(targets, inputs);
  const given = schemas && (await (await import('../../services/eddn/schemas/given-schemas.js')).givenSchemas(schemas));
  const verdicts = journal === undefined ? undefined : await verdictsOn(journal, shell);
  const outputOptions = { color, atOnce: inputs.input, rules, failOn, statistics, all, clear: () => {} };
  await using reports = await ReportOutputs.open(targets, outputOptions, shell);
  const filter = new FindingFilter(selection);
  const report = async (found: readonly PlacedFinding[]) => {
    const reported = found.flatMap((finding) => filter.apply(finding));
    if (reported.some(({ severity }) => fails(severity, failOn))) shell.setExitCode?.(findingsExitCode);
    await reports.write(reported, reported);
  };
  const files = [...inputs.paths, ...(inputs.input ? [standardInput] : [])];
  let messages = 0;
  for (const file of files) {
    for await (const message of messageLines(file, shell)) {
      if (shell.signal.aborted) throw new Interrupted();
      messages += 1;
      await report(findingsOf(message, verdicts, given));
    }
  }
  if (messages === 0) throw new UsageError(`nothing to check: no message in ${words.map(quoted).join(', ')}`);
  await report(missing(verdicts));
  const outcome = {
    files: files.length,
    lines: messages,
    events: messages,
    ...filter.counts,
    seconds: (shell.now() - began) / 1000,
    fails: filter.fails(failOn),
    statistics: filter.statistics(() => 0),
  };
  await reports.finish(outcome);
  if (!reports.printed) shell.warn(summaryLine(outcome));
  if (outcome.fails) throw new ExitWithCode(findingsExitCode);
}

async function verdictsOn(journal: string, shell: Shell): Promise<EddnVerdicts> {
  const verdicts = new EddnVerdicts();
  for await (const written of recordedWrites(journal, shell.signal)) verdicts.wrote(written);
  return verdicts;
}

function findingsOf(message: MessageText, verdicts?: EddnVerdicts, given?: GivenSchemas): PlacedFinding[] {
  const { file, line, text } = message;
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return [{ ...unreadable(`no JSON: ${(error as Error).message}`), file, line, column: 1 }];
  }
  const { status, findings } = checkMessage(content, text, given);
  const against = verdicts ? verdicts.received(content, undefined, status).findings : unsaidVersions(content);
  return placedInMessage([...findings, ...against], message);
}

/** What was not sent is reported where the journal has it. */
function missing(verdicts: EddnVerdicts | undefined): PlacedFinding[] {
  return (verdicts?.omissions(Infinity) ?? []).map(({ from, ...finding }) => {
    return { ...finding, file: from?.file ?? '', line: from?.line ?? 1, column: 1 };
  });
}
