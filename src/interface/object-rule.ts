/**
 * `error` contradicts the specification, `warning` one of its notes or what many real lines have in common;
 * `note` is something that neither mentions.
 */
export type Severity = 'error' | 'warning' | 'note';

/** The members of one object of an event, as they were read. */
export type Members = Readonly<Record<string, unknown>>;

/** The name of an event; none if it is no text: `String` throws for an object with a member `toString`. */
export function eventNameOf({ event }: Members): string {
  return typeof event === 'string' ? event : '';
}

/** Members to set on an object; `undefined` removes a member. */
export type Patch = Readonly<Record<string, unknown>>;

/**
 * A note of the specification that can be checked by looking at one object. It belongs to a shape and
 * applies wherever that shape is used.
 */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  /** The member the rule is about. */
  readonly about: string;
  /** The member at fault in an object that breaks the rule, if that is not always `about`. */
  readonly faultyMember?: (object: Members) => string;
  readonly says: string;
  readonly reason: string;
  readonly holds: (object: Members) => boolean;
  /** Members whose value does not matter to the rule, only whether they are present. */
  readonly presenceOnly?: readonly string[];
  /** Lists of which nothing matters to the rule but how long they are, or whether they are present. */
  readonly lengthOnly?: readonly string[];
  /**
   * Integers of which nothing matters to the rule but whether they are present, and whether any bit is set
   * from a first to a last one.
   */
  readonly bitsOnly?: Readonly<Record<string, readonly [first: number, last: number]>>;
  /** The member must never be present: schemas and types can express that, too. */
  readonly forbids?: true;
  /** Patches that turn any object of the shape into one that obeys the rule, and into one that breaks it. */
  readonly good: Patch;
  readonly bad: Patch;
}

export function applyPatch(object: Members, patch: Patch): Record<string, unknown> {
  const merged = { ...object, ...patch };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}

type IdAndReason = Pick<Rule, 'id' | 'reason'>;

/** The member is written only when it is true, and omitted instead of being `false`. */
export function onlyWhenTrue(about: string, idAndReason: IdAndReason): Rule {
  return {
    ...idAndReason,
    severity: 'warning',
    about,
    says: `${about} is written only when it is true, never as false`,
    holds: (object) => object[about] !== false,
    good: { [about]: true },
    bad: { [about]: false },
  };
}

/** The member is written only if another member is true. */
export function onlyWith(about: string, other: string, idAndReason: IdAndReason): Rule {
  return {
    ...idAndReason,
    severity: 'warning',
    about,
    says: `${about} is written only when ${other} is true`,
    holds: (object) => object[about] === undefined || object[other] === true,
    presenceOnly: [about],
    good: { [about]: true, [other]: true },
    bad: { [about]: true, [other]: undefined },
  };
}

/** The members are written together or not at all; `good` gives each of them a value. */
export function together(good: Patch, idAndReason: IdAndReason): Rule {
  const names = Object.keys(good);
  const [about = '', ...others] = names;
  return {
    ...idAndReason,
    severity: 'warning',
    about,
    says: `${[names.slice(0, -1).join(', '), ...others.slice(-1)].join(' and ')} are written together or not at all`,
    holds: (object) => {
      const present = names.filter((name) => object[name] !== undefined);
      return present.length === 0 || present.length === names.length;
    },
    presenceOnly: names,
    faultyMember: (object) => names.find((name) => object[name] === undefined) ?? about,
    good,
    bad: { ...good, [others.at(-1) ?? about]: undefined },
  };
}

/**
 * The member exists elsewhere and must not be present here, whatever its value; `bad` shows it where it must
 * not be.
 */
export function never(about: string, bad: Patch, idAndReason: IdAndReason & Pick<Rule, 'says'>): Rule {
  return {
    ...idAndReason,
    severity: 'error',
    about,
    holds: (object) => object[about] === undefined,
    presenceOnly: [about],
    forbids: true,
    good: { ...bad, [about]: undefined },
    bad,
  };
}

/** The member is optional elsewhere and required here. */
export function always(about: string, value: unknown, idAndReason: IdAndReason): Rule {
  return {
    ...idAndReason,
    severity: 'error',
    about,
    says: `the file always contains ${about}, even if the list is empty`,
    holds: (object) => object[about] !== undefined,
    presenceOnly: [about],
    good: { [about]: value },
    bad: { [about]: undefined },
  };
}
