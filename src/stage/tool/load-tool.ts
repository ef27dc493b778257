import type { ToolDefinition } from '../../direct/tool/tool-definition.js';
import { ToolError } from './tool-error.js';

/** Reads and parses the file of a tool; throws a StageError for any problem. */
export function loadTool(file: string): ToolDefinition {
  throw new ToolError(`cannot read ${file}`);
}
