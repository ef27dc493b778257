import { describe, expect, it } from 'vitest';
import type { PersonalContent } from '../../../interface/personal-fields.js';
import { namePartsOf } from './name-parts.js';

describe('the names in a text', () => {
  it.each<[string, PersonalContent, string[]]>([
    ['Ada Lark', 'other-commander', ['Ada Lark']],
    ['CMDR Ada Lark', 'other-commander', ['Ada Lark']],
    ['$cmdr_decorate:#name=Ada Lark;', 'other-commander', ['Ada Lark']],
    ['$RolePanel2_unmanned; $cmdr_decorate:#name=Ada Lark;', 'other-commander', ['Ada Lark']],
    ['unmanned CMDR Ada Lark', 'other-commander', ['Ada Lark']],
    ['Local', 'other-commander', []],
    [' ', 'ship-name', []],
    ['K7Q-B3L', 'carrier-callsign', ['K7Q-B3L']],
    ['THE LONG WAY K7Q-B3L', 'carrier-callsign', ['THE LONG WAY', 'K7Q-B3L']],
    ['THE LONG WAY', 'carrier-name', ['THE LONG WAY']],
    ['see you at Sol', 'message', []],
  ])('%j, which holds a %s, are %j', (text, holds, names) => {
    expect(namePartsOf(text, holds).map(({ start, end }) => text.slice(start, end))).toEqual(names);
  });
});
