/** Stands for a value that is absent. */
export function Dash() {
  return (
    <span class="dash">
      <span aria-hidden="true">–</span>
      <span class="visually-hidden">not known</span>
    </span>
  );
}
