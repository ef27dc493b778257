import { observed } from '../../evidence.js';
import { from, text } from '../../field.js';
import { kind } from '../../kind.js';
import { personal } from '../../personal-mark.js';
import { mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const friendStatuses = open('FriendStatus', 'status of a friend, or of a request to become friends', [
  'Online',
  'Offline',
  'Added',
  'Requested',
  'Declined',
  'Lost',
]);

export const Friends = kind(
  'Friends',
  'the status of a friend changes, or a friend is online when the game starts up',
  () => ({
    Status: from(friendStatuses, 'the new status'),
    Name: personal('other-commander', text('name of the friend')),
  }),
  { evidence: observed(4_624, { since: '2.3.10' }), summary: [mention('Name'), mention('Status')] },
);
