/** Rules about the sale of exploration data. */

import { nameFrom, numberFrom, objectsFrom } from '../../../state/fold-fields.js';
import { surveyOf } from '../../../state/surveys-fold.js';
import { shortName } from '../session-phrases.js';
import { noFindings, type RuleFinding, type SessionRule } from '../session-rule.js';

const scan = {
  timestamp: '2026-11-14T20:41:00Z',
  event: 'Scan',
  ScanType: 'AutoScan',
  StarSystem: 'HIP 15304',
  BodyID: 0,
  DistanceFromArrivalLS: 0,
};
const planet = { ...scan, ScanType: 'Detailed', BodyID: 1, DistanceFromArrivalLS: 611.5 };
const sale = (NumBodies: number) => ({
  timestamp: '2026-11-14T21:20:00Z',
  event: 'MultiSellExplorationData',
  Discovered: [{ SystemName: 'HIP 15304', NumBodies }],
});

export const soldBodiesRule: SessionRule = {
  id: 'exploration/sold',
  says: 'of a system no more bodies are sold than were scanned',
  reason:
    'Only what was scanned can be sold, and once. Tools add up what is still to be sold. Only systems are looked at whose star was scanned on arrival, which happens on the first visit, or of which data was sold before: of others the commander may have data from earlier days.',
  reads: { MultiSellExplorationData: ['Discovered/*/SystemName', 'Discovered/*/NumBodies'] },
  check: (event, { journal: { surveys } }) => {
    return objectsFrom(event.Discovered).flatMap((each, index): RuleFinding[] => {
      const system = nameFrom(each?.SystemName) ?? '';
      const count = numberFrom(each?.NumBodies);
      const survey = surveyOf(surveys, system);
      if (!survey?.complete || count === undefined || count <= survey.bodies.length) return [];
      const scanned = survey.bodies.length;
      const message = `${count} bodies of ${shortName(system)} are sold, but ${scanned} were scanned`;
      const pointer = `/Discovered/${index}/NumBodies`;
      return [{ pointer, expected: `${scanned} or less`, found: String(count), message }];
    });
  },
  good: { journal: [scan, planet, sale(2)] },
  bad: { journal: [scan, planet, sale(3)] },
};

export const soldEarningsRule: SessionRule = {
  id: 'exploration/earnings',
  says: 'what exploration data earns is at most its value and the bonus',
  reason:
    'TotalEarnings is BaseValue and Bonus, less the share of hired pilots. In the live game a power may add to it, without a word in the line, so there it is only a note.',
  reads: { MultiSellExplorationData: ['BaseValue', 'Bonus', 'TotalEarnings'] },
  check: (event, { journal }) => {
    const value = numberFrom(event.BaseValue);
    const bonus = numberFrom(event.Bonus);
    const total = numberFrom(event.TotalEarnings);
    if (value === undefined || bonus === undefined || total === undefined || total <= value + bonus) return noFindings;
    const most = value + bonus;
    const message = `TotalEarnings is ${total}, but BaseValue and Bonus add up to ${most}`;
    const severity = journal.recordsAllKinds ? 'note' : undefined;
    return [{ pointer: '/TotalEarnings', expected: `${most} or less`, found: String(total), message, severity }];
  },
  good: { journal: [{ ...sale(2), BaseValue: 12_000, Bonus: 500, TotalEarnings: 12_500 }] },
  bad: { journal: [{ ...sale(2), BaseValue: 12_000, Bonus: 500, TotalEarnings: 13_000 }] },
};
