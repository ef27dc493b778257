import { configKeys, ruleSettings } from '../../src/cli/check-project/check-settings.js';
import { groupPatterns } from '../../src/cli/check-project/rule-selection.js';
import { schemasOf } from '../../src/words/shape/shape.js';

/** A rule as editors show it. */
export interface DescribedRule {
  readonly id: string;
  readonly says: string;
}

type Schema = Readonly<Record<string, unknown>>;

/** The JSON Schema of `shakedown.config.json`, by which an editor completes and checks it. */
export function configSchema(rules: readonly DescribedRule[]): Schema {
  const keys = { ...configKeys, rules: { ...configKeys.rules, schema: () => rulesSchema(rules) } };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'shakedown.config.json',
    description: 'How shakedown check treats the journals of this project.',
    type: 'object',
    properties: { $schema: { type: 'string' }, ...schemasOf(keys) },
    additionalProperties: false,
    definitions: { setting: { enum: ruleSettings } },
  };
}

/** Every rule and group by name, so that an editor can complete them; any other name must have a star. */
function rulesSchema(rules: readonly DescribedRule[]): Schema {
  const setting = { $ref: '#/definitions/setting' };
  const groups = groupPatterns(rules.map(({ id }) => id)).map((name) => [name, setting]);
  const single = [...rules]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, says }) => [id, { description: says, allOf: [setting] }]);
  return {
    type: 'object',
    properties: Object.fromEntries([...groups, ...single]),
    patternProperties: { '\\*': setting },
    additionalProperties: false,
  };
}
