import { observed } from '../../evidence.js';
import { integer, list, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, each, mention } from '../../summary/summary-part.js';

export const LockerTransfer = shape(
  'LockerTransfer',
  "something moved between the backpack and the ship's locker",
  () => ({
    Name: text('internal name of the item'),
    Name_Localised: optional(text('the item, as shown in game'), 1),
    Category: text('category of the item'),
    Count: optional(integer('how many were moved'), 0.5),
    LockerOldCount: optional(integer('how many were in the locker before'), 0.5),
    LockerNewCount: optional(integer('how many are in the locker now'), 0.5),
    Direction: text('where it was moved to'),
  }),
);

export const TransferMicroResources = kind(
  'TransferMicroResources',
  "the player moves things between the backpack and the ship's locker",
  () => ({
    Transfers: list(LockerTransfer, 'what was moved'),
  }),
  {
    evidence: observed(2, { since: '4.0' }),
    summary: [each('Transfers', [amount('Count', 'number'), mention('Name'), mention('Direction')])],
  },
);
