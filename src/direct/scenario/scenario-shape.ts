import { refuse } from '../../words/shape/door.js';
import { described, list, required, type Shape } from '../../words/shape/shape.js';
import { parsedText } from '../parsed-text.js';
import { parseService, type ServiceText, serviceNames } from '../service-names.js';
import { toolShape } from '../tool/tool-shape.js';
import { expectShape } from './expect-shape.js';
import { membersOf, type ScenarioDoor, shared, textOf } from './scenario-door.js';
import { sessionMembers } from './session-shape.js';
import { type ScenarioStep, stepShape } from './step-shape.js';
import { trialShape } from './trial-shape.js';

const services = 'with is a list of services such as [eddn]';
const service = parsedText<ServiceText>(
  parseService,
  { type: 'string', pattern: `^(${serviceNames.join('|')})(:\\d{1,5})?$` },
  services,
);

const someSteps = list('steps are a list, each after a dash', shared('step', stepShape), { minItems: 1 });

const steps: Shape<readonly ScenarioStep[], ScenarioDoor> = {
  ...someSteps,
  read(value, at) {
    if (value === undefined) return refuse(at, 'a scenario has at least one step, such as steps: [dock]');
    const read = someSteps.read(value, at);
    return read?.length === 0 ? refuse(at, 'there is no step: a scenario has one at least') : read;
  },
};

/** The format of a scenario: reader, sentences, types and JSON Schema follow from it. */
export const scenarioShape = membersOf('a scenario', {
  about: described('What the scenario shows, in a few words.', textOf('about is a text')),
  ...sessionMembers,
  before: described(
    'Sessions that were played before, by the keys of a session: their journals are in the directory first. Each takes 30m and is a day before the next if left out.',
    list('before is a list of sessions such as [{ plan: trade, for: 30m }]', membersOf('a session', sessionMembers)),
  ),
  with: described(
    'The services that run beside the session, such as [eddn, inara], or eddn:4430 for a port. Those that a step or an expectation names run as well.',
    list(services, service),
  ),
  tool: described('The program under test, which shakedown scenario run starts beside the session.', toolShape),
  steps: described(
    'What happens, one after the other: situations, waits, injected events and faults.',
    required(steps),
  ),
  expect: described('What must have come about at the end.', expectShape),
  trial: described('What makes the scenario part of the course: theme, grade, why, reports.', trialShape),
});
