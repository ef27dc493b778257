import { type NeighbourText, parseNeighbour } from '../../direct/neighbour-names.js';
import type { Scenario } from '../../direct/scenario/scenario-definition.js';

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
  return { ...session, sources: [file], neighbours: services };
}

/** Services from two lists; the port of one that is in both is that of the first. */
export function withServices(first: readonly NeighbourText[] = [], second: readonly NeighbourText[] = []) {
  const names = new Set(first.map((text) => parseNeighbour(text).name));
  return [...first, ...second.filter((text) => !names.has(parseNeighbour(text).name))];
}
