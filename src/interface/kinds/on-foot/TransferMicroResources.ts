import { declaredKind } from '../../evidence.js';
import { integer, list, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, each, mention } from '../../summary/summary-part.js';

export const LockerTransfer = shape(
  'LockerTransfer',
  "something moved between the backpack and the ship's locker",
  () => ({
    Name: text('internal name of the item'),
    Name_Localised: optional(text('the item, as shown in game')),
    Category: text('category of the item'),
    LockerOldCount: optional(integer('how many were in the locker before')),
    LockerNewCount: optional(integer('how many are in the locker now')),
    Direction: text('where it was moved to'),
    Count: optional(integer('how many were moved')),
  }),
);

export const TransferMicroResources = kind(
  'TransferMicroResources',
  "the player moves things between the backpack and the ship's locker",
  () => ({
    Transfers: list(LockerTransfer, 'what was moved'),
  }),
  {
    evidence: declaredKind({ since: '4.0' }),
    summary: [each('Transfers', [amount('Count', 'number'), mention('Name'), mention('Direction')])],
  },
);
