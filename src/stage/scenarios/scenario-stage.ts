import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import { parseService, type ServiceText } from '../../direct/service-names.js';

/** The options of a stage for a scenario. */
export function stageOptionsOf(scenario: Scenario) {
  const {
    file,
    about: _about,
    trial: _trial,
    steps: _steps,
    tool: _tool,
    expect: _expect,
    services,
    ...session
  } = scenario;
  return { ...session, sources: [file], services };
}

/** Services from two lists; the port of one that is in both is that of the first. */
export function withServices(first: readonly ServiceText[] = [], second: readonly ServiceText[] = []) {
  const names = new Set(first.map((text) => parseService(text).name));
  return [...first, ...second.filter((text) => !names.has(parseService(text).name))];
}
