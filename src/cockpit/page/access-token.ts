const storageKey = 'shakedown-token';

/** Moves the token from the address bar to session storage, which lasts as long as the tab. */
export function takeToken(): string | undefined {
  const found = /^#token=([\w-]+)$/.exec(location.hash)?.[1];
  if (found === undefined) return sessionStorage.getItem(storageKey) ?? undefined;
  sessionStorage.setItem(storageKey, found);
  history.replaceState(null, '', location.pathname + location.search);
  return found;
}

/** Whether the address had a token, valid or not. */
export function hasToken(): boolean {
  return sessionStorage.getItem(storageKey) !== null;
}
