const storageKey = 'shakedown-token';

/** The token that came with the address. It is taken out of the address bar and kept for as long as the tab is open. */
export function takeToken(): string | undefined {
  const found = /^#token=([\w-]+)$/.exec(location.hash)?.[1];
  if (found === undefined) return sessionStorage.getItem(storageKey) ?? undefined;
  sessionStorage.setItem(storageKey, found);
  history.replaceState(null, '', location.pathname + location.search);
  return found;
}

/** Whether one came with the address, be it the right one or not. */
export function hasToken(): boolean {
  return sessionStorage.getItem(storageKey) !== null;
}
