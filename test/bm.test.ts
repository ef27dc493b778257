import { it } from 'vitest';
import { mkdirSync, writeFileSync } from 'node:fs';
import { bindingModel } from '../src/bindings/make-model.js';
import { go } from '../src/bindings/go.js';
import { python } from '../src/bindings/python.js';
it('x', () => { mkdirSync('/tmp/w/gob', {recursive:true}); const m = bindingModel(); writeFileSync('/tmp/w/gob/journal.go', go(m)); writeFileSync('/tmp/w/ed_journal.py', python(m)); 
 console.log(m.types.length, m.types.filter((t)=>t.others&&t.members.length).map((t)=>t.name)); });
