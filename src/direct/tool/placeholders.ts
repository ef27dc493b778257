import { quoted } from '../../words/printable.js';
import { type NeighbourName, neighbourNames } from '../neighbour-names.js';
import { nearestOrAll } from '../settings/parse-setting-value.js';
import { StageError } from '../stage-error.js';
import type { ToolDefinition } from './tool-definition.js';

/** What a tool may have filled in: `{directory}`. A port is a free one. */
export const placeholderNames = ['directory', 'trial', 'port', ...neighbourNames] as const;

const placeholder = /\{([A-Za-z]\w*)\}/g;

export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name]) => name as string);
}

/** The text with all placeholders filled in. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(placeholder, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined) return value;
    const isService = (neighbourNames as readonly string[]).includes(name);
    throw new StageError(isService ? `{${name}} has no address: ${name} is not running` : unknownPlaceholder(name));
  });
}

function unknownPlaceholder(name: string, others: readonly string[] = []): string {
  return `nothing can be filled in for ${quoted(`{${name}}`)}${nearestOrAll(name, [...placeholderNames, ...others])}`;
}

/** Named groups of the pattern for the output are placeholders as well: a tool can print its own port. */
function groupsIn({ ready }: ToolDefinition): string[] {
  const pattern = ready && 'output' in ready ? ready.output : '';
  return Array.from(pattern.matchAll(/\(\?<([A-Za-z]\w*)>/g), ([, name]) => name as string);
}

/** The texts with placeholders, by member. */
function textsOf({ command, cwd, env, ready, ask, end }: ToolDefinition) {
  return {
    command: wordsOf(command),
    cwd: [cwd],
    env: Object.values(env ?? {}),
    ready: ready && 'port' in ready ? [ready.port] : [],
    ask: [ask],
    end: [end],
  };
}

/** The first placeholder that nothing can be filled in for, and the member that has it. */
export function placeholderComplaint(definition: ToolDefinition): readonly [keyof ToolDefinition, string] | undefined {
  const groups = groupsIn(definition);
  const known = new Set<string>([...placeholderNames, ...groups]);
  for (const [member, texts] of Object.entries(textsOf(definition))) {
    const name = texts.flatMap((text) => placeholdersIn(String(text ?? ''))).find((each) => !known.has(each));
    if (name !== undefined) return [member as keyof ToolDefinition, unknownPlaceholder(name, groups)];
  }
  return undefined;
}

/** The services whose addresses the tool is given. */
export function servicesNamedIn(definition: ToolDefinition): NeighbourName[] {
  const names = new Set(
    Object.values(textsOf(definition))
      .flat()
      .flatMap((text) => placeholdersIn(String(text ?? ''))),
  );
  return neighbourNames.filter((name) => names.has(name));
}

/** The words of a command. */
export function wordsOf(command: ToolDefinition['command']): readonly string[] {
  if (typeof command !== 'string') return command;
  const words = command.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
