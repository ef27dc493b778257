import type { BuiltCommand } from '../../support/built-command.js';
import { type CockpitReady, startCockpit } from './cockpit-process.js';
import { type OpenedPage, openPage, type PageOptions } from './open-page.js';

export interface CockpitPage extends OpenedPage {
  readonly cockpit: BuiltCommand<CockpitReady>;
}

/** Starts the cockpit for a directory or for files, and opens its page as the printed address does. */
export async function openCockpit(
  paths: string | readonly string[],
  options: PageOptions & { readonly words?: readonly string[] } = {},
): Promise<CockpitPage> {
  const { words = [], ...others } = options;
  const cockpit = await startCockpit([paths].flat(), ...words);
  const opened = await openPage(cockpit.ready.url, others);
  return { ...opened, cockpit };
}
