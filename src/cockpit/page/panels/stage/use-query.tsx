import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Queries, QueryName } from '../../../../stage/control/control-protocol.js';
import { useSecondHand } from '../../header/second-hand.js';
import { stageControl } from '../../store/session-store.js';
import { controlCount, sentence } from './stage-requests.js';

interface Asked<Name extends QueryName> {
  readonly value?: Queries[Name];
  /** Why there is no newer value, as a sentence. */
  readonly problem?: string;
}

const answers = new Map<QueryName, Signal<Asked<QueryName>>>();

function answerTo<Name extends QueryName>(name: Name): Signal<Asked<Name>> {
  const known = answers.get(name) ?? signal({});
  answers.set(name, known);
  return known as Signal<Asked<Name>>;
}

/** The latest answer of the stage to a query, asked for when it is first needed. */
export function useQuery<Name extends QueryName>(name: Name): Asked<Name> {
  useEffect(() => void look(name), [name]);
  return answerTo(name).value;
}

/** Like `useQuery`, asked for again each second and after each request. */
export function useRepeatedQuery<Name extends QueryName>(name: Name): Asked<Name> {
  const second = useSecondHand();
  const requests = controlCount.value;
  useEffect(() => void look(name), [name, second, requests]);
  return answerTo(name).value;
}

export async function look<Name extends QueryName>(name: Name): Promise<void> {
  const answer = answerTo(name);
  try {
    const value = await stageControl.peek()?.query(name);
    if (value && JSON.stringify({ value }) !== JSON.stringify(answer.peek())) answer.value = { value };
  } catch (error) {
    answer.value = { ...answer.peek(), problem: sentence(error) };
  }
}

/** In place of a list that is not there yet. */
export function Pending({ problem }: Asked<QueryName>) {
  return problem === undefined ? <p class="muted">Loading …</p> : <p role="alert">{problem}</p>;
}
