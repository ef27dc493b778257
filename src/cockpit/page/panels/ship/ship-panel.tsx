export function ShipPanel() {
  return <p class="empty">Nothing yet.</p>;
}
