/**
 * The part of SARIF 2.1.0 that we write, as a JSON Schema: required members and types are the standard's;
 * objects are closed, so that misspelt members are caught.
 */
const text = { type: 'string' };
const message = closed({ text }, ['text']);
const level = { enum: ['none', 'note', 'warning', 'error'] };
const count = { type: 'integer', minimum: 1 };

const rule = closed(
  {
    id: text,
    shortDescription: message,
    fullDescription: message,
    help: message,
    defaultConfiguration: closed({ level }, []),
  },
  ['id'],
);

const location = closed(
  {
    physicalLocation: closed(
      {
        artifactLocation: closed({ uri: { type: 'string', format: 'uri-reference' } }, ['uri']),
        region: closed({ startLine: count, startColumn: count, endColumn: count }, ['startLine']),
      },
      ['artifactLocation'],
    ),
    logicalLocations: {
      type: 'array',
      uniqueItems: true,
      items: closed({ fullyQualifiedName: text, kind: text }, []),
    },
  },
  [],
);

const result = closed(
  {
    ruleId: text,
    ruleIndex: { type: 'integer', minimum: 0 },
    level,
    occurrenceCount: { type: 'integer', minimum: 1 },
    message,
    locations: { type: 'array', items: location },
    partialFingerprints: { type: 'object', additionalProperties: text },
    properties: { type: 'object' },
  },
  ['message'],
);

const run = closed(
  {
    tool: closed(
      {
        driver: closed({ name: text, version: text, rules: { type: 'array', uniqueItems: true, items: rule } }, [
          'name',
        ]),
      },
      ['driver'],
    ),
    columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
    results: { type: 'array', items: result },
  },
  ['tool', 'results'],
);

export const sarifSchema = closed(
  { $schema: { type: 'string', format: 'uri' }, version: { const: '2.1.0' }, runs: { type: 'array', items: run } },
  ['version', 'runs'],
);

function closed(properties: Readonly<Record<string, object>>, required: readonly string[]) {
  return { type: 'object', properties, required, additionalProperties: false };
}
