/** Titles of missions and texts about their effects, in the form of the game's; the words are our own. */

/**
 * Titles by a part of the internal name; the first that fits counts. In braces: units and name of the goods,
 * credits, the wanted pilot, the station or settlement, the faction it is against, the system.
 */
export const missionTitles: readonly (readonly [part: string, titles: readonly string[]])[] = [
  [
    'OnFoot_RebootRestore',
    ['Get {place} back to work', 'Make {place} ready for its crew', 'Bring {place} back into service'],
  ],
  ['OnFoot_Reboot', ['Restore power at {place}', 'Switch the reactor of {place} back on', 'Bring {place} back online']],
  [
    'OnFoot_SalvageIllegal',
    ['Quietly recover an item from a wreck', 'Take something from a crash site', 'Illegal recovery from wreckage'],
  ],
  [
    'OnFoot_Salvage',
    ['Recover an item from a crash site', 'Search a wreck for our property', 'Retrieve what a crash left behind'],
  ],
  [
    'OnFoot_ProductionHeist',
    ['Steal a sample from {place}', 'Take a product from {place} unseen', 'Lift a prototype from {place}'],
  ],
  ['OnFoot_Heist', ['Steal from {place}', 'Break into {place} and take our item', 'Theft at {place}']],
  [
    'OnFoot_Hack_Download',
    ['Copy data from a port at {place}', 'Get the files from a data port', 'Extract records from {place}'],
  ],
  [
    'OnFoot_Collect',
    ['Pick up a parcel at {place}', 'Collect an item from a settlement', 'Obtain a package from a contact'],
  ],
  ['OnFoot_Delivery', ['Bring a package to {place}', 'Hand a parcel to our contact', 'Carry an item to {place}']],
  [
    'OnFoot_Assassination',
    ['Kill a target at {place}', 'Eliminate a member of {faction}', 'Remove our enemy at {place}'],
  ],
  [
    'OnFoot_Defence',
    ['Defend our property at {place}', 'Hold {place} against raiders', 'Protect a canister at {place}'],
  ],
  ['OnFoot_Onslaught', ['Clear {place} of scavengers', 'Raid {place}', 'Wipe out the scavengers at {place}']],
  [
    'OnFoot_Massacre',
    ['Kill members of {faction}', 'Eliminate {faction} personnel', 'Strike at {faction} on the ground'],
  ],
  ['Courier_Democracy', ['Party Papers to be Carried', 'Council Report Transfer', 'Election Office Courier Run']],
  ['Courier_Elections', ['Ballot Data Transfer', 'Campaign Message Run', 'Vote Count to be Delivered']],
  ['Courier_CivilUnrest', ['Confidential Data Run', 'Discreet Message Transfer', 'Restricted Files to be Carried']],
  ['Courier_War', ['Military Orders Transfer', 'Dispatches from the Front', 'War Council Data Run']],
  ['Courier_Outbreak', ['Medical Records Transfer', 'Quarantine Report Run', 'Patient Data to be Delivered']],
  ['Courier_Expansion', ['Survey Data Transfer', 'Colony Plans to be Carried', 'Settlers Office Data Run']],
  ['Courier', ['Data Courier Wanted', 'Message Run Available', 'Pilot Required for Data Transfer']],
  [
    'Delivery_Boom',
    [
      'Carry {units} units of {goods} to a growing market',
      'Haul {units} units of {goods} while prices are high',
      'Transport {units} units of {goods} for the boom',
    ],
  ],
  [
    'Delivery_Democracy',
    [
      'Carry {units} units of {goods} for the people',
      'Transport {units} units of {goods} for the council',
      'Haul {units} units of {goods} for our voters',
    ],
  ],
  [
    'Delivery',
    [
      'Transport {units} units of {goods}',
      'Carry {units} units of {goods} to our partners',
      'Haul {units} units of {goods}',
    ],
  ],
  [
    'Collect',
    [
      'Obtain and bring in {units} units of {goods}',
      'Procure {units} units of {goods} for us',
      'Find and deliver {units} units of {goods}',
    ],
  ],
  [
    'AltruismCredits',
    ['Contribute {credits} Cr to our work', 'Give {credits} Cr for the common good', 'Support us with {credits} Cr'],
  ],
  [
    'Altruism',
    [
      'Contribute {units} units of {goods} to our work',
      'Give {units} units of {goods} for the common good',
      'Support us with {units} units of {goods}',
    ],
  ],
  [
    'Mining',
    [
      'Mining Contract: {units} Units of {goods}',
      'Extract and bring in {units} units of {goods}',
      'Miners wanted: {units} Units of {goods}',
    ],
  ],
  [
    'Massacre_Conflict',
    ['Destroy ships of {faction}', 'Fight {faction} in open battle', 'Shoot down {faction} fighters'],
  ],
  [
    'Massacre',
    ['Destroy {faction} faction Pirates', 'Hunt {faction} faction Pirates', 'Thin out {faction} faction Pirates'],
  ],
  [
    'Assassinate',
    ['Eliminate Known Pirate: {pilot}', 'Hunt Known Pirate: {pilot}', 'Bring down Known Pirate: {pilot}'],
  ],
  [
    'Salvage_War',
    [
      '{goods} War Recovery Contract',
      'Recover {units} units of {goods} from the front',
      '{goods} Battlefield Recovery',
    ],
  ],
  ['Salvage', ['{goods} Recovery Contract', 'Recover {units} units of {goods}', '{goods} Retrieval Operation']],
  [
    'Sightseeing_Criminal',
    ['Take fugitives on a tour of {system}', 'Quiet passage by way of {system}', 'No Questions Asked Tour: {system}'],
  ],
  [
    'Sightseeing',
    ['Sightseeing Tour: {system}', 'Passengers wish to see {system}', 'Show our guests the sights of {system}'],
  ],
  ['Rescue', ['Rescue personnel from {system}', 'Evacuate our people', 'Survivors to be Picked Up']],
  ['Hack', ['Breach the systems of a rival ship', 'Data theft from a megaship', 'Hack a ship of our rivals']],
  ['', ['Work available in {system}', 'Pilot needed in {system}', 'Contract in {system}']],
];

