import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { diagnose } from '../../src/check/event/diagnose.js';
import { below } from '../../src/check/finding.js';
import { dialects } from '../../src/spec/dialect.js';
import { kindSchema } from '../../src/spec/emit/json-schema.js';
import type { Implementation } from './suite.js';

/** Ajv on the exported schemas: the oracle. */
const ajv: Implementation = {
  name: 'Ajv on the exported schemas',
  judge: (dialect) => {
    const validator = formats.default(new Ajv2020({ allErrors: true, strict: true }));
    const checks = new Map(
      dialects[dialect].kinds.map((kind) => [kind.name, validator.compile(kindSchema(dialects[dialect], kind))]),
    );
    return (kind, event) => {
      const check = checks.get(kind);
      if (!check) throw new TypeError(`no schema for ${kind}`);
      return check(asJson(event)) ? [] : sorted((check.errors ?? []).map(placeOf));
    };
  },
};

/** The plain walker over the table. */
const walker: Implementation = {
  name: 'the walker over the table',
  judge: (dialect) => (_kind, event) =>
    sorted(
      diagnose(dialects[dialect], event)
        .filter(({ severity }) => severity === 'error')
        .map(({ pointer }) => pointer),
    ),
};

export const implementations = [ajv, walker] as const;

/** Ajv knows no bigint; what counts for it is that there is an integer. */
function asJson(event: unknown): unknown {
  return JSON.parse(JSON.stringify(event, (_, value) => (typeof value === 'bigint' ? Number(value) : value)));
}

function placeOf({ keyword, instancePath, params }: ErrorObject): string {
  return keyword === 'required' ? below(instancePath, params.missingProperty) : instancePath;
}

function sorted(pointers: readonly string[]): string[] {
  return [...new Set(pointers)].sort();
}
