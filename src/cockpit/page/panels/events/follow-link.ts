/** To its place on the page: the address has the number of the line. */
export function followLink(event: MouseEvent, id: string): void {
  event.preventDefault();
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'nearest' });
  target?.focus({ preventScroll: true });
}
