import { describe, expect, it } from 'vitest';
import { extraKinds } from './dialect/dialects.js';
import { leafOf } from './field.js';
import { findKind, specification } from './kind-catalogue.js';
import { lookUp } from './lookup.js';
import { type PersonalField, personalFields } from './personal-fields.js';

const catalogues = [specification, extraKinds];

describe('a personal field', () => {
  const tabled = personalFields.flatMap((field) => {
    const catalogue = catalogues.find((each) => findKind(each, field.kind));
    return catalogue ? [{ ...field, catalogue }] : [];
  });

  it.each(tabled)('$kind $pointer is in the table of its kind', ({ kind, pointer, holds, catalogue }) => {
    const path = [kind, ...pointer.split('/').slice(1)].filter((word) => word !== '*').join('.');
    const found = lookUp(catalogue, path);
    expect(found.found, path).toBe('field');
    if (found.found !== 'field') return;
    expect(leafOf(found.field).type).toBe(holds === 'squadron-id' ? 'integer' : 'string');
  });

  it('is listed once', () => {
    const places = personalFields.map(({ kind, pointer }) => `${kind} ${pointer}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each([
    ['Docked', '/StationName', 'K7Q-B3L', true],
    ['Docked', '/StationName', 'Jameson Memorial', false],
    ['Status', '/Destination/Name', 'THE LONG WAY K7Q-B3L', true],
    ['Status', '/Destination/Name', 'Col 285 Sector AB-C d1-23', false],
    ['ReceiveText', '/From', '$cmdr_decorate:#name=Ada;', true],
    ['ReceiveText', '/From', 'Ada', true],
    ['ReceiveText', '/From', '$npc_name_decorate:#name=Bo;', false],
  ])('%s %s tells of a player in %j: %s', (kind, pointer, text, isPersonal) => {
    const field = personalFields.find((each) => each.kind === kind && each.pointer === pointer) as PersonalField;
    expect(field.only?.test(text)).toBe(isPersonal);
  });
});
