import { networkProblem } from './api-problem.js';

/**
 * Reads an answer that comes while it is made, and says how many bytes have come. One that breaks off is a failure: nothing of it
 * is given. Throws an `ApiProblem`, and what an abort threw as it is.
 */
export async function readExport(body: ReadableStream<Uint8Array>, told: (bytes: number) => void): Promise<Blob> {
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Blob(chunks, { type: 'application/zip' });
      chunks.push(new Uint8Array(value));
      bytes += value.byteLength;
      told(bytes);
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw networkProblem();
  }
}
