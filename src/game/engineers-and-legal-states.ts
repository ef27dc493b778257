/** How the live game calls engineers, and how the player stands with them and with the law. */

/** Engineers: identity, name. Those from 400,000 on came with the on-foot expansion. */
export const engineers = [
  [300000, 'Didi Vatermann'],
  [300010, 'Bill Turner'],
  [300030, 'Broo Tarquin'],
  [300040, 'The Sarge'],
  [300050, 'Zacariah Nemo'],
  [300080, 'Liz Ryder'],
  [300090, 'Hera Tani'],
  [300100, 'Felicity Farseer'],
  [300110, 'Ram Tah'],
  [300120, 'Lei Cheung'],
  [300130, 'Petra Olmanova'],
  [300140, 'Colonel Bris Dekker'],
  [300150, 'Marsha Hicks'],
  [300160, 'Elvira Martuuk'],
  [300180, 'The Dweller'],
  [300200, 'Marco Qwent'],
  [300210, 'Selene Jean'],
  [300220, 'Professor Palin'],
  [300230, 'Lori Jameson'],
  [300250, 'Juri Ishmaak'],
  [300260, "Tod 'The Blaster' McQuinn"],
  [300270, 'Tiana Fortune'],
  [300280, 'Mel Brandon'],
  [300290, 'Etienne Dorn'],
  [300300, 'Chloe Sedesi'],
  [400001, 'Jude Navarro'],
  [400002, 'Domino Green'],
  [400003, 'Hero Ferrari'],
  [400004, 'Kit Fowler'],
  [400005, 'Wellington Beck'],
  [400006, 'Terra Velasquez'],
  [400007, 'Uma Laszlo'],
  [400008, 'Oden Geiger'],
  [400009, 'Yarden Bond'],
  [400010, 'Baltanos'],
  [400011, 'Eleanor Bresa'],
  [400012, 'Rosa Dayette'],
  [400013, 'Yi Shen'],
] as const;

export type EngineerName = (typeof engineers)[number][1];

/** The last two stand in older journals. */
export const engineerAccess = ['Known', 'Invited', 'Unlocked', 'Acquainted', 'Barred'] as const;

export const legalStates = [
  'Clean',
  'IllegalCargo',
  'Speeding',
  'Wanted',
  'Hostile',
  'PassengerWanted',
  'Warrant',
  'Allied',
  'Thargoid',
] as const;

export type LegalState = (typeof legalStates)[number];
