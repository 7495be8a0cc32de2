const ink = '#10292e';
/** Pixels of the canvas for one of the page, at most: who enlarges the page five times signs with no more of them than a paper shows. */
const densest = 3;

/** Gives the canvas as many pixels as it shows, so that lines are sharp. */
export function prepareInk(canvas: HTMLCanvasElement): void {
  const scale = Math.min(densest, Math.max(1, globalThis.devicePixelRatio || 1));
  canvas.width = Math.round(canvas.clientWidth * scale);
  canvas.height = Math.round(canvas.clientHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(scale, scale);
  context.lineWidth = 2.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = ink;
  context.fillStyle = ink;
}

/** Draws on to a point of the page (client coordinates). */
export function strokeTo(canvas: HTMLCanvasElement, clientX: number, clientY: number, begin: boolean): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const box = canvas.getBoundingClientRect();
  const [x, y] = [clientX - box.left, clientY - box.top];
  if (begin) {
    context.beginPath();
    context.moveTo(x, y);
  }
  context.lineTo(x + (begin ? 0.1 : 0), y);
  context.stroke();
}

export function clearInk(canvas: HTMLCanvasElement): void {
  canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
}

export function drawTyped(canvas: HTMLCanvasElement, name: string): void {
  clearInk(canvas);
  const context = canvas.getContext('2d');
  if (!context || !name.trim()) return;
  context.font = 'italic 40px "Segoe Script", "Snell Roundhand", "URW Chancery L", cursive';
  context.textBaseline = 'middle';
  context.fillText(name, 20, canvas.clientHeight / 2, canvas.clientWidth - 40);
}

export function isBlank(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0 || canvas.height === 0) return true;
  return !context.getImageData(0, 0, canvas.width, canvas.height).data.some((byte) => byte !== 0);
}
