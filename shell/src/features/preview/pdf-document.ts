import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Fonts, character maps and decoders that some PDFs need, beside the shell's own files (tools/webpack/pdf-assets.plugin.mjs). */
const assets = (folder: string) => new URL(`/pdfjs/${folder}/`, location.href).href;

export interface OpenPdf {
  document: PDFDocumentProxy;
  /** Ends the worker too. */
  close: () => void;
}

/** Whether a PDF was refused for its password. */
export const isLocked = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';

/**
 * Reads a PDF in a worker of its own. No code of the document runs: its scripts are not read at all, its functions are
 * interpreted and not compiled, and the worker's policy lets it reach nothing but the files above.
 */
export async function openPdf(bytes: Uint8Array, signal: AbortSignal): Promise<OpenPdf> {
  const port = new Worker(
    /* webpackChunkName: "pdf-worker" */ new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url),
    { type: 'module' },
  );
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    // The worker takes the bytes for itself; the dialog may need its own once more.
    data: bytes.slice(),
    worker,
    isEvalSupported: false,
    enableXfa: false,
    cMapUrl: assets('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: assets('standard_fonts'),
    wasmUrl: assets('wasm'),
    useWorkerFetch: true,
    // A picture of a page that would need more memory than this is left out, pixels.
    maxImageSize: 100_000_000,
    verbosity: 0,
  });
  const close = () => {
    void task.destroy().catch(() => undefined);
    worker.destroy();
    port.terminate();
  };
  signal.addEventListener('abort', close, { once: true });
  const broken = new Promise<never>((_, reject) =>
    port.addEventListener('error', () => reject(new Error('The worker could not be started')), { once: true }),
  );
  try {
    return { document: await Promise.race([task.promise, broken]), close };
  } catch (error) {
    close();
    throw error;
  }
}
