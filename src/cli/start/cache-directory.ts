import { isAbsolute, join } from 'node:path';

/** Where the code of scripts is kept: a place of this user alone, never one that all can write to. Nothing if there is none, or it is not wanted. */
export function cacheDirectory(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
  home: () => string,
): string | undefined {
  if (env.SHAKEDOWN_NO_CACHE) return undefined;
  const place = userCaches(env, platform, home);
  return place && isAbsolute(place) ? join(place, 'shakedown') : undefined;
}

function userCaches(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
  home: () => string,
): string | undefined {
  if (platform === 'win32') return env.LOCALAPPDATA;
  const { XDG_CACHE_HOME: chosen } = env;
  if (chosen && isAbsolute(chosen)) return chosen;
  try {
    return join(home(), platform === 'darwin' ? 'Library/Caches' : '.cache');
  } catch {
    // A user without a home.
    return undefined;
  }
}
