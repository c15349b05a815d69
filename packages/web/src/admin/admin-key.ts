const PLACE = 'luftschloss-admin';

/** Takes the key out of the address, where others could read it over a shoulder, and keeps it for as long as the tab is open. */
export function keyOf(inAddress: string): string {
  if (inAddress !== '') {
    sessionStorage.setItem(PLACE, inAddress);
    history.replaceState(null, '', '#/admin');
  }
  return sessionStorage.getItem(PLACE) ?? '';
}

export function forgetKey(): void {
  sessionStorage.removeItem(PLACE);
}
