import { lazy, Suspense, useState } from 'react';
import { viewer } from '@groundwork/domain-messages-shell';
import type { FileToShow } from '@groundwork/web-mount';
import { Box, EmptyState, ErrorState, LoadingState } from '@groundwork/web-ui';
import { PictureView } from './picture-view.js';
import { useFileBytes } from './use-file-bytes.js';

const PdfView = lazy(() => import('./pdf-view.js'));

interface FileViewProps {
  file: FileToShow;
  height: string;
}

/**
 * A PDF or a picture. What somebody uploaded is never a page of ours: its bytes are fetched, looked at, and drawn,
 * a picture as a picture and a PDF onto a canvas.
 */
export function FileView({ file: { userFileName, address }, height }: FileViewProps) {
  const { file, retry } = useFileBytes(address);
  const [unshown, setUnshown] = useState<string>();
  const failure = unshown ? { sentence: unshown, again: false } : file.phase === 'failed' ? file : undefined;
  return (
    <Box height={height} minHeight="220px" display="flex" flexDirection="column">
      {failure?.again ? (
        <ErrorState title={viewer.previewNotLoaded} onRetry={retry}>
          {failure.sentence}
        </ErrorState>
      ) : failure ? (
        <EmptyState icon="file" title={failure.sentence} />
      ) : file.phase === 'ready' ? (
        file.type === 'application/pdf' ? (
          <Suspense fallback={<LoadingState />}>
            <PdfView bytes={file.bytes} onUnshown={setUnshown} />
          </Suspense>
        ) : (
          <PictureView bytes={file.bytes} type={file.type} name={userFileName} onUnshown={setUnshown} />
        )
      ) : (
        <LoadingState />
      )}
    </Box>
  );
}
