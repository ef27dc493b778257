import { parseScenario, type ScenarioOverrides } from '../../direct/scenario/parse-scenario.js';
import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import { toolBeside } from '../tool/load-tool.js';
import { readText } from './read-text.js';

/** Reads and parses a scenario file; throws a StageError for any problem. */
export function loadScenario(file: string, instead: ScenarioOverrides = {}): Scenario {
  const scenario = parseScenario(readText(file, 'a scenario'), file, instead);
  return scenario.tool ? { ...scenario, tool: toolBeside(file, scenario.tool) } : scenario;
}
