import { checkTool } from '../../direct/tool/parse-tool.js';
import { servicesNamedIn } from '../../direct/tool/placeholders.js';
import { inMilliseconds, type ToolDefinition } from '../../direct/tool/tool-definition.js';
import { mustBe } from '../../words/shape/shape.js';
import { startTool } from './start-tool.js';
import type { StartTool } from './tool.js';
import type { ToolSetup } from './tool-run.js';

/** A tool as a test names it: a command, a definition, or a function that starts it. */
export type AnyTool = string | readonly string[] | ToolDefinition | StartTool;

/** Its own members are checked when it is used. */
export const anyTool = mustBe<AnyTool>(
  'a command, a definition or a function',
  (value) => value !== null && ['string', 'object', 'function'].includes(typeof value),
);

/** Checks a tool, and makes it ready to run beside a scenario. */
export function toolSetup(tool: AnyTool, { trial, timeoutMs }: Omit<ToolSetup, 'start'>): ToolSetup {
  if (typeof tool === 'function') return { start: tool, trial, timeoutMs };
  const definition = checkTool(definitionOf(tool));
  const own = definition.timeout === undefined ? undefined : inMilliseconds(definition.timeout);
  const servicesAt = definition.proxy && { proxy: 0 };
  const services = servicesNamedIn(definition);
  return { start: startTool(definition), trial, timeoutMs: timeoutMs ?? own, services, servicesAt };
}

export function definitionOf(tool: Exclude<AnyTool, StartTool>): ToolDefinition {
  return typeof tool === 'object' && 'command' in tool ? tool : { command: tool };
}
