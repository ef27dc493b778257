import { ArgumentError } from '../../words/argument-error.js';
import { checkOptions } from '../../words/shape/check-options.js';
import { refuse } from '../../words/shape/door.js';
import { object, refined } from '../../words/shape/shape.js';
import { parseYaml } from '../scenario/parse-yaml.js';
import { ProblemCollector } from '../scenario/problem-collector.js';
import { called, namingVoice, readLocated, voiced } from '../scenario/scenario-door.js';
import { placeholderComplaint } from './placeholders.js';
import type { ToolDefinition } from './tool-definition.js';
import { toolTable } from './tool-table.js';

/** A tool in a file. */
export const toolShape = refined(
  voiced(namingVoice, called('a tool', object(toolTable, `an object with ${Object.keys(toolTable).join(', ')}`))),
  (read, at) => {
    const tool = read as unknown as ToolDefinition;
    const complaint = placeholderComplaint(tool);
    return complaint === undefined ? tool : refuse(at, complaint);
  },
);

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
  const tool = checkOptions<ToolDefinition>('tool', given, toolTable);
  const complaint = placeholderComplaint(tool);
  if (complaint !== undefined) throw new ArgumentError(complaint);
  return tool;
}
