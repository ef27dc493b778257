interface ShareBarProps {
  /** From 0 to 1; what is beyond is cut. */
  readonly share: number | undefined;
  /** Where a mark stands across the bar, from 0 to 1. */
  readonly mark?: number;
  readonly isOver?: boolean;
}

/** A bar beside the number that it shows: the number is what is read out. */
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
