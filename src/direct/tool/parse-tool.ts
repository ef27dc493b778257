import { ArgumentError } from '../../words/argument-error.js';
import { checkOptions, complaintAbout } from '../../words/shape/check-options.js';
import { type LocatedValue, parseObject, plainValue } from '../scenario/located-value.js';
import { parseYaml } from '../scenario/parse-yaml.js';
import { ProblemCollector } from '../scenario/problem-collector.js';
import { placeholderComplaint } from './placeholders.js';
import type { ToolDefinition } from './tool-definition.js';
import { toolTable } from './tool-table.js';

/** Parses the file of a tool. */
export function parseToolFile(text: string, file: string): ToolDefinition {
  const problems = new ProblemCollector(file);
  const value = parseYaml(text, problems, 'the file is empty: a tool has a command');
  const tool = value && problems.count === 0 ? parseTool(value, problems) : undefined;
  problems.throwIfAny();
  return tool as ToolDefinition;
}

/** Parses a tool in a file: all problems are reported. */
export function parseTool(value: LocatedValue, problems: ProblemCollector): ToolDefinition | undefined {
  const before = problems.count;
  const entries = parseObject(value, 'a tool', toolTable, problems);
  if (problems.count > before) return undefined;
  for (const [name, shape] of Object.entries(toolTable)) {
    const member = entries.get(name)?.value;
    const wrong = member || shape.isRequired ? complaintAbout(name, member && plainValue(member), shape) : undefined;
    if (wrong !== undefined) problems.add(member ?? value, wrong);
  }
  if (problems.count > before) return undefined;
  const tool = plainValue(value) as ToolDefinition;
  const complaint = placeholderComplaint(tool);
  if (complaint !== undefined) problems.add(value, complaint);
  return tool;
}

/** Checks the definition that a program hands over. */
export function checkTool(given: unknown): ToolDefinition {
  const tool = checkOptions<ToolDefinition>('tool', given, toolTable);
  const complaint = placeholderComplaint(tool);
  if (complaint !== undefined) throw new ArgumentError(complaint);
  return tool;
}
