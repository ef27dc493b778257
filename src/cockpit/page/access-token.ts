import { addressPart, setAddressPart } from './store/address.js';

const storageKey = 'shakedown-token';

/** Moves the token from the address bar to session storage, which lasts as long as the tab. */
export function takeToken(): string | undefined {
  const found = addressPart('token').value;
  if (found === undefined) return sessionStorage.getItem(storageKey) ?? undefined;
  sessionStorage.setItem(storageKey, found);
  setAddressPart('token', undefined);
  return found;
}

/** Whether the address had a token, valid or not. */
export function hasToken(): boolean {
  return sessionStorage.getItem(storageKey) !== null;
}
