import { expect, it } from 'vitest';
import { refual } from '../../../test/support/findings.js';
import { firstTime, lineAt, recorded } from '../../../test/support/recorded.js';

const hour = 3600;

it('lists each launch with its time, its commander and its findings', async () => {
  const load = '"Commander":"Ada", "Ship":"Krait_MkII", "ShipName":"Analytical"';
  const first = [
    lineAt(0, 'Fileheader'),
    lineAt(1, 'LoadGame', load),
    lineAt(2, 'Location'),
    lineAt(600),
    lineAt(8 * hour),
  ];
  const part = [lineAt(8 * hour, 'Continued'), lineAt(8 * hour, 'Fileheader'), lineAt(8 * hour + 60, 'Music')];
  const second = [lineAt(9 * hour, 'Fileheader'), 'nonsense', lineAt(9 * hour + 30, 'LoadGame', '"Commander":7')];
  const { recording } = recorded([`${[...first, ...part].join('\n')}\n`, second.join('\n')]);
  recording.addFindings([
    { ...refual, file: '0.log', line: 4 },
    { ...refual, file: '1.log', line: 3, severity: 'note' },
  ]);
  const { total, sessions } = await recording.answer('sessions', {});
  expect(total).toBe(2);
  expect(sessions).toEqual([
    {
      first: 0,
      last: 7,
      ready: 2,
      from: firstTime,
      to: firstTime + (8 * hour + 60) * 1000,
      played: 62_000,
      commander: 'Ada',
      ship: 'Krait_MkII',
      shipName: 'Analytical',
      findings: { error: 1, warning: 0, note: 0 },
    },
    {
      first: 8,
      last: 10,
      ready: 10,
      from: firstTime + 9 * hour * 1000,
      to: firstTime + (9 * hour + 30) * 1000,
      played: 30_000,
      findings: { error: 0, warning: 0, note: 1 },
    },
  ]);
});
