/** What a rule looks at. */
export type RuleGroup = 'line' | 'field' | 'note' | 'session' | 'file';

interface GroupText {
  readonly title: string;
  readonly about: string;
}

/** The groups from the smallest thing they look at to the largest. */
export const ruleGroups: Readonly<Record<RuleGroup, GroupText>> = {
  line: {
    title: 'Lines',
    about: 'the text of a line and its time, whatever it tells',
  },
  field: {
    title: 'Fields',
    about: 'every field of an event, held to the table of its kind',
  },
  note: {
    title: 'Notes of the specification',
    about: 'what the specification says in prose about the members of one object',
  },
  session: {
    title: 'Sessions',
    about:
      'what holds in a session, most of it across events and files; with --events-only session rules are left aside',
  },
  file: {
    title: 'Files',
    about: 'the journals of a directory as a whole, and the companions beside them',
  },
};

export const ruleGroupNames = Object.keys(ruleGroups) as RuleGroup[];
