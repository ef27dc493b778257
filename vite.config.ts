import { createHash } from 'node:crypto';
import path from 'node:path';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { forBrowser, globals } from './scripts/for-browser.js';

const root = path.join(import.meta.dirname, 'src/cockpit/page');
const page = 'cockpit.html';

/** In this mode the page plays a session by itself, and is `playground.html`. */
const playground = 'playground';

/**
 * Builds the cockpit's page as one file, which works wherever it is put or opened; `scripts/build.js` says
 * where it goes.
 */
export default defineConfig(({ mode }) => ({
  root,
  base: './',
  plugins: [
    mode === playground && asPlayground(),
    mode === playground ? onePage('playground.html', [`connect-src 'self'`]) : onePage(page, []),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    modulePreload: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: Infinity,
    assetsInlineLimit: () => true,
    rolldownOptions: {
      input: path.join(root, page),
      // For classic scripts, since a page on a disk starts no worker from a module, and with `require`, which
      // `startChunks` provides.
      output: { format: 'cjs', entryFileNames: '[name]', chunkFileNames: '[name]' },
      checks: { emptyImportMeta: false, bundlerTimings: false, ineffectiveDynamicImport: false },
      ...(mode === playground && { transform: { inject: globals } }),
    },
  },
}));

declare const document: { readonly adoptedStyleSheets: unknown[] };
declare function addEventListener(name: string, listener: () => void): void;
declare class CSSStyleSheet {
  replaceSync(text: string): void;
}

type Chunks = Record<string, (require: (name: string) => unknown, exports: object) => void>;

/**
 * Runs in the browser, from its text: calls the chunks of the page. A dynamic import of one that stands in
 * the second script gets a promise.
 */
function startChunks(entry: string, chunks: Chunks): void {
  const made: Record<string, object> = {};
  let add = (_rest: Chunks, _styles: string) => {};
  const added = new Promise<void>((resolve, reject) => {
    add = (rest, styles) => {
      Object.assign(chunks, rest);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
      resolve();
    };
    addEventListener('load', () => reject(new Error('the second part of the page is missing')));
  });
  const call = (name: string): unknown => {
    if (made[name]) return made[name];
    if (!chunks[name]) return added.then(() => call(name));
    made[name] = {};
    chunks[name](call, made[name]);
    return made[name];
  };
  const workerScript = () => {
    const all = Object.entries(chunks).map(([name, chunk]) => `${JSON.stringify(name)}:${String(chunk)}`);
    return `'use strict';(${String(startChunks)})(${JSON.stringify(entry)},{${all.join()}})`;
  };
  Object.assign(globalThis, { shakedownChunks: { add, workerScript } });
  call(entry);
}

/** Another entry, code for Node on a disk in memory, and another name for the file. */
function asPlayground(): Plugin {
  return {
    ...(forBrowser as Plugin),
    enforce: 'pre',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('content="dropped"', 'content="session"').replace('./main.ts', '../playground/main.ts'),
    },
  };
}

/** Puts what the first paint needs before everything else, and forbids other scripts and all requests. */
function onePage(fileName: string, allowed: readonly string[]): Plugin {
  return {
    name: 'one-page',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, files) {
        const chunks = Object.values(files).filter((file) => file.type === 'chunk');
        const first = new Set(chunks.filter(({ name }) => name === 'cockpit' || name === 'show-page'));
        // A set visits what is added meanwhile.
        for (const { imports } of first) for (const name of imports) first.add(files[name] as Rolldown.OutputChunk);
        const rest = chunks.filter((chunk) => !first.has(chunk));
        const stylesOf = (of: Iterable<Rolldown.OutputChunk>) =>
          [...new Set(Array.from(of, ({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]).flat())]
            .map((name) => String((files[name] as Rolldown.OutputAsset).source).trim())
            .join('');
        const style = stylesOf(first);
        const start = inline(`'use strict';(${String(startChunks)})("./cockpit",${functionsOf([...first])})`);
        const more = inline(`'use strict';shakedownChunks.add(${functionsOf(rest)},${JSON.stringify(stylesOf(rest))})`);
        const policy = [
          `default-src 'none'`,
          // The scanner is WebAssembly.
          `script-src ${hashOf(start)} ${hashOf(more)} 'wasm-unsafe-eval'`,
          `style-src ${hashOf(style)}`,
          `worker-src blob:`,
          `img-src data: blob:`,
          `base-uri 'none'`,
          `form-action 'none'`,
          ...allowed,
        ].join('; ');
        const html = files[page] as Rolldown.OutputAsset;
        html.fileName = fileName;
        html.source = String(html.source)
          .replaceAll(/\s*<(?:script [^>]*src=[^>]*><\/script|link rel="stylesheet"[^>]*)>/g, '')
          .replace(
            /<meta charset[^>]*>/,
            (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
          )
          .replace('</head>', () => `<style>${style}</style>\n  </head>`)
          .replace('</body>', () => `<script>${start}</script>\n<script id="rest">${more}</script>\n  </body>`);
        for (const [name, { type }] of Object.entries(files))
          if (type === 'chunk' || name.endsWith('.css')) delete files[name];
      },
    },
  };
}

function functionsOf(chunks: readonly Rolldown.OutputChunk[]): string {
  const texts = chunks.map(({ fileName, code }) => `${JSON.stringify(`./${fileName}`)}:(require,exports)=>{${code}}`);
  return `{${texts.join()}}`;
}

/** As a script in HTML. */
function inline(script: string): string {
  return script.replaceAll(/<(?=\/script|!--)/gi, '\\x3C');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
