/** What real journals have now and then: as often as there, or by a situation. */
import { describe, expect, it } from 'vitest';
import { situationCommand } from '../../src/direct/situations/situation-command.js';
import type { SituationName } from '../../src/direct/situations/situation-names.js';
import type { Members } from '../../src/interface/object-rule.js';
import { PeculiarityTally, peculiarityNames } from '../../src/observe/compare/peculiarity-tally.js';
import { planNames } from '../../src/simulate/plans/plans.js';
import type { SessionOptions } from '../../src/simulate/session-options.js';
import { openSession } from '../../src/simulate/simulate.js';
import { isThorough, oneIn } from '../thorough.js';

/** How often real journals have them in 10,000 lines. */
const realRates = {
  'back to main menu': 15.83,
  'Cargo of SRV': 11.07,
  'LoadGame StartLanded': 8.33,
  'ApproachSettlement before Location': 5.06,
  'second LoadGame in a file': 4.51,
  'LoadGame in SRV': 4.01,
  'Docked while docked': 3.8,
  'same Scan twice in a row': 3.22,
  "Loadout ShipName ' '": 3.17,
  'file without Shutdown': 2.98,
  'FactionEffects with empty Faction': 2.73,
  'EngineerProgress single': 2.53,
  'LoadGame on foot': 1.67,
  'Loadout without HullValue': 1.17,
  'Docked StationName is a symbol': 1.12,
  'Location undocked at a station (on foot)': 0.82,
  'Interdicted without Interdictor': 0.53,
  'Undocked while undocked': 0.52,
  'Location in another system without jump': 0.5,
} as const;

/** Rarer ones, and a situation that shows each. */
const situationsWith: Readonly<Record<string, SituationName>> = {
  'FSDJump to the same system': 'misjump',
  'Died without killer': 'self-destruct',
  'CarrierJump not docked': 'carrier-jump-on-foot',
  'StartJump in taxi': 'taxi-ride',
  'LoadGame in fighter': 'log-in-fighter',
  'Docked in taxi': 'taxi-ride',
  JoinACrew: 'multicrew-join',
  'SAASignalsFound of another system than the last location': 'late-scan',
  'StartJump then Location, no FSDJump': 'boot-in-hyperspace',
  'LoadGame without Ship (CQC)': 'log-in-arena',
  'ApproachSettlement without Latitude': 'settlement-without-coordinates',
  'LoadGame StartDead': 'log-in-dead',
  'SupercruiseEntry while docked': 'late-undocked',
  'Scan of another system than the last location': 'late-scan',
  'Embark Multicrew': 'multicrew-embark',
  'DockSRV Nomad': 'nomad',
  'ScanOrganic of another system than the last location': 'late-sample',
  'Scan of the destination before FSDJump': 'early-scan',
  'two StartJump in a row': 'jump-aborted',
};

/** Rarer ones that the plans show. */
const rareInPlans = ['two PowerplayMerits in one second'];

/** These follow the plan, or would be a fault. */
const leftOut = [
  'FSSSignalDiscovered of another system than the last location',
  'FSSSignalDiscovered of the destination before FSDJump',
  'ShipLocker empty (see file)',
  'Cargo without Inventory (see file)',
  'timestamp goes back',
];

/** Adds a session to a tally; returns the number of its lines. */
function count(tally: PeculiarityTally, options: SessionOptions, situation?: SituationName): number {
  const session = openSession({ dialect: 'game', ...options });
  if (situation) {
    while (!session.hasStartedUp) add(tally, session.advance());
    session.interrupt(situationCommand(situation, {}, session.world), () => undefined);
  }
  let lines = 0;
  while (!session.hasEnded) lines += add(tally, session.advance());
  return lines;
}

function add(tally: PeculiarityTally, writes: ReturnType<ReturnType<typeof openSession>['advance']>): number {
  let lines = 0;
  for (const { event } of writes) {
    if (!event) continue;
    if (event.event === 'Fileheader') tally.beginJournal();
    tally.add(event as unknown as Members);
    lines += 1;
  }
  return lines;
}

/** How many commanders follow each plan for four evenings: a thousand evenings, few of them of colonists. */
const mix = planNames
  .filter((plan) => plan !== 'stay')
  .map((plan) => [plan, isThorough ? (plan === 'colonise' ? 6 : 25) : 1] as const);

describe('over evenings of all plans, real peculiarities', () => {
  const tally = new PeculiarityTally();
  let lines = 0;
  for (const [index, [plan, commanders]] of mix.entries()) {
    for (let seed = 1000 * index; seed < 1000 * index + commanders; seed++)
      lines += count(tally, { plan, seed, evenings: isThorough ? 4 : 2, seconds: isThorough ? 7200 : 1500 });
  }
  const counts = tally.result();

  it.runIf(isThorough).each(Object.entries(realRates))('have their rate: %s', (name, rate) => {
    const ours = (10_000 * (counts.get(name) ?? 0)) / lines;
    expect(ours).toBeGreaterThan(rate / 3);
    expect(ours).toBeLessThan(rate * 3);
  });

  it('occur', () => {
    const frequent = Object.entries(realRates).flatMap(([name, rate]) => (rate > 8 ? [name] : []));
    expect([...frequent, ...(isThorough ? rareInPlans : [])].filter((name) => !counts.has(name))).toEqual([]);
  });

  it('are all accounted for', () => {
    const named = new Set([...Object.keys(realRates), ...Object.keys(situationsWith), ...leftOut]);
    expect(peculiarityNames.filter((name) => !named.has(name))).toEqual(rareInPlans);
  });
});

it.each(oneIn(6, Object.entries(situationsWith)))('%s is shown by the situation %s', (name, situation) => {
  const tally = new PeculiarityTally();
  count(tally, { plan: 'stay', seed: 5, seconds: 7200 }, situation);
  expect([...tally.result().keys()]).toContain(name);
});
