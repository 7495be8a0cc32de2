/** The largest file that is compared, bytes. */
export const LARGEST_PAPER = 25 * 1024 * 1024;

const bytesOf = (file: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(file);
  });

/** Whether a file begins as a PDF does. */
export async function isPdf(file: Blob): Promise<boolean> {
  const first = Array.from(new Uint8Array(await bytesOf(file.slice(0, 5))));
  return String.fromCharCode(...first) === '%PDF-';
}

/** SHA-256 of a file, in hex; undefined where the browser has no such thing, which it has over a secure connection alone. */
export async function fingerprint(file: Blob): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new Uint8Array(await bytesOf(file)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
