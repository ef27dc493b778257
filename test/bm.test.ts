import { it } from 'vitest';
import { mkdirSync, writeFileSync } from 'node:fs';
import { bindingModel } from '../src/bindings/make-model.js';
import { csharp } from '../src/bindings/csharp.js';
it('x', () => { mkdirSync('/tmp/w/csb', {recursive:true}); const m = bindingModel(); writeFileSync('/tmp/w/csb/Journal.cs', csharp(m)); });
