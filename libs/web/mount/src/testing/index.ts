export { homeCallsAreMade } from './home-calls.js';
export { mountedArea } from './mounted-area.js';
export type { SentCall } from './mounted-area.js';
export { anything, everyCommandIsSentOnce } from './pressed-twice.js';
export { uploadsAreStored } from './stored-uploads.js';

/** Ids that tests can name: the same number is the same id. */
export const idOf = (number: number): string => `0b6f5a52-6f9e-4c39-9b0f-${String(number).padStart(12, '0')}`;

/** A canvas of jsdom draws nothing: what is typed stands on this one as one dark byte, and `png` is its picture. */
export function signableCanvas(png = 'data:image/png;base64,iVBORw0KGgo='): void {
  const page = HTMLCanvasElement.prototype;
  let inked = false;
  const context = {
    scale() {},
    clearRect: () => (inked = false),
    fillText: () => (inked = true),
    getImageData: () => ({ data: [inked ? 1 : 0] }),
  };
  page.getContext = (() => context) as never;
  page.toDataURL = () => png;
}
