import { ArgumentError } from '../../words/argument-error.js';
import { checkOptions, type OptionChecks } from '../../words/option-gate.js';
import { type LocatedValue, parseObject, plainValue } from '../scenario/located-value.js';
import { parseYaml } from '../scenario/parse-yaml.js';
import { ProblemCollector } from '../scenario/problem-collector.js';
import { placeholderComplaint } from './placeholders.js';
import type { ToolDefinition } from './tool-definition.js';
import { toolTable } from './tool-table.js';

/** What each member means. */
export const toolKeys = mapTable(({ about }) => about);

const toolChecks = mapTable(({ check }) => check) as OptionChecks<ToolDefinition>;

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
  const entries = parseObject(value, 'a tool', toolKeys, problems);
  if (problems.count > before) return undefined;
  for (const [name, { complaint, isRequired }] of Object.entries(toolChecks)) {
    const member = entries.get(name)?.value;
    const wrong = member || isRequired ? complaint(member && plainValue(member), name) : undefined;
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
  const tool = checkOptions<ToolDefinition>('tool', given, toolChecks);
  const complaint = placeholderComplaint(tool);
  if (complaint !== undefined) throw new ArgumentError(complaint);
  return tool;
}

function mapTable<T>(of: (member: (typeof toolTable)[keyof ToolDefinition]) => T) {
  const entries = Object.entries(toolTable).map(([name, member]) => [name, of(member)]);
  return Object.fromEntries(entries) as Readonly<Record<keyof ToolDefinition, T>>;
}
