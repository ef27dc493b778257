import { createHash } from 'node:crypto';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

const root = path.join(import.meta.dirname, 'src/cockpit/page');
const page = 'cockpit.html';

/**
 * Builds the cockpit's page as one file, which works wherever it is put or opened; `scripts/build.js` says
 * where it goes.
 */
export default defineConfig({
  root,
  base: './',
  plugins: [viteSingleFile(), contentPolicy()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    modulePreload: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: path.join(root, page),
      // A classic script, since a page on a disk starts no worker from a module. Nothing is loaded relative
      // to it.
      output: { format: 'iife' },
      checks: { emptyImportMeta: false },
    },
  },
});

/** A policy that forbids every request, and every script but that of the page; a worker takes it over. */
function contentPolicy(): Plugin {
  return {
    name: 'content-policy',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, files) {
        const file = files[page];
        if (file?.type !== 'asset') throw new Error(`the build has no ${page}`);
        const html = String(file.source);
        const policy = [
          `default-src 'none'`,
          // The scanner is WebAssembly.
          `script-src ${hashesOf('script', html)} 'wasm-unsafe-eval'`,
          `style-src ${hashesOf('style', html)}`,
          `worker-src blob:`,
          `img-src data: blob:`,
          `base-uri 'none'`,
          `form-action 'none'`,
        ].join('; ');
        file.source = html.replace(
          /<meta charset[^>]*>/,
          (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        );
      },
    },
  };
}

function hashesOf(element: string, html: string): string {
  const texts = Array.from(
    html.matchAll(new RegExp(`<${element}\\b[^>]*>([^]*?)</${element}>`, 'g')),
    ([, text]) => text ?? '',
  );
  if (texts.length === 0) throw new Error(`the page has no ${element}`);
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}
