import type { ComponentChildren } from 'preact';

interface ShipSectionProps {
  readonly name: string;
  readonly title: string;
  readonly isOpen: boolean;
  /** Said beside the title while it is folded. */
  readonly folded?: string | undefined;
  readonly children: ComponentChildren;
}

/** A group under its heading; one that does not matter now is folded, and can be opened. */
export function ShipSection({ name, title, isOpen, folded, children }: ShipSectionProps) {
  if (isOpen) {
    return (
      <section class={`ship-section ship-${name}`}>
        <h3>{title}</h3>
        {children}
      </section>
    );
  }
  return (
    <details class={`ship-section ship-${name}`}>
      <summary>
        <h3>{title}</h3>
        {folded !== undefined && <span class="muted">{folded}</span>}
      </summary>
      {children}
    </details>
  );
}
