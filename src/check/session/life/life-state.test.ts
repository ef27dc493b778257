import { expect, it } from 'vitest';
import { at } from '../../../../test/support/scenes.js';
import type { Members } from '../../../interface/object-rule.js';
import { SessionChecker } from '../session-checker.js';

const maia = { StarSystem: 'Maia', SystemAddress: 2 };

const journal: readonly Members[] = [
  at(0, 'LoadGame', { FID: 'F4711', Credits: 1000, Loan: 0 }),
  at(1, 'Materials', { Raw: [{ Name: 'iron', Count: 40 }], Manufactured: [], Encoded: [] }),
  at(2, 'Cargo', { Vessel: 'Ship', Count: 4 }),
  at(3, 'Scan', { ...maia, BodyID: 1, ScanType: 'Detailed', DistanceFromArrivalLS: 10 }),
  at(4, 'MissionAccepted', { MissionID: 1, Faction: 'Mother Gaia', KillCount: 1, TargetFaction: 'Sol Cartel' }),
  at(5, 'MiningRefined'),
  at(6, 'Scan', { ...maia, BodyID: 0, ScanType: 'AutoScan', DistanceFromArrivalLS: 0 }),
  at(7, 'MaterialCollected', { Name: 'iron', Count: 3 }),
  at(8, 'Bounty', { VictimFaction: 'Sol Cartel' }),
  at(9, 'RefuelAll', { Cost: 10 }),
  at(60, 'Cargo', { Vessel: 'Ship', Count: 5 }),
];

it('stays as it was told while the checker goes on, and while another goes on with it', () => {
  for (let stop = 0; stop < journal.length; stop++) {
    const check = new SessionChecker();
    play(check, journal.slice(0, stop));
    const snapshot = check.snapshot();
    const text = JSON.stringify(snapshot);
    play(check, journal.slice(stop));
    const another = new SessionChecker();
    another.restore(snapshot);
    play(another, journal.slice(stop));
    expect(JSON.stringify(snapshot)).toBe(text);
    expect(JSON.stringify(another.snapshot().state.life)).toBe(JSON.stringify(check.snapshot().state.life));
  }
});

function play(check: SessionChecker, events: readonly Members[]): void {
  for (const event of events) check.checkEvent(event, 1);
}
