#!/usr/bin/env node
/**
 * What every program here begins with, the command and its threads: it runs the script of its own name, `main.js` the
 * `main.script.js`, with the code that V8 made of it in an earlier run. Compiling it again would be half of a short run.
 */
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename } from 'node:path';
import { cacheDirectory } from './cache-directory.js';
import { runCached } from './run-cached.js';

const program = import.meta.filename;
const script = program.replace(/\.js$/, '.script.js');
const require = createRequire(program);
const directory = cacheDirectory(process.env, process.platform, homedir);
/** Node does by itself what `runCached` does, since 22.8. */
const { enableCompileCache } = require('node:module') as { enableCompileCache?: (directory: string) => void };

if (directory && !enableCompileCache) {
  runCached(script, { directory, ...cacheFor(basename(program, '.js'), process.argv.slice(2)) });
} else {
  if (directory) enableCompileCache?.(directory);
  require(script);
}

/** Each verb has a cache of its own, since it runs code of its own. A thread is named after the verb whose code it runs, and only reads. */
function cacheFor(name: string, words: readonly string[]) {
  const [, threadOf] = /^shakedown-(\w+)-thread$/.exec(name) ?? [];
  if (threadOf) return { name: threadOf, keeps: false, isFrugal: false };
  const verb = words.find((word) => /^[a-z]+$/.test(word)) ?? name;
  // A check takes 16 megabytes above those of Node; to simulate takes 40, of which it needs most as soon as it is loaded.
  return { name: verb, keeps: true, isFrugal: verb === 'check' };
}
