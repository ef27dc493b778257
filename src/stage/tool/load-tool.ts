import path from 'node:path';
import { parseToolFile } from '../../direct/tool/parse-tool.js';
import type { ToolDefinition } from '../../direct/tool/tool-definition.js';
import { readText } from '../scenarios/read-text.js';

/** Reads and parses the file of a tool; throws a StageError for any problem. */
export function loadTool(file: string): ToolDefinition {
  return toolBeside(file, parseToolFile(readText(file, 'a tool'), file));
}

/** The directory that a tool runs in is relative to the file that names it. */
export function toolBeside(file: string, { cwd, ...tool }: ToolDefinition): ToolDefinition {
  return cwd === undefined ? tool : { ...tool, cwd: path.resolve(path.dirname(file), cwd) };
}
