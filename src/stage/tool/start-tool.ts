import type { ToolDefinition } from '../../direct/tool/tool-definition.js';
import type { StartTool } from './tool.js';
import { ToolError } from './tool-error.js';

/** Starts a program as the tool under test, in a process group of its own. */
export function startTool(definition: ToolDefinition): StartTool {
  return async () => {
    throw new ToolError(`cannot start ${String(definition.command)}`);
  };
}
