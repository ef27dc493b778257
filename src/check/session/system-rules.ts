/** Rules about what the journal says of the same star system in different lines. */
import { type StarPosition, samePosition } from '../../game/star-system.js';
import { cubeOfAddress, isInCube } from '../../game/system-address.js';
import { lineReference, shortName } from './session-phrases.js';
import type { RuleFinding, SessionRule } from './session-rule.js';
import type { SessionState } from './session-state.js';
import { type SystemMention, systemFields } from './system-mentions.js';

const { Docked, ...withPosition } = systemFields;

/** How many stops of one route are reported. */
const mostFindings = 20;

const jump = { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump' };
const inSol = { ...jump, StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0] };
const deciat = { StarSystem: 'Deciat', SystemAddress: 6681123623626, StarPos: [122.625, -0.8125, -47.28125] };
const inDeciat = { ...jump, ...deciat };

export const systemAddressRule: SessionRule = {
  id: 'system/address',
  says: 'a system has one SystemAddress, and a SystemAddress has one name',
  reason:
    'Tools know systems by their address. Two real systems may share a name, but then each lies where its own address says; anything else is one system under two addresses. A system may be renamed, but not during play.',
  reads: { ...withPosition, Docked },
  check: (_, state) => findEach(state, otherAddressOrName),
  good: { journal: [inDeciat, { ...inDeciat, event: 'Docked', StarPos: undefined }] },
  bad: { journal: [inDeciat, { ...inDeciat, SystemAddress: 6681123623626 + 2 ** 40 }] },
};

function otherAddressOrName(mention: SystemMention, state: SessionState): RuleFinding | undefined {
  return otherAddress(mention, state) ?? otherName(mention, state);
}

function otherAddress(
  { pointer, name, address, position }: SystemMention,
  { systems, here }: SessionState,
): RuleFinding | undefined {
  if (name === undefined || address === undefined) return undefined;
  const addresses = systems.addressesOf(name);
  const first = systems.at(addresses[0]);
  if (!first || addresses.includes(address)) return undefined;
  const apart = position && addresses.every((each) => liesElsewhere(systems.at(each)?.positions, position));
  if (apart && isInCube(cubeOfAddress(address), position)) return undefined;
  const message = `${shortName(name)} has the SystemAddress ${first.address} at ${lineReference(first.where, here)}, but ${address} here`;
  return { pointer: `${pointer}/SystemAddress`, expected: String(first.address), found: String(address), message };
}

/** A mention without a position may be of another system altogether, which other rules report. */
function otherName(mention: SystemMention, { systems, here }: SessionState): RuleFinding | undefined {
  const { pointer, name, address, position, contradictory, system } = mention;
  if (!system || name === undefined || position === undefined || contradictory) return undefined;
  if (system.name === name || system.launch !== systems.launch) return undefined;
  const message = `the SystemAddress ${address} belongs to ${shortName(system.name)} at ${lineReference(system.named, here)}, but to ${shortName(name)} here`;
  return { pointer: `${pointer}/StarSystem`, expected: system.name, found: name, message };
}

function liesElsewhere(positions: readonly StarPosition[] | undefined, position: StarPosition): boolean {
  return positions !== undefined && positions.length > 0 && !positions.some((each) => samePosition(each, position));
}

export const systemPositionRule: SessionRule = {
  id: 'system/position',
  says: 'a SystemAddress has one StarPos',
  reason: 'Stars do not move. Otherwise a tool that measures distances gets a different answer each time.',
  reads: withPosition,
  check: (_, state) => findEach(state, otherPosition),
  good: { journal: [inSol, inSol] },
  bad: { journal: [inSol, { ...inSol, StarPos: [0, 0, 0.25] }] },
};

function otherPosition(mention: SystemMention, { here }: SessionState): RuleFinding | undefined {
  const { pointer, name, position, contradictory, system } = mention;
  if (position === undefined || contradictory) return undefined;
  const first = system?.positions[0];
  if (!system || !first || system.positions.some((each) => samePosition(each, position))) return undefined;
  const message = `${shortName(name ?? system.name)} is at [${first.join(', ')}] at ${lineReference(system.where, here)}, but at [${position.join(', ')}] here`;
  return { pointer: `${pointer}/StarPos`, expected: `[${first.join(',')}]`, found: `[${position.join(',')}]`, message };
}

export const systemCellRule: SessionRule = {
  id: 'system/cell',
  says: 'StarPos lies in the cell of the galaxy that SystemAddress names',
  reason:
    'An address is made from the position: it contains the cube of space in which the system lies. If the two disagree, one of them belongs to another system.',
  reads: withPosition,
  check: (_, state) => findEach(state, outsideItsCell),
  good: { journal: [inSol] },
  bad: { journal: [{ ...inSol, StarPos: [122.625, -0.8125, -47.28125] }] },
};

function outsideItsCell(mention: SystemMention): RuleFinding | undefined {
  const { pointer, name, address, position, contradictory } = mention;
  if (address === undefined || position === undefined || !contradictory) return undefined;
  const { from, side } = cubeOfAddress(address);
  const cell = `the cube of ${side} ly from [${from.join(', ')}] on`;
  const message = `${shortName(name ?? 'the system')} is at [${position.join(', ')}], but its SystemAddress ${address} says ${cell}`;
  return { pointer: `${pointer}/StarPos`, expected: cell, found: `[${position.join(',')}]`, message };
}

/** What is wrong with the systems that the event mentions. */
function findEach(
  state: SessionState,
  check: (mention: SystemMention, state: SessionState) => RuleFinding | undefined,
): readonly RuleFinding[] {
  const findings: RuleFinding[] = [];
  for (const mention of state.mentions) {
    const finding = check(mention, state);
    if (finding) findings.push(finding);
    if (findings.length >= mostFindings) break;
  }
  return findings;
}
