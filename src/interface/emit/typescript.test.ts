import { describe, expect, it } from 'vitest';
import { boolean, from, id, integer, list, optional, shape, text } from '../field.js';
import { kind } from '../kind.js';
import { closed, open } from '../value-list.js';
import { typeScript } from './typescript.js';

describe('the TypeScript of a catalogue', () => {
  const Wreck = shape('Wreck', 'what is left', {
    Hull: integer('per cent'),
    Mood: from(open('Mood', 'how it feels', ["it's fine"]), ''),
  });
  const Bang = kind('Bang', 'something explodes', {
    Cause: from(closed('Cause', 'why', ['heat', 'ram']), 'why it did; */ no escape'),
    Owner: optional(id('whose it was')),
    Left: list(Wreck, 'what is left'),
    Names: list(text(), 'names', 2),
    Loud: boolean(),
  });
  const source = typeScript({ dialect: 'spec', kinds: [Bang] }, 'A test.');

  it('has an interface for the kind, with notes as doc comments', () => {
    expect(source).toContain('/** written when something explodes */\nexport interface Bang {');
    expect(source).toContain("  event: 'Bang';");
    expect(source).toContain('  /** whose it was */\n  Owner?: number | bigint;');
  });

  it('names shapes and lists, and closes only closed ones', () => {
    expect(source).toContain('  Left: Wreck[];');
    expect(source).toContain('  Names: [string, string];');
    expect(source).toContain("export type Cause =\n  | 'heat'\n  | 'ram';");
    expect(source).toContain("export type Mood =\n  | 'it\\'s fine'\n  | (string & {});");
  });

  it('lets no note end its comment', () => {
    expect(source).toContain('/** why it did; *\\/ no escape */');
  });
});
