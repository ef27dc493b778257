import type { ToolDefinition } from '../direct/tool/tool-definition.js';
import { shellQuote } from '../stage/reproduction/command-line.js';
import { loadTool } from '../stage/tool/load-tool.js';
import { UsageError } from './shell.js';

/** A tool that a command line names: by its command, or by a file. */
export type NamedTool =
  | { readonly words: readonly string[] }
  | { readonly file: string; readonly definition: ToolDefinition };

export function namedTool(file: string | undefined, words: readonly string[] | undefined): NamedTool | undefined {
  if (file !== undefined && words) throw new UsageError('name the tool with --tool or after --, not both');
  if (words?.length === 0) throw new UsageError('the command of the tool is missing after --');
  if (words) return { words };
  return file === undefined ? undefined : { file, definition: loadTool(file) };
}

/** What names the tool at the end of a command line. */
export function toolArguments(tool: NamedTool, platform: NodeJS.Platform): string[] {
  const quote = (word: string) => shellQuote(word, platform);
  return 'words' in tool ? ['--', ...tool.words.map(quote)] : ['--tool', quote(tool.file)];
}
