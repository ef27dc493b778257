import { observed } from '../../evidence.js';
import { from } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const limpetTypes = open('LimpetType', 'the task a limpet is launched for', [
  'Collection',
  'Prospector',
  'Repair',
  'FuelTransfer',
  'Decontamination',
  'Hatchbreaker',
  'Research',
]);

export const LaunchDrone = kind(
  'LaunchDrone',
  'the ship launches a limpet',
  () => ({
    Type: from(limpetTypes, 'task of the limpet'),
  }),
  { evidence: observed(2_156, { since: '3.0' }), summary: [mention('Type')] },
);
