import { boolean, from, integer, number, optional, shape, text } from '../field.js';
import { thargoidWarStates } from '../states.js';

/** The war against the Thargoids, as it stands in a system. */
export const ThargoidWar = shape('ThargoidWar', 'the war against the Thargoids in the system', {
  CurrentState: from(thargoidWarStates, 'the state of the war now'),
  NextStateSuccess: optional(from(thargoidWarStates, 'the next state if the defence succeeds')),
  NextStateFailure: optional(from(thargoidWarStates, 'the next state if it fails')),
  SuccessStateReached: boolean('the defence has succeeded'),
  WarProgress: optional(number('how far the defence has come')),
  RemainingPorts: optional(integer('ports still under attack')),
  EstimatedRemainingTime: optional(text('time left, in free words')),
});
