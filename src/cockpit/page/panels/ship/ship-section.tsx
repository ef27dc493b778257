import type { ComponentChildren } from 'preact';

interface ShipSectionProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Shown beside the title while folded. */
  readonly folded?: string | undefined;
  readonly children: ComponentChildren;
}

/** A group under its heading; folded if it does not matter now. */
export function ShipSection({ title, isOpen, folded, children }: ShipSectionProps) {
  if (isOpen) {
    return (
      <section class="ship-section">
        <h3>{title}</h3>
        {children}
      </section>
    );
  }
  return (
    <details class="ship-section">
      <summary>
        <h3>{title}</h3>
        {folded !== undefined && <span class="muted">{folded}</span>}
      </summary>
      {children}
    </details>
  );
}
