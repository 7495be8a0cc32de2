import { useEffect, useRef, useState } from 'react';
import { files as sentences } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { usePlacedPreview } from '@groundwork/web-mount';
import { Box, EmptyState, ErrorState } from '@groundwork/web-ui';
import { FileActions } from './file-actions.js';
import { canBeShown } from './file-state.js';
import { addressOf, useFilesAccess } from './files-access.js';
import type { StoredFile } from './files-access.js';

interface FileViewerProps {
  file: Pick<StoredFile, 'fileUploadId' | 'userFileName'> & Partial<Pick<StoredFile, 'contentType'>>;
  height: string;
}

/** A file on the screen itself, drawn there by the shell; of what cannot be shown there the ways to it. */
export function FileViewer({ file, height }: FileViewerProps) {
  const isShown = usePlacedPreview() !== undefined && canBeShown(file);
  if (isShown) return <ShownFile key={file.fileUploadId} file={file} height={height} />;
  return (
    <EmptyState icon="file" title={sentences.notShownHere}>
      <FileActions file={file} />
    </EmptyState>
  );
}

function ShownFile({ file: { fileUploadId, userFileName }, height }: FileViewerProps) {
  const access = useFilesAccess();
  const preview = usePlacedPreview();
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    setFailure(undefined);
    addressOf(access, fileUploadId).then(
      (address) => {
        if (!place.current || ending.signal.aborted) return;
        preview?.({ userFileName, address, place: { element: place.current, left: ending.signal } });
      },
      (error: unknown) => ending.signal.aborted || setFailure(sentenceFor(error)),
    );
    return () => ending.abort();
  }, [access, preview, fileUploadId, userFileName, attempt]);
  return (
    <>
      {failure ? (
        <ErrorState title={sentences.fileNotShown} onRetry={() => setAttempt((before) => before + 1)}>
          {failure}
        </ErrorState>
      ) : null}
      {/* What stands in it is the shell's. */}
      <Box ref={place} height={height} hidden={failure !== undefined} />
    </>
  );
}
