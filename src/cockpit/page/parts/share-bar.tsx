import './share-bar.css';

interface ShareBarProps {
  /** 0 to 1; clamped. */
  readonly share: number;
  /** Position of a tick across the bar, 0 to 1. */
  readonly mark?: number | undefined;
  readonly isOver?: boolean | undefined;
}

/** A bar beside its number; hidden from screen readers, which read the number. */
export function ShareBar({ share, mark = 1, isOver = false }: ShareBarProps) {
  return (
    <span class="share-bar" data-over={isOver} aria-hidden="true">
      <span class="share-fill" style={{ width: percent(share) }} />
      {mark < 1 && <span class="share-mark" style={{ left: percent(mark) }} />}
    </span>
  );
}

function percent(share: number): string {
  return `${Math.min(1, Math.max(0, share)) * 100}%`;
}
