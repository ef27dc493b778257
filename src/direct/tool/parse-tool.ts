import { ArgumentError } from '../../words/argument-error.js';
import { checkOptions } from '../../words/shape/check-options.js';
import { parseYaml } from '../scenario/parse-yaml.js';
import { ProblemCollector } from '../scenario/problem-collector.js';
import { readLocated } from '../scenario/scenario-door.js';
import { placeholderComplaint } from './placeholders.js';
import type { ToolDefinition } from './tool-definition.js';
import { toolMembers, toolShape } from './tool-shape.js';

/** Parses the file of a tool. */
export function parseToolFile(text: string, file: string): ToolDefinition {
  const problems = new ProblemCollector(file);
  const value = parseYaml(text, problems, 'the file is empty: a tool has a command');
  const tool = value && problems.count === 0 ? readLocated(value, toolShape, 'a tool', problems, {}) : undefined;
  problems.throwIfAny();
  return tool as ToolDefinition;
}

/** Checks the definition that a program hands over. */
export function checkTool(given: unknown): ToolDefinition {
  const tool = checkOptions<ToolDefinition>('tool', given, toolMembers);
  const complaint = placeholderComplaint(tool);
  if (complaint !== undefined) throw new ArgumentError(complaint);
  return tool;
}
