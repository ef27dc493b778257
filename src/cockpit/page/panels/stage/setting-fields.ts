/** Settings of a situation as form fields. */
import type { SituationEntry } from '../../../../direct/situations/situation-catalogue.js';
import type { Queries } from '../../../../stage/control/control-protocol.js';

type SettingEntry = Queries['settings'][number];

export interface SettingField extends Pick<SettingEntry, 'name' | 'about' | 'form'> {
  /** Placeholder. */
  readonly example: string;
  /** Whether all situations have it. */
  readonly isCommon: boolean;
}

/** Contents of the fields by setting; empty sets nothing. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Fields of a situation: settings specific to it first, where before how. */
export function fieldsOf({ takes }: SituationEntry, catalogue: Queries['settings']): readonly SettingField[] {
  const rank = ({ is, when }: SettingEntry) => (when === 'always' ? 2 : is === 'goal' ? 0 : 1);
  return catalogue
    .filter(({ name }) => takes.includes(name))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ name, about, form, example, when }) => ({
      name,
      about,
      form,
      example: example.slice(name.length + 1).replace(/^"(.*)"$/, '$1'),
      isCommon: when === 'always',
    }));
}

/** Why a text is invalid, as far as the page can tell; undefined if it is not. */
export function problemWith({ form }: SettingField, text: string): string | undefined {
  const written = text.trim();
  if (written === '' || form.type !== 'number') return undefined;
  const { least, most, whole = false, unit } = form;
  const value = Number(written);
  const what = `a ${whole ? 'whole ' : ''}number from ${least} to ${most}${unit === undefined ? '' : ` ${unit}`}`;
  const isRight = Number.isFinite(value) && value >= least && value <= most && (!whole || Number.isInteger(value));
  return isRight ? undefined : `Write ${what}.`;
}

/** Settings to send to the stage. */
export function settingsFrom(fields: readonly SettingField[], texts: FieldTexts): Record<string, string | number> {
  const set: Record<string, string | number> = {};
  for (const { name, form } of fields) {
    const text = texts[name]?.trim() ?? '';
    if (text !== '') set[name] = form.type === 'number' ? Number(text) : text;
  }
  return set;
}

/** The field a refusal is about: the message quotes its text or a part of it, or starts with its name. */
export function fieldRefused(
  fields: readonly SettingField[],
  texts: FieldTexts,
  refusal: string,
): SettingField | undefined {
  const filled = fields.filter(({ name }) => (texts[name]?.trim() ?? '') !== '');
  const quoted = /'([^']+)'/.exec(refusal)?.[1];
  return (
    filled.find(({ name }) => refusal.includes(`'${texts[name]?.trim()}'`)) ??
    filled.find(({ name }) => refusal.toLowerCase().startsWith(`${name} `)) ??
    filled.find(({ name }) => quoted !== undefined && texts[name]?.includes(quoted))
  );
}
