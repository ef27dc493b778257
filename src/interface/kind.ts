import { type Evidence, observedInFiles, specified } from './evidence.js';
import { constant, type Fields, type FieldsOrMaker, known, type Shape, shape, text, utcTime } from './field.js';
import type { Rule } from './object-rule.js';
import type { Part, PathFrom } from './summary/summary-part.js';

/** One kind of event. */
export interface Kind {
  readonly name: string;
  /** When the game writes it. */
  readonly written: string;
  readonly shape: Shape;
  /** How well the kind is known. */
  readonly evidence: Evidence;
  readonly companion?: Companion;
  /** What to mention in a summary, most important first; the first few fields if left out. */
  readonly summary?: readonly Part[];
  /** An invented line, if a knowledge pack has the kind. */
  readonly sample?: string;
}

/** A file beside the journal that holds the latest event of its kind. */
export interface Companion {
  readonly file: string;
  readonly content: string;
  /**
   * The fields with the lists that the file always has, one element to a line of text; the line may leave
   * them to the file. Without any, the event stands in the file alone.
   */
  readonly lists?: readonly string[];
  /** How many real copies were seen, if the specification does not describe the file. */
  readonly copies?: number;
  /** Set if the file is that of another kind. */
  readonly shared?: true;
  /** Rules that apply in the file only. */
  readonly rules?: readonly Rule[];
}

export interface KindOptions<Name extends string = string> {
  readonly rules?: readonly Rule[];
  /** The specification describes it, if left out. */
  readonly evidence?: Evidence;
  readonly companion?: Companion;
  readonly summary?: readonly Part<PathFrom<Name>>[];
}

const timestamp = utcTime('time of the event');

/** The members every event has, whether its kind is known or not. */
export const anyKind: Shape = shape('Event', 'an event of any kind', {
  timestamp,
  event: text('name of the event'),
});

export function kind<Known extends Fields>(
  name: string,
  written: string,
  fields: FieldsOrMaker<Known>,
  { rules, evidence = specified, companion, summary }: KindOptions<NoInfer<keyof Known & string>> = {},
): Kind {
  const allFields = () => ({
    timestamp,
    event: constant(name, 'name of the event'),
    ...withCopies(typeof fields === 'function' ? fields() : fields, companion),
  });
  return {
    name,
    written,
    evidence,
    shape: shape(name, `written when ${written}`, allFields, rules),
    ...(companion && { companion }),
    ...(summary && { summary }),
  };
}

/** What only the file has is known by the copies of the file, however many lines there are. */
function withCopies(fields: Fields, { copies }: Partial<Companion> = {}): Fields {
  if (copies === undefined) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.onlyInFile ? known(observedInFiles(copies), field) : field,
    ]),
  );
}
