/** Rules about the factions of a system, as a jump lists them. */
import { isVersionBefore, rulesVersion } from '../../game/game-version.js';
import { unlistedRulers } from '../../game/political-vocabulary.js';
import type { Members } from '../../interface/object-rule.js';
import { elementsOf, nameFrom, numberFrom, objectFrom, objectsFrom } from '../../state/fold-fields.js';
import { round, shortName } from './session-phrases.js';
import { noFindings, type RuleFinding, type SessionRule } from './session-rule.js';
import type { SessionFacts } from './session-state.js';

/** Shares are rounded to six decimals each; in a few systems without politics all are 0. */
const tolerance = 0.005;

/** Until the end of 2018 the shares were whole thousandths, and their sum was off by up to two hundredths. */
const oldTolerance = 0.025;
const endOfThousandths = '3.4';

const jump = { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump' };
const Factions = [
  { Name: 'Pikum Public Group', Influence: 0.6 },
  { Name: 'Njulngan Future', Influence: 0.4 },
];

export const influenceRule: SessionRule = {
  id: 'factions/influence',
  says: 'the Influence values of the factions of a system add up to 1',
  reason: 'Influence is a share of the system. Otherwise charts of the shares have a gap or run over.',
  reads: { FSDJump: ['Factions/*/Influence'] },
  check: (event, { journal }) => {
    if (event.Factions === undefined) return noFindings;
    const factions = elementsOf(event.Factions);
    let sum = 0;
    for (const faction of factions) sum += numberFrom(objectFrom(faction)?.Influence) ?? Number.NaN;
    const difference = Math.abs(sum - 1);
    if (Number.isNaN(sum) || sum === 0 || difference <= tolerance) return noFindings;
    if (difference <= oldTolerance && isOld(event, journal)) return noFindings;
    const found = String(round(sum));
    const message = `the Influence values of the ${factions.length} factions add up to ${found}, not 1`;
    return [{ pointer: '/Factions', expected: '1', found, message }];
  },
  good: { journal: [{ ...jump, Factions }] },
  bad: { journal: [{ ...jump, Factions: [...Factions, { Name: 'Law Party of Njulngan', Influence: 0.05 }] }] },
};

function isOld({ timestamp }: Members, { game }: SessionFacts): boolean {
  return isVersionBefore(rulesVersion(game.version, timestamp), endOfThousandths);
}

export const controllingFactionRule: SessionRule = {
  id: 'factions/controlling',
  says: 'the SystemFaction is one of the Factions',
  reason:
    "A faction controls a system in which it is present. Otherwise tools look it up among the factions and find nothing. The local branch of the Pilots' Federation rules without a share of its own, so it need not be listed.",
  reads: { FSDJump: ['SystemFaction/Name', 'Factions/*/Name'] },
  check: (event) => {
    const faction = objectFrom(event.SystemFaction);
    if (!faction || needNotBeListed(faction)) return noFindings;
    return absentFaction(event, faction, 'controls the system', '/SystemFaction');
  },
  good: {
    journal: [
      { ...jump, Factions, SystemFaction: { Name: 'Pikum Public Group' } },
      { ...jump, Factions, SystemFaction: { Name: "Pilots' Federation Local Branch" } },
    ],
  },
  bad: { journal: [{ ...jump, Factions, SystemFaction: { Name: 'Wolf 397 Labour' } }] },
};

function needNotBeListed(faction: Members | undefined): boolean {
  const name = nameFrom(faction?.Name);
  return name !== undefined && [...unlistedRulers].includes(name);
}

export const conflictRule: SessionRule = {
  id: 'factions/conflict',
  says: 'both parties of a conflict are among the Factions',
  reason: 'Factions fight over a system in which both are present. Tools look both up among the factions.',
  reads: { FSDJump: ['Conflicts/*/Faction1/Name', 'Conflicts/*/Faction2/Name', 'Factions/*/Name'] },
  check: (event) => {
    if (event.Conflicts === undefined) return noFindings;
    return objectsFrom(event.Conflicts)
      .slice(0, mostConflicts)
      .flatMap((each, index) => [
        ...absentFaction(event, objectFrom(each?.Faction1), 'is in a conflict', `/Conflicts/${index}/Faction1`),
        ...absentFaction(event, objectFrom(each?.Faction2), 'is in a conflict', `/Conflicts/${index}/Faction2`),
      ]);
  },
  good: { journal: [conflictWith('Njulngan Future')] },
  bad: { journal: [conflictWith('Wolf 397 Labour')] },
};

function conflictWith(Name: string): Members {
  return { ...jump, Factions, Conflicts: [{ Faction1: { Name: 'Pikum Public Group' }, Faction2: { Name } }] };
}

/** More than there are in any system. */
const mostConflicts = 20;

function absentFaction(
  event: Members,
  faction: Members | undefined,
  what: string,
  pointer: string,
): readonly RuleFinding[] {
  const name = nameFrom(faction?.Name);
  if (name === undefined || !Array.isArray(event.Factions) || event.Factions.length === 0) return noFindings;
  const factions = elementsOf(event.Factions);
  for (const listed of factions) {
    const each = objectFrom(listed)?.Name;
    // A faction whose name cannot be read may be this one.
    if (each === name || nameFrom(each) === undefined) return noFindings;
  }
  const message = `${shortName(name)} ${what}, but is not among its ${factions.length} Factions`;
  return [{ pointer: `${pointer}/Name`, expected: 'one of the Factions', found: JSON.stringify(name), message }];
}
