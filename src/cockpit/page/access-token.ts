const storageKey = 'shakedown-token';

/** Moves the token from the address bar to session storage, which lasts as long as the tab. */
export function takeToken(): string | undefined {
  const params = new URLSearchParams(location.hash.slice(1));
  const found = params.get('token');
  if (found === null) return sessionStorage.getItem(storageKey) ?? undefined;
  sessionStorage.setItem(storageKey, found);
  params.delete('token');
  history.replaceState(null, '', location.pathname + location.search + (params.size > 0 ? `#${params}` : ''));
  return found;
}

/** Whether the address had a token, valid or not. */
export function hasToken(): boolean {
  return sessionStorage.getItem(storageKey) !== null;
}
