import type { Schema } from '../../words/shape/shape.js';
import { faultSchema } from '../faults/fault-shape.js';
import { settingSchemas } from '../settings/parse-session-settings.js';
import { settingNames } from '../settings/setting-names.js';
import { situationCatalogue } from '../situations/situation-catalogue.js';
import { askedShape } from '../tool/asked-members.js';
import { toolShape } from '../tool/tool-shape.js';
import { expectedEvent, kindSchema } from './kind-shapes.js';
import { messageSchema } from './message-shape.js';
import { scenarioShape } from './scenario-shape.js';
import { stepShape } from './step-shape.js';

const $schema = 'https://json-schema.org/draft/2020-12/schema';

/** The JSON Schema of scenario files, for completion and checks in editors. */
export function scenarioSchema(): Schema {
  const situations = situationCatalogue.map(({ name, about }) => ({ const: name, description: about }));
  const settings = Object.entries(settingSchemas(settingNames));
  return {
    $schema,
    title: 'A scenario of Shakedown',
    description: 'What is to happen in a session, and what must come of it.',
    ...scenarioShape.schema(),
    $defs: {
      step: stepShape.schema(),
      situation: { type: 'string', oneOf: situations },
      fault: faultSchema(),
      expected: expectedEvent(true).schema(),
      message: messageSchema(),
      asked: askedShape.schema(),
      kind: kindSchema,
      ...Object.fromEntries(settings.map(([name, schema]) => [`set-${name}`, schema])),
    },
  };
}

/** The JSON Schema of a tool's file. */
export function toolFileSchema(): Schema {
  return { $schema, title: 'A tool under test by Shakedown', ...toolShape.schema() };
}
