import { amount, mention, unless, when } from './summary-part.js';

/** What is told of a landing or a take-off. */
export const landingTells = [
  mention('Body'),
  mention('NearestDestination', 'near #'),
  unless('PlayerControlled', 'unmanned'),
  when('Taxi', 'taxi'),
  amount('Latitude', 'degrees'),
  amount('Longitude', 'degrees'),
];

/** What is told of serving in the crew of another player. */
export const crewTells = [mention('Captain', 'captain #'), when('Telepresence', 'by telepresence')];
