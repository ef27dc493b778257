import { letterSize, type StarLook } from './star-class.js';
import { starShapes } from './star-shape-table.js';

/** A star as shape and letter, as on the map, with a description for screen readers. */
export function StarSign({ look }: { readonly look: StarLook }) {
  const { sort, letter, says } = look;
  const { outline, colour } = starShapes[sort];
  const size = letterSize(look);
  return (
    <svg
      class="star-sign"
      data-sort={sort}
      style={{ '--sign': `var(--${colour})` }}
      viewBox="-4 -4 32 32"
      role="img"
      aria-label={says}
    >
      <path d={outline} />
      {sort !== 'unknown' && (
        <text
          x="12"
          y={sort === 'white-dwarf' ? 20.5 : 12 + size * 0.36}
          font-size={size}
          text-anchor="middle"
          aria-hidden="true"
        >
          {letter}
        </text>
      )}
    </svg>
  );
}
