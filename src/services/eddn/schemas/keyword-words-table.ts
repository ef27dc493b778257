import { eddnSchemaRules as rules, type SchemaRule } from './eddn-schema-rule-table.js';

/** The rule that breaking a keyword of a schema file breaks, and what is wrong then. */
export const keywordWords: Readonly<Record<string, { readonly rule: SchemaRule; readonly problem: string }>> = {
  required: { rule: rules.required, problem: 'is missing' },
  type: { rule: rules.type, problem: 'is of another type' },
  enum: { rule: rules.value, problem: 'has a value that the schema does not admit' },
  false: { rule: rules.unknown, problem: 'is no member of this schema' },
  not: { rule: rules.forbidden, problem: 'must be removed' },
  'date-time': { rule: rules.time, problem: 'is no date and time with a zone' },
  minLength: { rule: rules.short, problem: 'is too short' },
  minItems: { rule: rules.short, problem: 'has too few elements' },
  maxItems: { rule: rules.long, problem: 'has too many elements' },
  uniqueItems: { rule: rules.unique, problem: 'occurs twice' },
};
