import { describe, expect, it } from 'vitest';
import { StageError } from '../stage-error.js';
import { isFaultText, parseFault } from './fault-request.js';
import { faultNames, faults } from './faults.js';

describe('a fault request', () => {
  it.each(faultNames)('by name has its default timing: %s', (name) => {
    expect(parseFault(name)).toEqual({ text: name, name, when: faults[name].usual });
  });

  it.each([
    ['torn-line:2%', { name: 'torn-line', when: { is: 'rate', rate: 0.02 } }],
    ['torn-line:100%', { name: 'torn-line', when: { is: 'rate', rate: 1 } }],
    ['nul-run@12', { name: 'nul-run', when: { is: 'nth', count: 12 } }],
    ['rotation@1h5m', { name: 'rotation', when: { is: 'time', seconds: 3900 } }],
    ['missing-field/Docked:5%', { name: 'missing-field', kind: 'Docked', when: { is: 'rate', rate: 0.05 } }],
    [
      'field-gone/FSDJump.Factions.Name@2',
      { name: 'field-gone', kind: 'FSDJump', field: 'Factions.Name', when: { is: 'nth', count: 2 } },
    ],
    ['late-companion/Market', { name: 'late-companion', kind: 'Market', when: { is: 'rate', rate: 1 } }],
    ['lf/Music@90s', { name: 'lf', kind: 'Music', when: { is: 'time', seconds: 90 } }],
  ])('is parsed: %s', (text, request) => {
    expect(parseFault(text)).toEqual({ text, ...request });
    expect(isFaultText(text)).toBe(true);
  });

  it.each([
    ['', /does not name a fault: write NAME, NAME:2%/],
    ['torn-lines', /unknown fault 'torn-lines': did you mean torn-line\?/],
    ['gremlins-everywhere', /there are torn-line, /],
    ['torn-line:2', /a share above 0% and up to 100%/],
    ['torn-line:0%', /a share above 0%/],
    ['torn-line:101%', /up to 100%/],
    ['torn-line@0', /counted from 1/],
    ['torn-line@soon', /'soon' in 'torn-line@soon' is neither/],
    ['status-empty/Docked', /status-empty takes no kind/],
    ['missing-field/Dockd', /did you mean Docked\?/],
    ['missing-field/Music', /missing-field does not happen to 'Music'/],
    ['late-companion/Status', /it happens to ModuleInfo, /],
    ['duplicate-line/Musical', /it happens to FSDJump/],
    ['torn-line:2%@12', /a share above 0%/],
    ['lf/Docked.StationName', /lf takes a kind, but no field, such as 'StationName'/],
    ['field-gone/Docked.StationNme', /to the field 'StationNme' of Docked: did you mean StationName\?/],
    ['unseen-value/Docked.MarketID', /to the field 'MarketID' of Docked: it happens to StationType, /],
    ['field-gone/FSDJump.', /to the field '' of FSDJump: it happens to StarSystem, .* and \d+ more$/],
    ['unseen-value/MultiSellExplorationData', /unseen-value does not happen to/],
    ['undefined-flag/Status', /undefined-flag takes no kind/],
    ['unknown-companion/Docked', /unknown-companion takes no kind/],
  ])('is rejected: %j', (text, reason) => {
    expect(() => parseFault(text)).toThrow(StageError);
    expect(() => parseFault(text)).toThrow(reason);
    expect(isFaultText(text)).toBe(false);
  });
});
