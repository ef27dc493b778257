/**
 * Messages of non-players on the local channel, by the game's internal names. The displayed texts are our
 * own.
 */

import type { Allegiance } from './political-vocabulary.js';

/** Who speaks: a ship of an authority or a company, or a named pilot. */
export type Speaker = 'military' | 'police' | 'liner' | 'pilot';

/** Several messages of the same kind. */
export interface ChatterTopic {
  readonly speaker: Speaker;
  /** The internal name, without the number of the message and the semicolon. */
  readonly name: string;
  /** The displayed texts, numbered from 1. */
  readonly shown: readonly string[];
  /** Relative frequency. */
  readonly weight: number;
  /** Seconds to the next message of the same topic, and its probability. */
  readonly pause: readonly [least: number, most: number];
  readonly goesOn: number;
}

/** In supercruise. */
export const supercruiseTopics: readonly ChatterTopic[] = [
  {
    speaker: 'liner',
    name: 'CruiseLiner_SCPatrol',
    weight: 1,
    pause: [29, 50],
    goesOn: 0.6,
    shown: [
      'Few liners in the bubble are as well kept as this one.',
      'Dinner is served on the upper deck from now on.',
      'Passengers on the port side have the better view now.',
      'The pool stays closed until we have left supercruise.',
      'Your captain thanks you for flying with us.',
    ],
  },
  {
    speaker: 'pilot',
    name: 'Pirate_HunterHostileSC_Relevant',
    weight: 0.06,
    pause: [5, 30],
    goesOn: 0,
    shown: [
      'Go on, take a good look.',
      'You will wish you had not seen me.',
      'Another hunter. How dull.',
      'My bounty is not yours yet.',
      'Come closer, if you dare.',
    ],
  },
];

/** Around a station. */
export const stationTopics: readonly ChatterTopic[] = [
  {
    speaker: 'military',
    name: 'Military_Passthrough',
    weight: 10,
    pause: [1, 12],
    goesOn: 0.85,
    shown: [
      'Formation is tight, keep it so.',
      'Beginning our round of the system.',
      'We hold our position.',
      'Waypoint reached, waiting for orders.',
      'All quiet on this side.',
      'Wing two, close up.',
      'Scopes are clear.',
      'Next leg of the patrol begins now.',
      'Escort in place.',
      'Copy that, moving on.',
    ],
  },
  {
    speaker: 'police',
    name: 'Police_StartPatrol',
    weight: 2,
    pause: [20, 60],
    goesOn: 0.15,
    shown: [
      'Control, our patrol begins.',
      'Control, we are out and clear.',
      'On patrol from now on.',
      'Taking over the northern route.',
      'Patrol is under way.',
    ],
  },
  {
    speaker: 'police',
    name: 'Police_EndPatrol',
    weight: 2,
    pause: [26, 60],
    goesOn: 0.2,
    shown: [
      'Control, our round is done.',
      'Nothing to report, coming in.',
      'Control, we are on our way to the pad.',
      'End of the shift, at last.',
      'Patrol is over, heading home.',
    ],
  },
  {
    speaker: 'pilot',
    name: 'Commuter_AuthorityScan',
    weight: 2,
    pause: [10, 30],
    goesOn: 0.1,
    shown: [
      'Again? You had a look at me yesterday.',
      'Go ahead, there is nothing to find.',
      'Please be quick, I am late already.',
      'All papers are in order, officer.',
      'There must be worse people than me here.',
      'Scan away.',
    ],
  },
];

/** Messages of a ship about to be attacked, and of one with hardly any hull left. */
const enemySeen: ChatterTopic = {
  speaker: 'pilot',
  name: 'Trader_OnEnemyShipDetection',
  weight: 2,
  pause: [0, 3],
  goesOn: 0.65,
  shown: [
    'Whoever you are, keep away.',
    'You do not want to do that.',
    'I have friends on the way.',
    'There is nothing here for you.',
    'Take your guns elsewhere.',
  ],
};
const criticalDamage: ChatterTopic = {
  speaker: 'pilot',
  name: 'BadKarmaCriticalDamage',
  weight: 3,
  pause: [0, 3],
  goesOn: 0.62,
  shown: [
    'This cannot be happening!',
    'The hull is giving way!',
    'Somebody get me out of here!',
    'I am losing power!',
    'Not like this!',
    'My shields are gone!',
  ],
};

