export function StagePanel() {
  return <p class="empty">Nothing yet.</p>;
}
