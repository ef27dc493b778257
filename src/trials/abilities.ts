import type { Fault } from '../direct/faults/fault.js';
import { parseFault } from '../direct/faults/fault-request.js';
import { faults } from '../direct/faults/faults.js';
import type { Scenario } from '../direct/scenario/scenario-definition.js';
import { parseService, type ServiceName, serviceNames } from '../direct/service-names.js';
import type { AnswerMember } from '../direct/tool/answer-table.js';
import { answerMembers } from '../direct/tool/question.js';

/** What a tool can do in a trial: answer for a member of its state, or send messages to a service. */
export type Ability = AnswerMember | ServiceName;

export const abilities: readonly Ability[] = [...answerMembers, ...serviceNames];

/** What a trial asks of a tool, in the order of `abilities`; a tool that can do one of them can take part. */
export function abilitiesIn({ steps, expect: { messages } }: Pick<Scenario, 'steps' | 'expect'>): Ability[] {
  const asked = steps.flatMap((step): Ability[] => ('ask' in step ? [...step.ask.keys()] : []));
  const wanted = new Set([...asked, ...messages.map(({ service }) => service)]);
  return abilities.filter((ability) => wanted.has(ability));
}

/** Whether a session claims to be live beside a tool that may use the real services. */
export function couldReachOutside({ asLive, services }: Scenario, used: readonly Ability[]): boolean {
  return asLive === true && !services.every((text) => used.includes(parseService(text).name));
}

/** The same scenario for a tool that uses only some services: nothing is awaited from the others. */
export function withoutOtherServices(scenario: Scenario, can: readonly Ability[]): Scenario {
  const { steps, expect } = scenario;
  const isUsed = (text: string) => {
    const fault: Fault = faults[parseFault(text).name];
    return fault.touches !== 'request' || can.includes(fault.service);
  };
  return {
    ...scenario,
    steps: steps.filter((step) => !('await' in step) || isUsed(step.await)),
    expect: { ...expect, messages: expect.messages.filter(({ service }) => can.includes(service)) },
  };
}
