import type { ViewName } from '../../../src/cockpit/page/layout/panes.js';
import { type RunningCockpit, startCockpit, startCockpitCommand } from './cockpit-process.js';
import { type OpenedPage, openPage, type PageOptions } from './open-page.js';

export interface CockpitPage extends OpenedPage {
  readonly cockpit: RunningCockpit;
}

interface CockpitPageOptions extends PageOptions {
  /** Words of the built command, which then serves the page. */
  readonly words?: readonly string[];
  /** The page chooses if left out. */
  readonly view?: ViewName;
  /** Whether the page leads through it as a demo. */
  readonly isDemo?: boolean;
}

/** Serves the page of a directory or of files, and opens it. */
export async function openCockpit(
  paths: string | readonly string[],
  options: CockpitPageOptions = {},
): Promise<CockpitPage> {
  const { words, view, isDemo, ...others } = options;
  const given = [paths].flat();
  const cockpit = await (words ? startCockpitCommand(...given, ...words) : startCockpit(given, 0, isDemo));
  const opened = await openPage(view ? `${cockpit.ready.url}&view=${view}` : cockpit.ready.url, others);
  return { ...opened, cockpit };
}
