/** Links in Markdown, and the files of this repository they lead to. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const { repository } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  repository: { url: string };
};

/** The page of the repository; the documents on it are those of the main branch. */
export const repositoryPage = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
const documents = `${repositoryPage}/blob/main/`;

/** All targets, inline and by reference; a reference without a target is returned as it is. */
export function linksIn(markdown: string): string[] {
  const text = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  const targets = new Map(Array.from(text.matchAll(/^\[([^\]]+)\]: (\S+)$/gm), ([, name = '', to = '']) => [name, to]));
  const inPlace = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, to = '']) => to);
  const named = Array.from(text.matchAll(/\]\[([^\]]+)\]/g), ([, name = '']) => targets.get(name) ?? `[${name}]`);
  return [...inPlace, ...named, ...targets.values()];
}

/** The file in this repository that a link leads to; undefined for other links. */
export function fileBehind(link: string, document: string): string | undefined {
  const [place = ''] = link.split('#');
  if (place.startsWith(documents)) return place.slice(documents.length);
  if (/^https?:/.test(place)) return undefined;
  return path.posix.join(path.posix.dirname(document), place);
}
