import { type NeighbourName, neighbourNames } from '../direct/neighbour-names.js';
import type { Scenario } from '../direct/scenario/scenario-definition.js';
import { type AnswerMember, answerMembers } from '../direct/tool/answer-table.js';

/** What a tool can do in a trial: answer for a member of its state, or send messages to a service. */
export type Ability = AnswerMember | NeighbourName;

export const abilities: readonly Ability[] = [...answerMembers, ...neighbourNames];

/** What a trial asks of a tool, in the order of `abilities`; a tool that can do one of them can take part. */
export function abilitiesIn({ steps, expect: { messages } }: Pick<Scenario, 'steps' | 'expect'>): Ability[] {
  const asked = steps.flatMap((step): Ability[] => ('ask' in step ? [...step.ask.keys()] : []));
  const wanted = new Set([...asked, ...messages.map(({ service }) => service)]);
  return abilities.filter((ability) => wanted.has(ability));
}
