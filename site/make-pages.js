/**
 * Makes `site/pages`, which VitePress builds: the documents of the repository, and pages and files made
 * with the built library. Documents stay plain Markdown, whose links work on GitHub; here they get those
 * of the site.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { markOf } from '../scripts/shown-commands.js';

const root = path.resolve(import.meta.dirname, '..');
const pages = path.join(import.meta.dirname, 'pages');
const repository = 'https://github.com/shakedown-journal/shakedown';
const documents = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .map((name) => `docs/${name.replaceAll(path.sep, '/')}`)
  .filter((name) => name.endsWith('.md') && !name.startsWith('docs/upstream/'));
/**
 * The documents of kinds. Their file names differ from the kinds where two kinds differ in capitals alone.
 * @type {Map<any, string>}
 */
const kinds = new Map(
  documents
    .filter((name) => /^docs\/reference\/.+\//.test(name))
    .map((name) => [/^# (\w+)/.exec(read(name))?.[1], name]),
);

export async function makePages() {
  rmSync(pages, { recursive: true, force: true });
  const { fixture } = await import('../dist/fixture/index.js');
  for (const document of [...documents, 'CHANGELOG.md']) write(pageOf(document), onSite(document, read(document)));
  for (const [kind, document] of kinds)
    write(
      pageOf(document),
      withSample(onSite(document, read(document)), fixture(kind === 'Status' ? 'Status.json' : kind)),
    );
  write('index.md', homePage(read('README.md')));
  write('situations.md', situationsPage(JSON.parse(shakedown('list', 'situations', '--format', 'json'))));
  for (const [page, text] of changePages(await changesSince('2.2'))) write(page, text);
  writeFiles();
}

/**
 * Where a document is on the site.
 * @param {string} document
 */
function pageOf(document) {
  if (document === 'docs/README.md') return 'guides.md';
  return document
    .replace('CHANGELOG', 'changelog')
    .replace('README', 'index')
    .replace(/^docs\//, '');
}

/** @param {string} document */
function read(document) {
  return readFileSync(path.join(root, document), 'utf8');
}

/**
 * A document with the links of the site, and with marks on commands that no test runs.
 * @param {string} document
 * @param {string} text
 */
function onSite(document, text) {
  const parts = text.replace(/<!-- Generated.*-->\n\n/, '').split(/^(```\w*\n[\s\S]*?^```\n)/m);
  const marked = parts.map((part) => {
    const [, language, block = ''] = /^```(\w*)\n([\s\S]*)```\n$/.exec(part) ?? [];
    if (language === undefined)
      return part.replaceAll(/(\]\(|^\[[^\]]+\]: )([^)\s]+)/gm, (_, before, to) => before + address(document, to));
    const mark = markOf(document, language, block);
    return mark ? `${part}\n*${mark}*\n` : part;
  });
  return marked.join('');
}

/**
 * Where a link of a document leads to: to a page, or for what is not on the site, to the repository.
 * @param {string} document
 * @param {string} link
 */
function address(document, link) {
  const [, place = '', anchor = ''] = /^([^#]*)(.*)$/.exec(link) ?? [];
  const [, named] = /^https:\/\/[^/]+\/shakedown-journal\/shakedown\/(?:blob\/)?main\/([^?]+)/.exec(place) ?? [];
  if (place === '' || (named === undefined && /^\w+:/.test(place))) return link;
  const file = named ?? path.posix.join(path.posix.dirname(document), place);
  if (file.startsWith('docs/images/')) return file.replace('docs', '');
  const isPage = documents.includes(file) || file === 'CHANGELOG.md';
  return isPage ? `/${pageOf(file)}${anchor}` : `${repository}/blob/main/${file}${anchor}`;
}

/**
 * The page of a kind, with a line of it before its fields.
 * @param {string} text
 * @param {string} sample
 */
function withSample(text, sample) {
  return text.replace(/^\| Field \|/m, () => `\`\`\`jsonl\n${sample.trim()}\n\`\`\`\n\n| Field |`);
}

/**
 * The README, below its first sentence, its first command, and where to go from there. Links in `raw`
 * leave to pages that are not made by VitePress.
 * @param {string} readme
 */
function homePage(readme) {
  // Pages have no HTML of their own: a picture for two widths becomes the wide one.
  const plain = readme.replace(/<picture>[\s\S]*?<img alt="([^"]*)" src="([^"]*)"><\/picture>/, '![$1]($2)');
  const [, title, sentence, rest = ''] = /^# (.+)\n\n\*\*(.+)\*\*\n([\s\S]+)$/.exec(plain) ?? [];
  const [command = ''] = /^```sh\n[\s\S]*?^```\n/m.exec(rest) ?? [];
  const front = JSON.stringify({
    title: sentence,
    titleTemplate: title,
    pageClass: 'home',
    sidebar: false,
    aside: false,
    prev: false,
    next: false,
  });
  const ways = '[Try it in the browser](/try/) [What to use for what](/guides.md) [Reference](/reference/index.md)';
  const hero = `# ${title}\n\n**${sentence}**\n\n${onSite('README.md', command)}\n::: raw\n${ways}\n:::\n`;
  return `---\n${front}\n---\n${hero}${onSite('README.md', rest)}`;
}

/**
 * @typedef {{ name: string, about: string, writes: string[], later: string[], takes: string[] }} Situation
 * @param {Situation[]} situations
 */
function situationsPage(situations) {
  const linked = (/** @type {string[]} */ names) =>
    names.map((name) => `[${name}](/${pageOf(kinds.get(name) ?? '')})`).join(', ');
  const coded = (/** @type {string[]} */ settings) => settings.map((each) => `\`${each}\``).join(', ');
  const common = (situations[0]?.takes ?? []).filter((each) => situations.every(({ takes }) => takes.includes(each)));
  const parts = situations.map(({ name, about, writes, later, takes }) => {
    const own = takes.filter((each) => !common.includes(each));
    const lines = [
      `## ${name}\n\nThe commander ${about}.`,
      writes.length > 0 && `Writes ${linked(writes)}.`,
      later.length > 0 && `Later writes ${linked(later)}.`,
      own.length > 0 && `Takes ${coded(own)}.`,
    ];
    return `${lines.filter(Boolean).join('\n')}\n`;
  });
  return `# Situations

What can be made to happen at any time of a session: [on a stage](/staging.md#situations) by \`shakedown trigger dock-wanted\`, in
[scenarios](/scenarios.md), and on the page of [the cockpit](/cockpit.md). What must come first, such as the flight to a station, is
played before it. All take ${coded(common)}; \`shakedown explain dock\` says what they are.\n\n${parts.join('\n')}`;
}

/**
 * The page of the changes since a version, whose maker is not a part of the library.
 * @param {string} version
 * @returns {Promise<string>}
 */
async function changesSince(version) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shakedown-changes-'));
  const input = { changes: 'emit/changes-page.ts', dialects: 'dialect/dialects.ts' };
  await build({ input, cwd: path.join(root, 'src/interface'), output: { dir: folder } });
  const [{ changesPage }, { dialects }] = await Promise.all(
    ['changes', 'dialects'].map((name) => import(pathToFileURL(path.join(folder, `${name}.js`)).href)),
  );
  rmSync(folder, { recursive: true });
  return changesPage(dialects.game, version, () => undefined);
}

/**
 * A page for each version, and a list of them. The fields of new kinds are in the reference.
 * @param {string} text
 */
function changePages(text) {
  const linked = text
    .replaceAll(/^Fields of .+:\n\n(?:\|.*\n)+\n?/gm, '')
    .replaceAll(/^\| (New \w+) \|/gm, '## $1\n\n$&')
    .replaceAll(/^### (\w+)$/gm, (_, kind) => `## [${kind}](/${pageOf(kinds.get(kind) ?? '')})`);
  const [first = '', ...parts] = onSite('docs/changes.md', linked).split(/^## (?=\d)/m);
  const versions = new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]));
  const page = (/** @type {string} */ version) => `changes/${version.replaceAll(/[^\w.]+/g, '-')}.md`;
  const list = first
    .replace('since 2.2', 'by version')
    .replaceAll(/(?<=^\| )\d[^|]*(?= \|)/gm, (version) =>
      versions.has(version) ? `[${version}](/${page(version)})` : version,
    );
  return new Map([
    ['changes/index.md', list],
    ...Array.from(
      versions,
      ([version, part]) => /** @type {const} */ ([page(version), `# Journal changes of ${part}`]),
    ),
  ]);
}

/** What is no page: pictures, schemas, the page to try, and a journal for it. */
function writeFiles() {
  const files = path.join(pages, 'public');
  cpSync(path.join(root, 'docs/images'), path.join(files, 'images'), { recursive: true });
  cpSync(path.join(root, 'schemas'), path.join(files, 'schemas'), { recursive: true });
  for (const dialect of ['game', 'spec'])
    shakedown('schema', '--dialect', dialect, '--out', path.join(files, 'schemas', dialect));
  const built = ['playground.html', 'cockpit.html']
    .map((name) => path.join(root, 'dist', name))
    .find((file) => existsSync(file));
  if (built === undefined) throw new Error('dist has no page to try; npm run build makes it');
  cpSync(built, path.join(files, 'try/index.html'));
  const session = mkdtempSync(path.join(os.tmpdir(), 'shakedown-site-'));
  shakedown('simulate', '--seed', '7', '--start', '2026-11-14T20:41:00Z', '--for', '20m', '--out', session);
  const journal = readdirSync(session).find((name) => name.endsWith('.log')) ?? '';
  cpSync(path.join(session, journal), path.join(files, 'try/example.log'));
  rmSync(session, { recursive: true });
}

/**
 * @param {string} page
 * @param {string} text
 */
function write(page, text) {
  const file = path.join(pages, page);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @param {readonly string[]} words */
function shakedown(...words) {
  const command = [path.join(root, 'dist/cli/main.js'), ...words];
  return execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 26 });
}
