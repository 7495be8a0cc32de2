/** Longest side of a photograph that is kept, pixels: enough to read a label, and a tenth of what a phone takes. */
const longestSide = 2048;
const quality = 0.85;

/** A photograph as it is kept: upright, smaller, JPEG. What the browser cannot read stays as it is, and the server judges it. */
export async function smaller(file: File): Promise<Blob> {
  if (typeof createImageBitmap === 'undefined') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return content ?? file;
  } catch {
    return file;
  }
}

/** A photograph that was just taken was taken here; one from the gallery was not. */
const freshMs = 2 * 60_000;
export const isFresh = (file: File, now: Date): boolean => now.getTime() - file.lastModified < freshMs;

/** Where the phone is, in degrees; undefined where it does not say. */
export function placeNow(): Promise<string | undefined> {
  const geolocation = (navigator as Partial<Navigator>).geolocation;
  if (!geolocation) return Promise.resolve(undefined);
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(`${coords.latitude.toFixed(5)},${coords.longitude.toFixed(5)}`),
      () => resolve(undefined),
      { maximumAge: 60_000, timeout: 8_000 },
    ),
  );
}

/** JPEG has the name of one. */
export const nameOf = (file: File, content: Blob): string =>
  content === file ? file.name : `${file.name.replace(/\.[^.]*$/, '') || 'photograph'}.jpg`;
