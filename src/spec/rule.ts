/** Who is contradicted: the specification itself, one of its notes, or merely what it knows. */
export type Severity = 'error' | 'warning' | 'note';

/** The members of one object of an event, as they were read. */
export type Members = Readonly<Record<string, unknown>>;

/** Members to set on an object; `undefined` takes a member away. */
export type Patch = Readonly<Record<string, unknown>>;

/**
 * A note of the specification that can be judged by looking at one object. It belongs to a shape and
 * holds wherever that shape stands.
 */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  /** The member the rule is about. */
  readonly about: string;
  /** The member at fault in an object that breaks the rule, where it is not always the one the rule is about. */
  readonly culprit?: (object: Members) => string;
  readonly says: string;
  readonly reason: string;
  readonly holds: (object: Members) => boolean;
  /** Members of which it only asks whether they are there, whatever they hold. */
  readonly asksWhether?: readonly string[];
  /** The member it is about never stands here: schemas and types can say that, too. */
  readonly forbids?: true;
  /** What turns any object of the shape into one that obeys, and into one that does not. */
  readonly good: Patch;
  readonly bad: Patch;
}

export function applyPatch(object: Members, patch: Patch): Record<string, unknown> {
  const merged = { ...object, ...patch };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}

type Told = Pick<Rule, 'id' | 'reason'>;

/** The member is written only when it is true; `false` is told by leaving it out. */
export function onlyWhenTrue(about: string, told: Told): Rule {
  return {
    ...told,
    severity: 'warning',
    about,
    says: `${about} is written only when it is true`,
    holds: (object) => object[about] !== false,
    good: { [about]: true },
    bad: { [about]: false },
  };
}

/** The member says something only where another member is true. */
export function onlyWith(about: string, other: string, told: Told): Rule {
  return {
    ...told,
    severity: 'warning',
    about,
    says: `${about} stands only where ${other} is true`,
    holds: (object) => object[about] === undefined || object[other] === true,
    asksWhether: [about],
    good: { [about]: true, [other]: true },
    bad: { [about]: true, [other]: undefined },
  };
}

/** The members stand together or not at all; `good` gives each of them a value. */
export function together(good: Patch, told: Told): Rule {
  const names = Object.keys(good);
  const [about = '', ...others] = names;
  return {
    ...told,
    severity: 'warning',
    about,
    says: `${about} stands together with ${others.join(' and ')}`,
    holds: (object) => {
      const present = names.filter((name) => object[name] !== undefined);
      return present.length === 0 || present.length === names.length;
    },
    asksWhether: names,
    culprit: (object) => names.find((name) => object[name] === undefined) ?? about,
    good,
    bad: { ...good, [others.at(-1) ?? about]: undefined },
  };
}

/** The member stands elsewhere and must not stand here, whatever it holds; `bad` shows it where it must not be. */
export function never(about: string, bad: Patch, told: Told & Pick<Rule, 'says'>): Rule {
  return {
    ...told,
    severity: 'error',
    about,
    holds: (object) => object[about] === undefined,
    asksWhether: [about],
    forbids: true,
    good: { ...bad, [about]: undefined },
    bad,
  };
}

/** The member is optional elsewhere and must stand here. */
export function always(about: string, value: unknown, told: Told): Rule {
  return {
    ...told,
    severity: 'error',
    about,
    says: `the file holds its list of ${about}, even if it is empty`,
    holds: (object) => object[about] !== undefined,
    asksWhether: [about],
    good: { [about]: value },
    bad: { [about]: undefined },
  };
}