/**
 * Effects of a completed mission, with the trend and three versions of the text. The game leaves the
 * placeholders in them.
 */
export const missionEffects = {
  EP_up: [
    'UpGood',
    [
      'Business under $#MinorFaction; is doing better in the $#System; system.',
      'The earnings of $#MinorFaction; have risen in the $#System; system.',
      'Trade by $#MinorFaction; has grown in the $#System; system.',
    ],
  ],
  EP_down: [
    'DownBad',
    [
      'Business under $#MinorFaction; is doing worse in the $#System; system.',
      'The earnings of $#MinorFaction; have fallen in the $#System; system.',
      'Trade by $#MinorFaction; has shrunk in the $#System; system.',
    ],
  ],
  SP_up: [
    'UpGood',
    [
      'The streets under $#MinorFaction; have become safer in the $#System; system.',
      'The police of $#MinorFaction; are gaining ground in the $#System; system.',
      'Crime against $#MinorFaction; is going down in the $#System; system.',
    ],
  ],
  SP_down: [
    'DownBad',
    [
      'The streets under $#MinorFaction; have become less safe in the $#System; system.',
      'The police of $#MinorFaction; are losing ground in the $#System; system.',
      'Crime against $#MinorFaction; is going up in the $#System; system.',
    ],
  ],
  Outbreak_down: [
    'DownGood',
    [
      'The sick of $#MinorFaction; are recovering, and fewer fall ill in the $#System; system.',
      'Doctors of $#MinorFaction; report fewer infections in the $#System; system.',
      'Hospitals of $#MinorFaction; have beds again in the $#System; system.',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly [trend: string, texts: readonly string[]]>>;
