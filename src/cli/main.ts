#!/usr/bin/env node
import nodeModule from 'node:module';

// Node 22.1 and later keep compiled code between runs. Only modules that are loaded after this call are
// cached.
(nodeModule as { enableCompileCache?: () => void }).enableCompileCache?.();
const { runProcess } = await import('./run-process.js');
await runProcess();
