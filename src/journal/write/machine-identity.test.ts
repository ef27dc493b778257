import { describe, expect, it } from 'vitest';
import { locateProcess, type Machine, type ProcessLocation, thisMachine } from './machine-identity.js';

const ours: Machine = { host: 'sol', id: '1', boot: 'monday', processes: 'pid:[1]' };
const mac: Machine = { host: 'sol.local', cards: ['00:1b:63:84:45:e6', '00:1b:63:84:45:e7'] };

describe('where the process of a lock is', () => {
  it.each<[string, Machine, Machine, ProcessLocation]>([
    ['the same machine', ours, ours, 'here'],
    ['the same after its name was changed', { ...ours, host: 'achenar' }, ours, 'here'],
    ['the same, restarted', { ...ours, boot: 'tuesday', processes: 'pid:[2]' }, ours, 'before'],
    ['the same, restarted, of an unknown id', { host: 'sol', boot: 'tuesday' }, ours, 'before'],
    ['another of the same name', { ...ours, id: '2', boot: 'tuesday' }, ours, 'elsewhere'],
    ['a copy under another name', { ...ours, host: 'achenar', boot: 'tuesday' }, ours, 'elsewhere'],
    ['another container of the machine', { ...ours, host: 'f00d', processes: 'pid:[2]' }, ours, 'elsewhere'],
    ['a sandbox of the machine, with its name', { ...ours, processes: 'pid:[2]' }, ours, 'elsewhere'],
    ['a machine with only a name', { host: 'sol' }, ours, 'here'],
    ['a machine without properties', {}, ours, 'elsewhere'],
    ['two without properties', {}, {}, 'elsewhere'],
    ['one that has another name in each network', { ...mac, host: 'sol.lan' }, mac, 'here'],
    ['one that has lost a network card meanwhile', { host: 'sol.lan', cards: ['00:1b:63:84:45:e7'] }, mac, 'here'],
    ['another with other cards', { host: 'achenar', cards: ['00:1b:63:00:00:00'] }, mac, 'elsewhere'],
    ['another without any', { host: 'achenar', cards: [] }, { ...mac, cards: [] }, 'elsewhere'],
  ])('%s', (_, theirs, here, where) => {
    expect(locateProcess(theirs, here)).toBe(where);
  });

  it('is here for this process itself, also when it has gone through a file', () => {
    expect(locateProcess(JSON.parse(JSON.stringify(thisMachine())) as Machine, thisMachine())).toBe('here');
  });
});
