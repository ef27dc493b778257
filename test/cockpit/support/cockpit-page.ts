import { type RunningCockpit, startCockpit, startCockpitCommand } from './cockpit-process.js';
import { type OpenedPage, openPage, type PageOptions } from './open-page.js';

export interface CockpitPage extends OpenedPage {
  readonly cockpit: RunningCockpit;
}

/** Serves the page of a directory or of files, and opens it; with `words`, the built command does; `view` is the layout. */
export async function openCockpit(
  paths: string | readonly string[],
  options: PageOptions & { readonly words?: readonly string[]; readonly view?: 'fly' | 'stage' | 'read' } = {},
): Promise<CockpitPage> {
  const { words, view, ...others } = options;
  const given = [paths].flat();
  const cockpit = await (words ? startCockpitCommand(...given, ...words) : startCockpit(given));
  const { url } = cockpit.ready;
  const opened = await openPage(view ? `${url}${url.includes('#') ? '&' : '#'}view=${view}` : url, others);
  return { ...opened, cockpit };
}
