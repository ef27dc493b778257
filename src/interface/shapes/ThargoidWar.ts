import { boolean, from, integer, number, optional, shape, text } from '../field.js';
import { thargoidWarStateList } from '../specified-values.js';

/** The Thargoid war in a system. */
export const ThargoidWar = shape('ThargoidWar', 'the Thargoid war in the system', () => ({
  CurrentState: from(thargoidWarStateList, 'current state of the war'),
  NextStateSuccess: optional(from(thargoidWarStateList, 'next state if the defence succeeds')),
  NextStateFailure: optional(from(thargoidWarStateList, 'next state if the defence fails')),
  SuccessStateReached: boolean('the defence has succeeded'),
  WarProgress: optional(number('progress of the defence')),
  RemainingPorts: optional(integer('number of ports still under attack')),
  EstimatedRemainingTime: optional(text('time left, as free text')),
}));