/** In open space, where ships meet and fight. */
export const spaceTopics: readonly ChatterTopic[] = [
  enemySeen,
  criticalDamage,
  {
    speaker: 'police',
    name: 'Police_ArriveInvestigate',
    weight: 2,
    pause: [0, 4],
    goesOn: 0.58,
    shown: [
      'We look into reports of a crime here.',
      'Response unit has arrived.',
      'Patrol is on the scene.',
      'All ships, hold your fire.',
      'Police unit in place.',
    ],
  },
];

/** Messages of a targeted ship. */
export const targetedTopics: Readonly<Record<'pirate' | 'dying' | 'trader' | 'force', ChatterTopic>> = {
  pirate: enemySeen,
  dying: criticalDamage,
  trader: {
    speaker: 'pilot',
    name: 'Commuter_HostileScan',
    weight: 1,
    pause: [0, 2],
    goesOn: 0.55,
    shown: [
      'Is there a problem?',
      'I have done nothing wrong.',
      'Your name is on record now.',
      'Point that somewhere else.',
      'The police will hear of this.',
    ],
  },
  force: {
    speaker: 'police',
    name: 'Police_ArrivedAtInvestigationLocation',
    weight: 1,
    pause: [0, 2],
    goesOn: 0.55,
    shown: [
      'Everybody stays where they are.',
      'Stand by for a scan.',
      'Do not run, it would not help.',
      'All ships will be scanned.',
    ],
  },
};

/** A pirate begins to scan, finds nothing, or finds more than can be carried. */
export const pirateScan: Readonly<Record<'begins' | 'findsNothing' | 'findsMuch', ChatterTopic>> = {
  begins: {
    speaker: 'pilot',
    name: 'Pirate_OnStartScanCargo',
    weight: 1,
    pause: [1, 1],
    goesOn: 0,
    shown: [
      'Let me see what you carry.',
      'Stay calm while I have a look.',
      'What is in the hold today?',
      'Hold still.',
      'Something for me in there?',
      'I hope this is worth my time.',
      'Anything good aboard?',
    ],
  },
  findsNothing: {
    speaker: 'pilot',
    name: 'Pirate_OnNoCargoFound',
    weight: 1,
    pause: [1, 1],
    goesOn: 0,
    shown: [
      'Empty. What a waste.',
      'Nothing at all?',
      'You should be ashamed of that hold.',
      'Not a single tonne.',
      'Go and buy something first.',
      'So much for getting rich.',
      'Empty again.',
    ],
  },
  findsMuch: {
    speaker: 'pilot',
    name: 'Pirate_LargeCargoIgnoreThreat',
    weight: 1,
    pause: [1, 1],
    goesOn: 0,
    shown: [
      'That is a lot for one ship.',
      'A hold like that makes friends.',
      'All that, and no escort?',
      'Big ship, big prize.',
      'I like what I see.',
      'Somebody will be rich tonight.',
      'A heavy load makes a slow ship.',
    ],
  },
};

/** The message of a pirate who has interdicted a ship. */
export const piracyDeclared: ChatterTopic = {
  speaker: 'pilot',
  name: 'Pirate_OnDeclarePiracyAttack',
  weight: 1,
  pause: [1, 1],
  goesOn: 0,
  shown: [
    'You are mine now.',
    'This is where your trip ends.',
    'Time to pay.',
    'You should have run faster.',
    'No chance for you.',
  ],
};

/** The message of the police after a scan without a find. */
export const scanPassed: ChatterTopic = {
  speaker: 'police',
  name: 'Police_ThankYouPassedStopAndSearch',
  weight: 1,
  pause: [1, 1],
  goesOn: 0,
  shown: [
    'Nothing found. Fly safe.',
    'You are clean, pilot.',
    'That was all, you may go on.',
    'Thank you for your patience.',
    'All in order here.',
    'Scan done, carry on.',
  ],
};

type Side = Exclude<Allegiance, 'PilotsFederation' | 'Guardian' | 'Thargoid'>;

/** The names of authority ships, by superpower. */
export const authorityNames: Readonly<Record<'military' | 'police', Partial<Record<Side, string>>>> = {
  military: {
    Independent: 'System Defence Force',
    Alliance: 'Alliance Defence Force',
    Federation: 'Federal Navy Ship',
    Empire: 'Imperial Navy Ship',
  },
  police: {
    Independent: 'System Authority Vessel',
    Alliance: 'Allied Police Forces',
    Federation: 'Federal Security Service',
    Empire: 'Internal Security Service',
  },
};
