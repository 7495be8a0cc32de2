import { useEffect, useId, useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { viewer as sentences } from '@groundwork/domain-messages-shell';
import { HStack, IconButton, Input, Label, LoadingState, Text } from '@groundwork/web-ui';
import { isLocked, openPdf } from './pdf-document.js';
import type { OpenPdf } from './pdf-document.js';
import { PdfPage } from './pdf-page.js';
import { ZoomBar } from './zoom-bar.js';

interface PdfViewProps {
  bytes: Uint8Array;
  onUnshown: (sentence: string) => void;
}

/** A PDF, page by page. A module of its own, fetched with the reader when a PDF is first looked at. */
export default function PdfView({ bytes, onUnshown }: PdfViewProps) {
  const [pdf, setPdf] = useState<OpenPdf['document']>();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const ending = new AbortController();
    openPdf(bytes, ending.signal).then(
      ({ document }) => ending.signal.aborted || setPdf(document),
      (error: unknown) =>
        ending.signal.aborted || onUnshown(isLocked(error) ? sentences.previewLocked : sentences.previewFailed),
    );
    return () => ending.abort();
  }, [bytes, onUnshown]);
  if (!pdf) return <LoadingState />;
  return (
    <>
      <ZoomBar zoom={zoom} onZoom={setZoom}>
        <PageChoice page={page} pages={pdf.numPages} onPage={setPage} />
      </ZoomBar>
      <PdfPage
        pdf={pdf}
        page={page}
        zoom={zoom}
        label={fill(sentences.pages, { page, pages: pdf.numPages })}
        onUnshown={onUnshown}
      />
    </>
  );
}

function PageChoice({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const go = () => {
    const typedPage = Number.parseInt(typed, 10);
    const next = Number.isNaN(typedPage) ? page : Math.min(pages, Math.max(1, typedPage));
    setTyped(String(next));
    onPage(next);
  };
  return (
    <HStack gap="1">
      <IconButton
        label={sentences.previousPage}
        icon="chevron-left"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <Label htmlFor={id} fontSize="sm">
        {sentences.goToPage}
      </Label>
      <Input
        id={id}
        width="4em"
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={go}
        onKeyDown={(event) => (event.key === 'Enter' ? go() : undefined)}
      />
      <Text fontSize="sm" whiteSpace="nowrap" aria-live="polite">
        {`/ ${pages}`}
      </Text>
      <IconButton
        label={sentences.nextPage}
        icon="chevron-right"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </HStack>
  );
}
