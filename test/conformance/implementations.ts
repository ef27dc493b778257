import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { checkEvent } from '../../src/check/event/check-event.js';
import { fieldRules } from '../../src/check/event/field-rules.js';
import type { Finding } from '../../src/check/finding.js';
import { ByteChecker } from '../../src/check/lines/byte-checker.js';
import { lineCheckerOptions } from '../../src/check/lines/check-profile.js';
import { childPointer } from '../../src/check/text/json-pointer.js';
import { dialects } from '../../src/interface/dialect/dialects.js';
import { kindSchema } from '../../src/interface/emit/json-schema.js';
import { allRules, findKind } from '../../src/interface/kind-catalogue.js';
import type { Severity } from '../../src/interface/object-rule.js';
import { quickToCompile } from '../support/ajv-options.js';
import type { Implementation } from './suite.js';

/** Events of any time are judged by the tables as they are, not by those of an earlier version. */
const today = '4.4.0.1';

/** Ajv on the exported schemas: the oracle. */
const ajv: Implementation = {
  name: 'Ajv on the exported schemas',
  judge: (dialect) => {
    const validator = formats.default(new Ajv2020({ allErrors: true, strict: true, ...quickToCompile }));
    const checks = new Map<string, ValidateFunction>();
    const compiled = (name: string) => {
      const kind = findKind(dialects[dialect], name);
      if (!kind) throw new TypeError(`no schema for ${name}`);
      return validator.compile(kindSchema(dialects[dialect], kind));
    };
    return (kind, event) => {
      const check = checks.get(kind) ?? compiled(kind);
      checks.set(kind, check);
      return check(asJson(event)) ? [] : sorted((check.errors ?? []).map(placeOf));
    };
  },
};

/** The walk along the table. */
const events: Implementation = {
  name: 'the check of an event',
  judge: (dialect) => (_kind, event) => contradictions(checkEvent(event, { dialect, gameVersion: today })),
};

/** The bytes of a line: the scanner generated from the table, then the parser and the walk. */
const lines: Implementation = {
  name: 'the check of a line',
  judge: (dialect) => {
    const check = new ByteChecker(lineCheckerOptions({ dialect, eventsOnly: true }));
    check.begin(0);
    return (_kind, event) => {
      // A Fileheader before this event has changed the version.
      check.lineChecker.judgeBy(() => today);
      check.lines.filled(Buffer.from(`${exactJson(event)}\n`).copy(check.space()));
      check.drain();
      // How an integer is written shows only in the text, which the others do not have.
      return contradictions(check.lineChecker.report().findings.filter(({ rule }) => rule !== 'field/integer'));
    };
  },
};

export const implementations = [ajv, events, lines] as const;

/**
 * Where an event contradicts the table. The severity depends on the evidence, which a schema does not know:
 * what counts is that breaking the rule is an error in the specification.
 */
function contradictions(findings: readonly Finding[]): string[] {
  return sorted(findings.filter(isContradiction).map(({ pointer }) => pointer));
}

function isContradiction({ rule, severity }: Finding): boolean {
  return (severities.get(rule) ?? severity) === 'error';
}

/** Severity of each rule where the specification is broken. */
const severities: ReadonlyMap<string, Severity> = new Map([
  ...Object.entries(fieldRules).map(([id, rule]) => [id, rule.severity] as const),
  ...Object.values(dialects)
    .flatMap(allRules)
    .map(({ rule }) => [rule.id, rule.severity] as const),
]);

/** Ajv knows no bigint; any integer will do. */
function asJson(event: unknown): unknown {
  return JSON.parse(JSON.stringify(event, (_, value) => (typeof value === 'bigint' ? Number(value) : value)));
}

/** JSON has no bigint: removes the quotes around its digits. */
function exactJson(event: unknown): string {
  const text = JSON.stringify(event, (_, value) => (typeof value === 'bigint' ? `bigint:${value}` : value));
  return text.replaceAll(/"bigint:(\d+)"/g, '$1');
}

function placeOf({ keyword, instancePath, params }: ErrorObject): string {
  return keyword === 'required' ? childPointer(instancePath, params.missingProperty) : instancePath;
}

function sorted(pointers: readonly string[]): string[] {
  return [...new Set(pointers)].sort();
}
