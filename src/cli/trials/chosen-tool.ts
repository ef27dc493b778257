import { existsSync } from 'node:fs';
import type { ToolDefinition } from '../../direct/tool/tool-definition.js';
import { shellQuote } from '../../stage/reproduction/command-line.js';
import { loadTool } from '../../stage/tool/load-tool.js';
import { UsageError } from '../shell.js';

/** The file that `trials init` writes, and `trials run` reads by default. */
export const defaultToolFile = 'shakedown-tool.yaml';

/** The tool that a command line names. */
export interface ChosenTool {
  readonly definition: ToolDefinition;
  /** Its command, as people write it. */
  readonly text: string;
  /** What a command line that runs it again ends with. */
  readonly rest: string;
}

export function chosenTool(
  file: string | undefined,
  words: readonly string[] | undefined,
  platform: NodeJS.Platform,
): ChosenTool {
  if (file !== undefined && words) throw new UsageError('name the tool by --tool or after --, not both');
  if (words) {
    if (words.length === 0) throw new UsageError('the command of the tool is missing after --');
    const text = words.map((word) => shellQuote(word, platform)).join(' ');
    return { definition: { command: words }, text, rest: ` -- ${text}` };
  }
  if (file === undefined && !existsSync(defaultToolFile)) {
    throw new UsageError(
      'which tool? Name its command after --, or its file with --tool; shakedown trials init writes one',
    );
  }
  const definition = loadTool(file ?? defaultToolFile);
  const text = typeof definition.command === 'string' ? definition.command : definition.command.join(' ');
  return { definition, text, rest: file === undefined ? '' : ` --tool ${shellQuote(file, platform)}` };
}
