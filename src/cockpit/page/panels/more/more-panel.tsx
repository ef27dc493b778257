export function MorePanel() {
  return <p class="empty">Nothing yet.</p>;
}
