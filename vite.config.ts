import path from 'node:path';
import { defineConfig } from 'vite';

/** Builds the cockpit's page; `scripts/build.js` says where it goes. */
export default defineConfig({
  root: path.join(import.meta.dirname, 'src/cockpit/page'),
  // It can be put anywhere, and opened from any path.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Nothing is inlined as a data: address, which the policy of the page forbids.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    emptyOutDir: true,
  },
});
