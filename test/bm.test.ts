import { it } from 'vitest';
import { mkdirSync, writeFileSync } from 'node:fs';
import { bindingModel } from '../src/bindings/make-model.js';
import { java } from '../src/bindings/java.js';
it('x', () => { mkdirSync('/tmp/w/javab/journal', {recursive:true}); const m = bindingModel(); writeFileSync('/tmp/w/javab/journal/Journal.java', java(m)); });
