/** Placeholder of an absent value. */
export function Dash() {
  return (
    <span class="dash">
      <span aria-hidden="true">–</span>
      <span class="visually-hidden">unknown</span>
    </span>
  );
}
