import { xmlText } from '../xml.js';

/** A piece of a page, whose texts are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Content = Html | string | number | undefined | readonly Content[];

/** HTML with values in it: texts are escaped, what is HTML already is not, and of a list each is written. */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(written)));
}

function written(content: Content): string {
  if (content instanceof Html) return content.text;
  if (content === undefined) return '';
  return typeof content === 'object' ? content.map(written).join('') : xmlText(String(content));
}
