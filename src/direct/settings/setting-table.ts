/**
 * When a setting applies: `always` with any situation and before a session begins, `situation` with those
 * that take it, `place` with those that take it and before a session begins, `given` only before it begins.
 */
type SettableWhen = 'always' | 'situation' | 'place' | 'given';

interface SettingFacts {
  readonly about: string;
  readonly example: string;
  /** A goal is where something is to happen; a state is the condition under which it does. */
  readonly is: 'goal' | 'state';
  readonly when: SettableWhen;
}

/** All settings by name; their shapes are in `setting-shapes.ts`. */
export const settingTable = {
  system: {
    about: 'the system where it is to happen, or where the session begins',
    example: 'system=Deciat',
    is: 'goal',
    when: 'place',
  },
  station: {
    about: 'the station where it is to happen, or where the session begins',
    example: 'station="Jameson Memorial"',
    is: 'goal',
    when: 'place',
  },
  body: {
    about: 'the planet or moon where it is to happen',
    example: 'body=Moon',
    is: 'goal',
    when: 'situation',
  },
  fuel: {
    about: 'what is in the main tank, in tonnes or as a share of it; jumps are made or a pump is visited first',
    example: 'fuel=20%',
    is: 'state',
    when: 'always',
  },
  credits: {
    about: 'what the commander owns, in credits',
    example: 'credits=1000000',
    is: 'state',
    when: 'always',
  },
  legal: {
    about: 'how the commander stands with the law where it happens',
    example: 'legal=Wanted',
    is: 'state',
    when: 'always',
  },
  cargo: {
    about: 'what is in the hold, in tonnes by commodity; a market is visited first',
    example: 'cargo=gold=20',
    is: 'state',
    when: 'always',
  },
  materials: {
    about: 'how many of each material the commander has',
    example: 'materials=100',
    is: 'state',
    when: 'always',
  },
  heat: {
    about: 'how hot the ship gets; 1 is all it can bear',
    example: 'heat=1.2',
    is: 'state',
    when: 'situation',
  },
  oxygen: {
    about: 'the share of oxygen left',
    example: 'oxygen=0.1',
    is: 'state',
    when: 'situation',
  },
  health: {
    about: 'the share of health left',
    example: 'health=0.2',
    is: 'state',
    when: 'situation',
  },
  temperature: {
    about: 'how warm it is around the commander on foot, in kelvin',
    example: 'temperature=60',
    is: 'state',
    when: 'situation',
  },
  boost: {
    about: 'the injection for the drive: basic, standard or premium',
    example: 'boost=premium',
    is: 'state',
    when: 'situation',
  },
  stops: {
    about: 'how many stops the route has at least',
    example: 'stops=80',
    is: 'state',
    when: 'situation',
  },
  conflict: {
    about: 'what the factions do: war, civilwar or election',
    example: 'conflict=election',
    is: 'state',
    when: 'situation',
  },
  power: {
    about: 'the power that has, or wants, the system',
    example: 'power="Aisling Duval"',
    is: 'state',
    when: 'situation',
  },
  engineer: {
    about: 'the engineer it is about',
    example: 'engineer="Felicity Farseer"',
    is: 'state',
    when: 'situation',
  },
  ship: {
    about: 'the hull, by its internal name or as its maker calls it',
    example: 'ship=python',
    is: 'state',
    when: 'given',
  },
  commander: {
    about: 'the name of the commander',
    example: 'commander="Jane Doe"',
    is: 'state',
    when: 'given',
  },
  squadron: {
    about: 'the name of the squadron; none leaves the commander without one',
    example: 'squadron="LONG NIGHT SURVEY"',
    is: 'state',
    when: 'given',
  },
  pledge: {
    about: 'the power the commander is pledged to',
    example: 'pledge="Aisling Duval"',
    is: 'state',
    when: 'given',
  },
} as const satisfies Record<string, SettingFacts>;

export type SettingName = keyof typeof settingTable;

type NameSettable<When extends SettableWhen> = {
  [Name in SettingName]: (typeof settingTable)[Name]['when'] extends When ? Name : never;
}[SettingName];

/** What can be set before a session begins. */
export type GivenName = NameSettable<'always' | 'place' | 'given'>;

/** What can be set with any situation. */
export type CommonSettingName = NameSettable<'always'>;
