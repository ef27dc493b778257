/** The name as shown, beside the internal one; left out where the two are alike but for their case. */
export function localisedField(field: string, internal: string, shown: string): Record<string, string> {
  return internal.toLowerCase() === shown.toLowerCase() ? {} : { [`${field}_Localised`]: shown };
}
