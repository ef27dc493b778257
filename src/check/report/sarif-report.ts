import { sentence } from '../../words/sentence.js';
import type { PlacedFinding } from '../finding.js';
import type { RuleText } from '../rule-text.js';
import type { Report } from './check-report.js';
import { fileUri } from './file-uri.js';
import { fingerprint } from './finding-fingerprint.js';
import { jsonItems, jsonLine } from './json-finding.js';

export interface SarifOptions {
  /** The version of Shakedown. */
  readonly version: string;
  readonly rules: readonly RuleText[];
}

/**
 * The Static Analysis Results Interchange Format, 2.1.0: one run, its results written as the findings come.
 */
export function sarifReport({ version, rules }: SarifOptions): Report {
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const tool = { driver: { name: 'shakedown', version, rules: rules.map(descriptor) } };
  const results = jsonItems();
  return {
    begin: () =>
      `{ "$schema": ${jsonLine(schema)},\n  "version": "2.1.0",\n` +
      `  "runs": [ { "tool": ${jsonLine(tool)},\n  "columnKind": "utf16CodeUnits",\n  "results": [`,
    finding: (finding) => results.item(result(finding, indexes.get(finding.rule))),
    end({ dialect, dialectBy }) {
      const properties = dialect === undefined ? '' : `,\n  "properties": ${jsonLine({ dialect, dialectBy })}`;
      return `${results.end()}${properties} } ] }\n`;
    },
  };
}

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

function descriptor({ id, severity, says, reason }: RuleText) {
  return {
    id,
    shortDescription: { text: sentence(says) },
    fullDescription: { text: reason },
    help: { text: `shakedown explain ${id}` },
    defaultConfiguration: { level: severity },
  };
}

/** The severities have the names of SARIF's levels. */
function result(finding: PlacedFinding, ruleIndex: number | undefined) {
  const { rule, severity, kind, pointer, message, hint, count } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    occurrenceCount: count,
    message: { text: hint === undefined ? message : `${message} (${hint})` },
    locations: [location(finding)],
    partialFingerprints: { 'ruleKindPointerMessage/v1': fingerprint(finding) },
    properties: { kind, pointer },
  };
}

function location({ file, line, column, kind = '', pointer, excerpt }: PlacedFinding) {
  const region = { startLine: line, startColumn: column, endColumn: excerpt && column + excerpt.marked };
  const name = kind + pointer;
  return {
    physicalLocation: { artifactLocation: { uri: fileUri(file) }, region },
    ...(name !== '' && { logicalLocations: [{ fullyQualifiedName: name, kind: 'property' }] }),
  };
}
