import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { diagnose } from '../src/check/event/diagnose.js';
import { asyncApi } from '../src/interface/emit/asyncapi-document.js';
import { changesPage } from '../src/interface/emit/changes-page.js';
import { kindSchema } from '../src/interface/emit/json-schema.js';
import { referencePages } from '../src/interface/emit/reference-pages.js';
import { typeScript } from '../src/interface/emit/typescript.js';
import { observed } from '../src/interface/evidence.js';
import { explain } from '../src/interface/explain-name.js';
import { declared, from, integer, list, optional, shape, since, text } from '../src/interface/field.js';
import { kind } from '../src/interface/kind.js';
import { type Catalogue, specification } from '../src/interface/kind-catalogue.js';
import { summarise } from '../src/interface/summary/summarise.js';
import { each, mention } from '../src/interface/summary/summary-part.js';
import { closed, open } from '../src/interface/value-list.js';
import { breakages } from './generators/broken.js';

describe('a kind added to a catalogue at run time', () => {
  const Passenger = shape('Passenger', 'a person on board', {
    Name: text('who it is'),
    Class: from(closed('CabinClass', 'where they sit', ['Economy', 'Luxury']), 'where they sit'),
    Age: optional(integer('how old', { min: 0, max: 150 })),
  });
  const Boarding = kind('Boarding', 'passengers come on board', { Passengers: list(Passenger, 'who comes') });
  const catalogue: Catalogue = { ...specification, kinds: [...specification.kinds, Boarding] };

  const good = {
    timestamp: '2026-11-14T20:41:00Z',
    event: 'Boarding',
    Passengers: [{ Name: 'Ada', Class: 'Luxury', Age: 36 }],
  };
  const bad = { ...good, Passengers: [{ Class: 'Steerage', Age: 151 }] };

  it('has a schema', () => {
    const check = formats.default(new Ajv2020({ allErrors: true })).compile(kindSchema(catalogue, Boarding));
    expect(check(good)).toBe(true);
    expect(check(bad)).toBe(false);
  });

  it('is checked', () => {
    expect(diagnose(catalogue, good)).toEqual([]);
    expect(diagnose(catalogue, bad)).toMatchObject([
      { rule: 'field/required', kind: 'Boarding', pointer: '/Passengers/0/Name' },
      { rule: 'field/value', kind: 'Boarding', pointer: '/Passengers/0/Class' },
      { rule: 'field/range', kind: 'Boarding', pointer: '/Passengers/0/Age' },
    ]);
  });

  it('has a page in the reference', () => {
    const pages = referencePages(catalogue);
    expect(pages.get('other/Boarding.md')).toContain('| `Age` | integer |  | how old; `0 to 150` |');
    expect(pages.get('README.md')).toContain('[Boarding](other/Boarding.md)');
    expect(pages.get('states.md')).toContain('## CabinClass');
  });

  it('is on the page of changes, with its version and lines, if there are any', () => {
    const Tone = open('Tone', 'how it sounds', ['Calm', { value: 'Shrill', since: '9.4.3.0' }]);
    const fields = { Deck: integer('which deck'), Mood: since('9.4.3.0', optional(text('how they feel'), 0.25)) };
    const Seen = kind('Boarding', 'passengers come on board', fields, { evidence: observed(80, { since: '9.4.2.0' }) });
    const Heard = kind('Heard', 'a sound is heard', { Tone: from(Tone, 'how') }, { evidence: observed(9) });
    const pack: Catalogue = { dialect: 'game', kinds: [Seen, Heard] };
    const sample = (event: string, members?: object) => JSON.stringify({ event, ...members, Mood: 'calm' });
    const page = changesPage(pack, '4.4.1.1', sample);
    expect(page).toContain('# Journal changes since 4.4.1.1\n');
    expect(page).not.toContain('| 4.4.1.0 |');
    expect(page).toContain('| 9.4.2.0 |  |  |  | kinds: 1 |\n| 9.4.3.0 |  |  |  | fields: 1, words: 1 |');
    expect(page).toContain('### Boarding\n\nWritten when passengers come on board.');
    expect(page).toContain('| `Boarding.Mood` | `Deck` | string | seen in 20 lines | how they feel |');
    expect(page).toContain('| `Shrill` | how it sounds | seen |');
    expect(page).toContain('```jsonl\n{"event":"Heard","Tone":"Shrill","Mood":"calm"}\n```');
    expect(changesPage(pack, '4.4.1.1', () => undefined)).not.toContain('```');
  });

  it('says on its page and in its explanation how well it is known', () => {
    const fields = {
      Deck: integer('which deck'),
      Mood: since('4.1', optional(text('how they feel'), 0.25)),
      Song: declared(text('what they sing')),
    };
    const Seen = kind('Boarding', 'passengers come on board', fields, { evidence: observed(1_200, { since: '4.0' }) });
    const seen: Catalogue = { dialect: 'game', kinds: [Seen] };
    const pages = referencePages(seen);
    expect(pages.get('README.md')).toContain(
      '| [Boarding](other/Boarding.md) | passengers come on board | 1,200 lines, since 4.0 |',
    );
    expect(pages.get('other/Boarding.md')).toContain('known from 1,200 real lines');
    expect(pages.get('other/Boarding.md')).toContain('| `Deck` | integer | always | which deck |');
    expect(pages.get('other/Boarding.md')).toContain('| `Mood` | string | 25 % | how they feel; since 4.1 |');
    expect(pages.get('other/Boarding.md')).toContain('| `Song` | string | declared only | what they sing |');
    expect(explain(seen, 'Boarding')).toMatchObject({ group: 'other', evidence: { grade: 'observed', lines: 1200 } });
    expect(explain(seen, 'Boarding.Mood')).toMatchObject({
      evidence: { grade: 'observed', lines: 300, since: '4.1' },
      share: 0.25,
    });
    expect(explain(seen, 'Boarding.Song')).toMatchObject({ evidence: { grade: 'declared' } });
  });

  it('is summarised by its first fields, or by its own summary', () => {
    const summary = [each('Passengers', [mention('Name'), mention('Class', '(#)')])];
    const withSummary: Catalogue = {
      ...specification,
      kinds: [kind('Boarding', Boarding.written, Boarding.shape.fields, { summary })],
    };
    expect(summarise(good, { catalogue }).text).toBe('1 Passengers');
    expect(summarise(good, { catalogue: withSummary }).text).toBe('Ada (Luxury)');
  });

  it('has types, an explanation, a message and generated breakages', () => {
    expect(typeScript(catalogue, '')).toContain('  Passengers: Passenger[];');
    expect(explain(catalogue, 'Boarding.Passengers.Age')).toMatchObject({
      about: 'how old',
      constraints: ['0 to 150'],
    });
    expect(asyncApi(catalogue, '1')).toHaveProperty(['components', 'messages', 'Boarding']);
    expect(breakages(Boarding).map(({ rule, path }) => `${rule} ${path.join('.')}`)).toContain(
      'field/range Passengers.*.Age',
    );
  });
});
