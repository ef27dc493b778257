import { existsSync } from 'node:fs';
import type { ToolDefinition } from '../../direct/tool/tool-definition.js';
import { namedTool, toolArguments } from '../named-tool.js';
import { type Shell, UsageError } from '../shell.js';

/** The file that `trials init` writes, and `trials run` reads by default. */
export const defaultToolFile = 'shakedown-tool.yaml';

/** The tool to send through the course. */
export interface ChosenTool {
  readonly definition: ToolDefinition;
  /** Its command, as people write it. */
  readonly text: string;
  /** What names it at the end of a command line. */
  readonly named: readonly string[];
}

export function chosenTool(file: string | undefined, { toolWords, platform }: Shell): ChosenTool {
  const tool = namedTool(file ?? (toolWords ? undefined : ownFile()), toolWords);
  if (!tool) {
    throw new UsageError('which tool? Name its command after --, or its file; shakedown trials init writes one');
  }
  const named = file === undefined && !toolWords ? [] : toolArguments(tool, platform);
  if ('words' in tool) return { definition: { command: tool.words }, text: named.slice(1).join(' '), named };
  const { command } = tool.definition;
  return { definition: tool.definition, text: typeof command === 'string' ? command : command.join(' '), named };
}

function ownFile(): string | undefined {
  return existsSync(defaultToolFile) ? defaultToolFile : undefined;
}
