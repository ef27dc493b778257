export function FindingsPanel() {
  return <p class="empty">Nothing yet.</p>;
}
