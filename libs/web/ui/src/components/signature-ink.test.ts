import { prepareInk } from './signature-ink.js';

const density = globalThis.devicePixelRatio;
afterEach(() => {
  globalThis.devicePixelRatio = density;
});

it.each([
  [0.5, 800, 140],
  [2, 1600, 280],
  [10, 2400, 420],
])('a signature at a density of %d has %d by %d pixels, which a link still takes', (ratio, width, height) => {
  globalThis.devicePixelRatio = ratio;
  const canvas = document.createElement('canvas');
  Object.defineProperties(canvas, { clientWidth: { value: 800 }, clientHeight: { value: 140 } });
  canvas.getContext = () => null;
  prepareInk(canvas);
  expect([canvas.width, canvas.height]).toEqual([width, height]);
});
