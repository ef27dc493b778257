import { buildCommands, visible } from './printable.js';

/** Escapes text for XML 1.0, as content or as a quoted attribute; line ends are kept. */
export function xmlText(text: string): string {
  return text
    .split('\n')
    .map((line) => visible(line).replaceAll(markup, (character) => entities[character] ?? '\uFFFD'))
    .map((line) => line.replaceAll(buildCommands, (character) => `&#${character.charCodeAt(0)};`))
    .join('\n');
}

/** Those that are given, in order. A line end would be read as a space, so it is written as a reference. */
export function xmlAttributes(attributes: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${xmlText(String(value)).replaceAll('\n', '&#10;')}"`)
    .join('');
}

const markup = /[&<>"'\uFFFE\uFFFF]/g;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
