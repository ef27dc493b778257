/** The form of a value of the state, and whether it is optional. */
export type ValueSchema = (TextSchema | NumberSchema | ListSchema | RecordSchema | ObjectSchema) & {
  readonly mayLack?: true;
};

export interface TextSchema {
  readonly is: 'text';
  /** The only possible texts. */
  readonly words?: readonly string[];
}

export interface NumberSchema {
  readonly is: 'number';
}

export interface ListSchema<Of extends ValueSchema = ValueSchema> {
  readonly is: 'list';
  readonly of: Of;
}

/** An object with members of any name. */
export interface RecordSchema<Of extends ValueSchema = ValueSchema> {
  readonly is: 'record';
  readonly of: Of;
}

export interface ObjectSchema<
  Of extends Readonly<Record<string, ValueSchema>> = Readonly<Record<string, ValueSchema>>,
> {
  readonly is: 'object';
  readonly members: Of;
}

/** The schema of a type: one with a missing, additional or wrongly optional member does not compile. */
export type ValueSchemaOf<T> = [T] extends [string]
  ? TextSchema
  : [T] extends [number]
    ? NumberSchema
    : [T] extends [readonly (infer Element)[]]
      ? ListSchema<ValueSchemaOf<Element>>
      : string extends keyof T
        ? RecordSchema<ValueSchemaOf<T[string & keyof T]>>
        : ObjectSchema<{
            readonly [Name in keyof T & string]-?: ValueSchemaOf<NonNullable<T[Name]>> &
              (undefined extends T[Name] ? { readonly mayLack: true } : { readonly mayLack?: never });
          }>;

export const text: TextSchema = { is: 'text' };
export const number: NumberSchema = { is: 'number' };

export function words<Word extends string>(all: Readonly<Record<Word, true>> | readonly Word[]): TextSchema {
  return { is: 'text', words: Array.isArray(all) ? (all as readonly Word[]) : Object.keys(all) };
}

export function list<Of extends ValueSchema>(of: Of): ListSchema<Of> {
  return { is: 'list', of };
}

export function record<Of extends ValueSchema>(of: Of): RecordSchema<Of> {
  return { is: 'record', of };
}

export function object<Of extends Readonly<Record<string, ValueSchema>>>(members: Of): ObjectSchema<Of> {
  return { is: 'object', members };
}

/** The same schema, but optional. */
export function optional<Of extends ValueSchema>(schema: Of): Of & { readonly mayLack: true } {
  return { ...schema, mayLack: true };
}
