import { frenchNames } from '../game/french-table.js';
import { languages } from '../game/languages.js';
import type { Field, Fields } from '../interface/field.js';
import { type Catalogue, findKind } from '../interface/kind-catalogue.js';
import type { WritableEvent } from '../journal/journal-event.js';
import { once } from '../words/memo.js';

/** The displayed text for an internal name; undefined if the game would leave the text out. */
type Translate = (internal: string, shown: string | undefined) => string | undefined;

type Members = Readonly<Record<string, unknown>>;

export type Localise = <Event extends WritableEvent>(event: Event) => Event;

/**
 * Replaces the displayed texts of events, which are English, by those of a language as in Fileheader. The
 * game leaves them out where they equal the internal name: these are added if the tables have such a field.
 */
export function localiserFor(language: string, catalogue: Catalogue): Localise {
  // The legacy game writes a backslash.
  const translate = translations[language.replace('\\', '/')];
  if (!translate) return (event) => event;
  return (event) => {
    const fields = findKind(catalogue, event.event)?.shape.fields;
    return fields ? (inOtherWords(event as unknown as Members, fields, translate) as typeof event) : event;
  };
}

function inOtherWords(members: Members, fields: Fields, translate: Translate): Members {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members)) {
    const internal = members[name.replace(suffix, '')];
    if (name === title) result[name] = translate('', String(value))?.replace('\u00a0', '&nbsp;');
    else if (suffix.test(name)) result[name] = translate(String(internal), String(value)) ?? value;
    else result[name] = below(value, fields[name], translate);
    const shownName = `${name}_Localised`;
    if (typeof value !== 'string' || shownName in members || !fields[shownName]) continue;
    const shown = translate(value, undefined);
    if (shown !== undefined) result[shownName] = shown;
  }
  return result;
}

const suffix = /_Localised$/;
/** Of missions. */
const title = 'LocalisedName';

function below(value: unknown, field: Field | undefined, translate: Translate): unknown {
  if (field?.type === 'array' && Array.isArray(value)) {
    return value.map((each) => below(each, field.element, translate));
  }
  if (field?.type !== 'object' || typeof value !== 'object' || value === null) return value;
  return inOtherWords(value as Members, field.shape.fields, translate);
}

const french = once(() => new Map(Object.entries(frenchNames).map(([name, text]) => [name.toLowerCase(), text])));

/** By the language in Fileheader; English needs none. */
const translations: Readonly<Record<string, Translate>> = {
  [languages.fr]: (internal, shown) => french().get(internal.toLowerCase()) ?? shown,
  [languages.xx]: (internal, shown) => {
    // Names of people are the same in all languages, and so are tokens that the game fails to replace.
    if (internal.includes(`#name=${shown};`) || /^\$[^;]*;$/.test(shown ?? '')) return shown;
    return shown === undefined && !/^[a-z0-9_]+$/.test(internal) ? undefined : pseudo(shown ?? internal);
  },
};

/** Letters, and what takes their place. */
const plain = 'abcdeghiklnorstuyACDEINOPSU ';
const strange = 'äƀçдéğħїκłñøяßτüÿÅÇДЁÍИÖÞŠÜ\u00a0';

/** Legible, but unlike any word of the game; placeholders stay as they are. */
function pseudo(text: string): string {
  const parts = text.split(/(\$[^;]*;)/);
  return `『${parts.map((part, index) => (index % 2 === 1 ? part : other(part))).join('')}』`;
}

function other(text: string): string {
  return text.replaceAll(/[a-zA-Z ]/g, (letter) => strange.charAt(plain.indexOf(letter)) || letter);
}
