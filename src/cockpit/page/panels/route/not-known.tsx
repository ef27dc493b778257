/** A dash to the eye, words to a screen reader. */
export function NotKnown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span class="visually-hidden">not known</span>
    </>
  );
}
