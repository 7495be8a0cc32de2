/** A button that is held down so long gets no click any more that somebody meant, milliseconds; one may be let go outside the window. */
const heldMs = 1000;

let press: Promise<void> | undefined;
let isWatched = false;

function begin(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  press = new Promise((done) => {
    const over = () => {
      clearTimeout(timer);
      document.removeEventListener('mouseup', released, true);
      document.removeEventListener('click', over, true);
      press = undefined;
      done();
    };
    // The click comes with it, where there is one.
    const released = () => {
      clearTimeout(timer);
      timer = setTimeout(over);
    };
    timer = setTimeout(over, heldMs);
    document.addEventListener('mouseup', released, true);
    document.addEventListener('click', over, true);
  });
}

/** From now on presses of the mouse, or of a finger that stands for it, are known. */
export function watchPresses(): void {
  if (isWatched) return;
  isWatched = true;
  const pressed = () => {
    if (!press) begin();
  };
  document.addEventListener('mousedown', pressed, true);
}

/**
 * The press that is under way; undefined where there is none. A field is left when a button is pressed: a complaint that came at once
 * would move that button away, and the click would miss it.
 */
export const pressUnderWay = (): Promise<void> | undefined => press;
