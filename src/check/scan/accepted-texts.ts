import type { StringField } from '../../interface/field.js';
import { hasForm, isUtcTime } from '../../interface/text-forms.js';

/** The texts a field may hold, where they can be counted up. */
export function acceptedTexts(field: StringField): string[] | undefined {
  const { constant, values, form, utcTime, mayBeEmpty } = field;
  if (constant === undefined && !values) return undefined;
  const listed = values ? values.list.map(({ value }) => value) : [constant as string];
  const accepted = listed.filter(
    (text) =>
      (constant === undefined || text === constant) && (!form || hasForm(text, form)) && (!utcTime || isUtcTime(text)),
  );
  return [...new Set(mayBeEmpty ? ['', ...accepted] : accepted)];
}

/** Whether another text of the right form gets at most a note. */
export function isOpenList({ values, constant, utcTime }: StringField): boolean {
  return values?.closed === false && constant === undefined && !utcTime;
}

/** Whether a text is written without an escape. */
export function isPlain(text: string): boolean {
  return JSON.stringify(text) === `"${text}"`;
}
