/** What a value of the truth looks like, and whether it may not be there. */
export type Form = (TextForm | NumberForm | ListForm | RecordForm | ObjectForm) & { readonly mayLack?: true };

interface TextForm {
  readonly is: 'text';
  /** The only ones there are. */
  readonly words?: readonly string[];
}

interface NumberForm {
  readonly is: 'number';
}

interface ListForm<Of extends Form = Form> {
  readonly is: 'list';
  readonly of: Of;
}

/** Members with any names. */
interface RecordForm<Of extends Form = Form> {
  readonly is: 'record';
  readonly of: Of;
}

interface ObjectForm<Of extends Readonly<Record<string, Form>> = Readonly<Record<string, Form>>> {
  readonly is: 'object';
  readonly members: Of;
}

/** The form of a type: a form that lacks a member, has one too many, or errs in which may lack, does not compile. */
export type FormOf<T> = [T] extends [string]
  ? TextForm
  : [T] extends [number]
    ? NumberForm
    : [T] extends [readonly (infer Element)[]]
      ? ListForm<FormOf<Element>>
      : string extends keyof T
        ? RecordForm<FormOf<T[string & keyof T]>>
        : ObjectForm<{
            readonly [Name in keyof T & string]-?: FormOf<NonNullable<T[Name]>> &
              (undefined extends T[Name] ? { readonly mayLack: true } : { readonly mayLack?: never });
          }>;

export const text: TextForm = { is: 'text' };
export const number: NumberForm = { is: 'number' };

export function words<Word extends string>(all: Readonly<Record<Word, true>> | readonly Word[]): TextForm {
  return { is: 'text', words: Array.isArray(all) ? (all as readonly Word[]) : Object.keys(all) };
}

export function list<Of extends Form>(of: Of): ListForm<Of> {
  return { is: 'list', of };
}

export function record<Of extends Form>(of: Of): RecordForm<Of> {
  return { is: 'record', of };
}

export function object<Of extends Readonly<Record<string, Form>>>(members: Of): ObjectForm<Of> {
  return { is: 'object', members };
}

/** It may not be there. */
export function maybe<Of extends Form>(form: Of): Of & { readonly mayLack: true } {
  return { ...form, mayLack: true };
}
