import type { Session } from '../../simulate/session.js';
import type { SessionOptions } from '../../simulate/session-options.js';
import { openSession, startingWorld } from '../../simulate/simulate.js';
import { worldGiven } from './apply-given.js';
import { parseSessionSettings } from './parse-session-settings.js';
import { givenNames } from './setting-names.js';

/** A session that has not begun, with given settings as written. */
export function sessionGiven(options: SessionOptions & { readonly given: unknown }): Session {
  return openSession(options, worldGiven(startingWorld(options), parseSessionSettings(options.given, givenNames)));
}
