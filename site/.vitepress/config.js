import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const pages = path.resolve(import.meta.dirname, '../pages');
const read = (page) => readFileSync(path.join(pages, page), 'utf8');
const item = (page) => ({ text: /^# (.+)$/m.exec(read(page))[1], link: `/${page.replace(/(index)?\.md$/, '')}` });
const pagesIn = (folder) => readdirSync(path.join(pages, folder)).filter((name) => /(?<!index)\.md$/.test(name));
const flat = (folder) => [item(`${folder}/index.md`), ...pagesIn(folder).map((name) => item(`${folder}/${name}`))];

/** The guides in the groups of the page that lists them, each once. */
function guides() {
  const [, listed] = read('guides.md').split('## The guides\n');
  const targets = new Map(Array.from(listed.matchAll(/^\[(.+?)\]: \/(\S+\.md)$/gm), ([, name, page]) => [name, page]));
  const left = new Set(pagesIn('.').filter((name) => !['guides.md', 'situations.md'].includes(name)));
  const groups = Array.from(listed.matchAll(/^(\w.*):\n\n((?:[- ].*\n)+)/gm), ([, text, list]) => {
    const names = Array.from(
      list.matchAll(/\[([^\]]+)\](?!\[)/g),
      ([, name]) => targets.get(name.toLowerCase()) ?? targets.get(name),
    );
    return { text, items: names.filter((name) => left.delete(name)).map(item) };
  });
  return [{ items: [item('guides.md'), item('situations.md')] }, ...groups, { items: [...left].map(item) }];
}

/** The reference: its pages and groups, and the kinds of the group that is open. */
function reference() {
  const groups = Array.from(read('reference/index.md').matchAll(/^\| \[(.+)\]\(#(.+?)\)/gm), ([, text, name]) => ({
    text,
    name,
  }));
  const sidebar = (open) => {
    const items = groups.map(({ text, name }) => ({
      text,
      link: `/reference/#${name}`,
      items: name === open ? pagesIn(`reference/${name}`).map((page) => item(`reference/${name}/${page}`)) : undefined,
    }));
    return [{ items: flat('reference') }, { text: 'Kinds by group', items }];
  };
  return Object.fromEntries(
    ['', ...groups.map(({ name }) => `${name}/`)].map((name) => [`/reference/${name}`, sidebar(name.slice(0, -1))]),
  );
}

/** The versions, newest first. */
function changes() {
  const versions = read('changes/index.md').matchAll(/^\| \[(.+?)\]\((\/changes\/.+?)\.md\)/gm);
  return [
    item('changes/index.md'),
    { text: 'Version', items: Array.from(versions, ([, text, link]) => ({ text, link })).toReversed() },
  ];
}

/** Anchors as GitHub makes them, so that links work there, too. */
const slugify = (text) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** The themes of the cockpit under the names that VitePress gives them. */
const themes = {
  name: 'themes',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/themes.css')
      ? code
          .replace(':root {', ':root.dark {')
          .replace(':root[data-theme="light"]', ':root')
          .replace(/:root:not[^}]+}/, '')
      : undefined,
};

/** What the search reads: pages without the colours of code, which would take a fifth of the build. */
function withoutColours(text, env, md) {
  const { highlight } = md.options;
  md.options.highlight = (code) => `<pre>${md.utils.escapeHtml(code)}</pre>`;
  const html = md.render(text, env);
  md.options.highlight = highlight;
  return html;
}

export default {
  title: 'Shakedown',
  description: 'Test your Elite Dangerous tool without the game.',
  base: '/shakedown/',
  srcDir: 'pages',
  outDir: 'dist',
  metaChunk: true,
  // Tables of fields are wide.
  transformPageData: ({ relativePath, frontmatter }) => {
    if (/^(reference|rules)\//.test(relativePath)) frontmatter.aside = false;
  },
  // Every page needs the same few files, and no other page is fetched before it is asked for.
  router: { prefetchLinks: false },
  ignoreDeadLinks: [/^\/(try|schemas)\//],
  markdown: {
    html: false,
    image: { lazyLoading: true },
    attrs: { disable: true },
    anchor: { slugify },
    languageAlias: { conf: 'ini', jsonl: 'json' },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (md) => md.disable('emoji'),
  },
  vite: { plugins: [themes], build: { reportCompressedSize: false, chunkSizeWarningLimit: 10_000 } },
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/guides', activeMatch: '^/(?!situations)[^/]+$' },
      { text: 'Reference', link: '/reference/', activeMatch: '^/reference/' },
      { text: 'Rules', link: '/rules/', activeMatch: '^/rules/' },
      { text: 'Situations', link: '/situations' },
      { text: 'Trials', link: '/trials/', activeMatch: '^/trials/' },
      { text: 'Changes', link: '/changes/', activeMatch: '^/changes/' },
      { text: 'Try it', link: '/try/', target: '_self' },
    ],
    sidebar: {
      ...reference(),
      '/rules/': flat('rules'),
      '/trials/': flat('trials'),
      '/changes/': changes(),
      '/': guides(),
    },
    outline: { level: 2 },
    search: { provider: 'local', options: { _render: withoutColours } },
    socialLinks: [{ icon: 'github', link: 'https://github.com/shakedown-journal/shakedown' }],
    footer: { message: 'Elite Dangerous belongs to Frontier Developments; this project is not connected with them.' },
  },
};
