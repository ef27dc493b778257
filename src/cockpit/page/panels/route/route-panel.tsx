export function RoutePanel() {
  return <p class="empty">Nothing yet.</p>;
}
