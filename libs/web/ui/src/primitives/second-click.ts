/** A second click that comes later than this is meant, milliseconds: systems let people set up to so much. */
const withinMs = 900;

/**
 * A dialog that a click opens, or closes, may have another button at the same place: the second click of who clicks twice would press it,
 * as the one that confirms what was only asked. The next click that is no first one does nothing.
 */
export function ignoreSecondClick(): void {
  const over = () => {
    clearTimeout(timer);
    document.removeEventListener('click', onClick, { capture: true });
  };
  const onClick = (event: MouseEvent) => {
    over();
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const timer = setTimeout(over, withinMs);
  document.addEventListener('click', onClick, { capture: true });
}
