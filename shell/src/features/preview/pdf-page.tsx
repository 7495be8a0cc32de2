import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { viewer as sentences } from '@groundwork/domain-messages-shell';
import { Box } from '@groundwork/web-ui';

/** Most pixels that a page is drawn with: phones refuse larger canvases. */
const mostPixels = 16_000_000;

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  page: number;
  /** 1 fits the width. */
  zoom: number;
  label: string;
  onUnshown: (sentence: string) => void;
}

/** One page: drawn, with its words above the drawing to be read aloud, searched and copied. */
export function PdfPage({ pdf, page, zoom, label, onUnshown }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  useEffect(() => {
    if (width === 0) return;
    const ending = new AbortController();
    pdf
      .getPage(page)
      .then((found) =>
        sheet.current && !ending.signal.aborted
          ? draw(found, sheet.current, { width, zoom }, ending.signal)
          : undefined,
      )
      .catch(() => ending.signal.aborted || onUnshown(sentences.previewFailed));
    return () => ending.abort();
  }, [pdf, page, zoom, width, onUnshown]);
  // In braces: a browser may answer a scroll with a promise, which is no clean-up.
  useEffect(() => {
    frame.current?.scrollTo(0, 0);
  }, [page]);
  return (
    <Box
      ref={frame}
      flex="1"
      minHeight="0"
      overflow="auto"
      tabIndex={0}
      role="region"
      aria-label={label}
      bg="bg.muted"
      borderRadius="md"
      p="2"
    >
      <Box ref={sheet} position="relative" mx="auto" bg="white" boxShadow="sm" css={textLayer} />
    </Box>
  );
}

function useWidth(frame: React.RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth - 16);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

async function draw(
  page: PDFPageProxy,
  sheet: HTMLElement,
  { width, zoom }: { width: number; zoom: number },
  signal: AbortSignal,
): Promise<void> {
  const natural = page.getViewport({ scale: 1 });
  const scale = (width / natural.width) * zoom;
  const viewport = page.getViewport({ scale });
  const density = Math.min(devicePixelRatio || 1, 2, Math.sqrt(mostPixels / (viewport.width * viewport.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { display: 'block', width: `${viewport.width}px`, height: `${viewport.height}px` });
  const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  signal.addEventListener('abort', () => drawing.cancel(), { once: true });
  await drawing.promise;
  if (signal.aborted) return;
  const words = document.createElement('div');
  words.className = 'words';
  sheet.style.width = `${viewport.width}px`;
  sheet.style.height = `${viewport.height}px`;
  sheet.style.setProperty('--total-scale-factor', String(scale));
  // The old page stays until the new one is whole: nothing flickers.
  sheet.replaceChildren(canvas, words);
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport });
  signal.addEventListener('abort', () => layer.cancel(), { once: true });
  // Without its words a page is still a page.
  await layer.render().catch(() => undefined);
  // It measured words on a canvas that it put at the end of the page, outside of every landmark.
  TextLayer.cleanup();
}

/** What the reader's text layer expects of its styles. */
const textLayer = {
  '--scale-round-x': '1px',
  '--scale-round-y': '1px',
  '& .words': {
    position: 'absolute',
    inset: '0',
    overflow: 'clip',
    lineHeight: '1',
    textAlign: 'initial',
    transformOrigin: '0 0',
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
  '& .words :is(span, br)': {
    color: 'transparent',
    position: 'absolute',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
  },
  '& .words > :not(.markedContent), & .words .markedContent span:not(.markedContent)': {
    '--font-height': '0',
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    '--scale-x': '1',
    '--rotate': '0deg',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& .words .markedContent': { display: 'contents' },
} as const;
