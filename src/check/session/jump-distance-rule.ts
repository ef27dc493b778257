import { distanceBetween, type StarPosition } from '../../game/star-system.js';
import { numberFrom } from '../../state/fold-fields.js';
import type { KnownSystem } from './known-system.js';
import { lightYears, lineReference, shortName } from './session-phrases.js';
import { noFindings, type SessionRule } from './session-rule.js';
import type { SessionState } from './session-state.js';
import { type SystemMention, systemFields } from './system-mentions.js';

/** The game writes the distance with three decimals, and computes it with limited precision. */
const distanceTolerance = 0.002;

const sol = { StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0] };
const centauri = { StarSystem: 'Alpha Centauri', SystemAddress: 1178708478315, StarPos: [3.03125, -0.09375, 3.15625] };
const start = { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump', ...sol };
const jump = { timestamp: '2026-11-14T20:42:00Z', event: 'FSDJump', ...centauri };

export const jumpDistanceRule: SessionRule = {
  id: 'jump/distance',
  says: 'JumpDist is the distance between the system the ship left and the one it reached',
  reason: 'A ship jumps in a straight line. Tools add up the distances, and draw the journey from the positions.',
  reads: { FSDJump: [...systemFields.FSDJump, 'JumpDist', 'Multicrew'] },
  check: (event, state) => {
    const { system: left } = state.journal;
    const from = left?.position;
    const jumped = numberFrom(event.JumpDist);
    if (!from || jumped === undefined) return noFindings;
    const { name, position, contradictory, system } = state.mentions[0] as SystemMention;
    if (name === undefined || !position || isAstray(state, name)) return noFindings;
    if (left.multicrew !== (event.Multicrew === true) || contradictory) return noFindings;
    // A position that contradicts an earlier one proves nothing, and system/position reports it.
    if (system && liesElsewhere(system, position)) return noFindings;
    const real = distanceBetween(from, position);
    if (Math.abs(real - jumped) <= distanceTolerance) return noFindings;
    const { here } = state;
    const way = `${shortName(left.name)} to ${shortName(name)} is ${lightYears(real)}`;
    const lines =
      left.where.file === here.file
        ? `lines ${left.where.line} and ${here.line}`
        : `${lineReference(left.where, here)} and line ${here.line}`;
    const message = `JumpDist is ${jumped} ly, but ${way} (StarPos at ${lines})`;
    return [{ pointer: '/JumpDist', expected: lightYears(real), found: String(jumped), message }];
  },
  good: { journal: [start, { ...jump, JumpDist: 4.377 }] },
  bad: { journal: [start, { ...jump, JumpDist: 28.114 }] },
};

/** Whether the ship was pulled out of hyperspace: it is back where it was, or not where it was going. */
export function isAstray({ journal: { system, jumpingTo = '' } }: SessionState, name: string): boolean {
  return name === system?.name || (jumpingTo !== '' && jumpingTo !== name);
}

/** Whether another position of the system is recorded. */
function liesElsewhere({ positions }: KnownSystem, position: StarPosition): boolean {
  return positions.some((each) => distanceBetween(each, position) > distanceTolerance);
}
