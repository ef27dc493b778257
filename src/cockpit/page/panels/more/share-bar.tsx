interface ShareBarProps {
  /** 0 to 1; clamped. */
  readonly share: number | undefined;
  /** Position of a tick across the bar, 0 to 1. */
  readonly mark?: number;
  readonly isOver?: boolean;
}

/** A bar beside its number; hidden from screen readers, which read the number. */
export function ShareBar({ share, mark, isOver }: ShareBarProps) {
  return (
    <span class="share-bar" data-over={isOver ?? false} aria-hidden="true">
      <span class="share-fill" style={{ width: percent(share) }} />
      {mark !== undefined && mark < 1 && <span class="share-mark" style={{ left: percent(mark) }} />}
    </span>
  );
}

function percent(share = 0): string {
  return `${Math.min(1, Math.max(0, share)) * 100}%`;
}
