import { findsHere } from '../../state/finds-fold.js';
import type { JournalState } from '../../state/journal-state.js';
import { keyOfSystem } from '../../state/tally-fold.js';
import { type LocatedValue, plainValue } from '../scenario/located-value.js';
import type { AnswerMember } from './answer-table.js';
import { type AskedMembers, answerWordIn } from './asked-members.js';

/** The right answers by what the journal says: undefined if it is not certain, null if there is none. */
export const rightIn: Readonly<Record<AnswerMember, (state: JournalState) => unknown>> = {
  system: ({ system, awayFrom = system }) => awayFrom?.name,
  systemAddress: ({ system, awayFrom = system }) => awayFrom?.address,
  body: ({ body }) => body?.name,
  station: ({ station, docking }) => station?.name ?? (docking ? null : undefined),
  marketId: ({ station, docking }) => station?.marketId ?? (docking ? null : undefined),
  place: ({ place }) => place,
  docked: ({ docking }) => docking?.docked,
  vehicle: ({ ride }) => ride,
  vehicleType: ({ ride, vehicleOut }) => (ride === 'srv' || ride === 'lander' ? vehicleOut : ride && null),
  // The game writes a space for a ship without a name.
  ship: ({ ship: { id, type, name } }) => ({ id, type, name: name?.trim() === '' ? null : name }),
  cargo: ({ ship }) => ship.cargo,
  srvCargo: ({ srvCargo }) => srvCargo,
  materials: ({ materials }) => materials,
  locker: ({ locker }) => locker?.counts,
  backpack: ({ backpack }) => backpack?.counts,
  ships: ({ ships }) => ships,
  hullValue: ({ ship }) => ship.hullValue,
  carrier: ({ carrier }) => carrier?.system,
  prices: ({ market }) => market?.prices,
  credits: ({ commander }) => commander.credits,
  missions: ({ missions }) => missions && Object.keys(missions).filter((id) => !missions[id]?.ended),
  targetsLeft: ({ missions }) =>
    missions &&
    Object.fromEntries(
      Object.entries(missions).flatMap(([id, { fields, targets, kills, ended }]) =>
        targets === undefined || ended ? [] : [[id, Math.max(0, Number(fields.KillCount) - kills)]],
      ),
    ),
  commander: ({ commander }) => commander.name,
  ranks: ({ ranks }) => ranks,
  pledge: ({ commander }) => commander.pledge,
  merits: ({ commander }) => commander.merits,
  factions: ({ system, tally }) => system && tally.factions,
  influenced: ({ tally }) => tally.influenced,
  influence: ({ influence }) => influence,
  bounties: ({ tally }) => tally.bounties,
  construction: ({ construction }) => construction,
  route: ({ route }) => route?.map(({ name }) => name),
  jumps: ({ tally }) => tally.jumps,
  dockings: ({ tally }) => tally.dockings,
  clearance: ({ clearance }) => clearance,
  signals: ({ system, tally }) => system && (tally.signals[keyOfSystem(system)] ?? 0),
  bodies: ({ system, tally }) => system && (tally.bodies[keyOfSystem(system)] ?? []),
  explored: ({ tally }) => tally.explored,
  lifeForms: ({ tally }) => tally.lifeForms,
  lifeOn: ({ finds }) =>
    Object.fromEntries(
      Object.entries(finds).flatMap(([key, { analysed }]) => (analysed === undefined ? [] : [[key, analysed]])),
    ),
  orbits: (state) => findsHere(state, 'circles'),
  bodySignals: (state) => findsHere(state, 'signals'),
  playing: ({ play }) => play,
  client: ({ game: { version, odyssey } }) => {
    if (version?.startsWith('3.')) return 'legacy';
    return odyssey === undefined ? undefined : odyssey ? 'odyssey' : 'horizons';
  },
  beta: ({ game: { version } }) => version && /beta/i.test(version),
};

/** Whether something is known for certain: of an object, at least one member. */
export function saysSomething(right: unknown): boolean {
  if (typeof right !== 'object' || right === null) return right !== undefined;
  const values = Object.values(right);
  return values.length === 0 || values.some((value) => value !== undefined);
}

/** Other answers that are as good. */
const alsoIn: Partial<typeof rightIn> = { station: ({ station }) => station?.localised };

/** One question about one member. */
export interface AskedValue {
  readonly member: AnswerMember;
  readonly asked: LocatedValue;
  /** The right answer: what the file says, or what the journal says where the file leaves it to that. */
  readonly right: unknown;
  /** Another answer that is as good; undefined if there is none. */
  readonly also?: unknown;
  /** What the journal says; undefined if it is not certain. */
  readonly byJournal: unknown;
  /** The answer when it was last asked; undefined if it was not. */
  readonly before: unknown;
}

/** The right answers at this moment. `before` keeps them for words such as `same`, and is updated. */
export function rightAnswers(
  asked: AskedMembers,
  state: JournalState,
  before: Map<AnswerMember, unknown>,
): AskedValue[] {
  return Array.from(asked, ([member, value]) => {
    // The fold changes its state in place.
    const byJournal = structuredClone(rightIn[member](state));
    const earlier = before.get(member);
    const word = answerWordIn(value);
    const right = word === undefined ? plainValue(value) : word === 'same' ? earlier : byJournal;
    before.set(member, right);
    return { member, asked: value, right, also: alsoIn[member]?.(state), byJournal, before: earlier };
  });
}
