/** The field that holds the name as shown, beside the one with the internal name: `Type_Localised` beside `Type`. */
export type LocalisedField<Field extends string> = Readonly<Partial<Record<`${Field}_Localised`, string>>>;

/** The name as shown; left out where it differs from the internal name in case only. */
export function localisedField<Field extends string>(
  field: Field,
  internal: string,
  shown: string,
): LocalisedField<Field>;
export function localisedField(field: string, internal: string, shown: string): LocalisedField<string> {
  return internal.toLowerCase() === shown.toLowerCase() ? {} : { [`${field}_Localised`]: shown };
}
