export function TimelineBar() {
  return <section class="timeline-bar" aria-label="Timeline" />;
}
