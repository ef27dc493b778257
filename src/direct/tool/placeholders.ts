import { nearestOrAll } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import { type ServiceName, serviceNames } from '../service-names.js';
import { StageError } from '../stage-error.js';
import type { ToolDefinition } from './tool-definition.js';

/** What a tool may have filled in: `{directory}`. A port is a free one. */
const placeholderNames = ['directory', 'trial', 'port', ...serviceNames] as const;

const placeholder = /\{([A-Za-z]\w*)\}/g;

/** The text with all placeholders filled in. */
export function filled(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replaceAll(placeholder, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new StageError(`{${name}} has no value: ${name} is not running`);
    return value;
  });
}

/** The names of all placeholders that a tool uses. */
export function placeholdersIn({ ready, ...others }: ToolDefinition): string[] {
  const text = JSON.stringify([others, ready && 'port' in ready ? ready.port : '']);
  return Array.from(text.matchAll(placeholder), ([, name]) => name as string);
}

/** The services whose addresses a tool is given. */
export function servicesNamedIn(definition: ToolDefinition): ServiceName[] {
  const names = new Set([...placeholdersIn(definition), ...(definition.proxy ?? [])]);
  return serviceNames.filter((name) => names.has(name));
}

/**
 * A sentence about a placeholder that nothing can be filled in for. Named groups of the pattern for the
 * output are placeholders as well: a tool can print its own port.
 */
export function placeholderComplaint(definition: ToolDefinition): string | undefined {
  const { ready } = definition;
  const pattern = ready && 'output' in ready ? ready.output : '';
  const groups = Array.from(pattern.matchAll(/\(\?<([A-Za-z]\w*)>/g), ([, name]) => name as string);
  const known: readonly string[] = [...placeholderNames, ...groups];
  const name = placeholdersIn(definition).find((each) => !known.includes(each));
  return name && `nothing can be filled in for ${quoted(`{${name}}`)}${nearestOrAll(name, known)}`;
}

/** The words of a command. */
export function wordsOf(command: ToolDefinition['command']): readonly string[] {
  if (typeof command !== 'string') return command;
  const words = command.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
