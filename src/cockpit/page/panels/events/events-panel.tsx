export function EventsPanel() {
  return <p class="empty">Nothing yet.</p>;
}
