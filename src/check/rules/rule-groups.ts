/** The scope of a rule. */
export type RuleGroup = 'line' | 'field' | 'note' | 'session' | 'file';

interface GroupText {
  readonly title: string;
  readonly about: string;
  /** What a broken rule of the group means for a player, unless the rule has its own text. */
  readonly player: string;
}

/** The groups, from the smallest scope to the largest. */
export const ruleGroups: Readonly<Record<RuleGroup, GroupText>> = {
  line: {
    title: 'Lines',
    about: 'the text of a line and its time, whatever the event',
    player: '# {line is|lines are} damaged',
  },
  field: {
    title: 'Fields',
    about:
      'every field of an event, compared with what is known of its kind: from the specification, or from real lines',
    player: '# {value is|values are} not what tools expect, and may not be understood',
  },
  note: {
    title: 'Notes of the specification',
    about: 'what the notes of the specification say about the fields of one object',
    player: '# {event contradicts|events contradict} a note of the specification; tools may be misled',
  },
  session: {
    title: 'Sessions',
    about: 'what is true throughout a session, mostly across events and files; --events-only switches these rules off',
    player: '# {event does|events do} not fit the rest of the session; tools may be misled',
  },
  file: {
    title: 'Files',
    about: 'the journals of a directory as a whole, and the companion files beside them',
    player: '# {file|files} cannot be used',
  },
};

export const ruleGroupNames = Object.keys(ruleGroups) as RuleGroup[];
