import { lazy, Suspense, useState } from 'react';
import { files, screens } from '@groundwork/domain-messages-screens';
import { viewer } from '@groundwork/domain-messages-shell';
import { saveFile } from '@groundwork/web-http';
import type { FileToShow } from '@groundwork/web-mount';
import { Box, Button, Dialog, EmptyState, ErrorState, LoadingState } from '@groundwork/web-ui';
import { PictureView } from './picture-view.js';
import { useFileBytes } from './use-file-bytes.js';

const PdfView = lazy(() => import('./pdf-view.js'));

interface PreviewDialogProps {
  file: FileToShow;
  onClose: () => void;
}

/**
 * Shows a PDF or a picture. What somebody uploaded is never a page of ours: its bytes are fetched, looked at, and drawn,
 * a picture as a picture and a PDF onto a canvas.
 */
export default function PreviewDialog({ file: { userFileName, address }, onClose }: PreviewDialogProps) {
  const { file, retry } = useFileBytes(address);
  const [unshown, setUnshown] = useState<string>();
  const failure = unshown ? { sentence: unshown, again: false } : file.phase === 'failed' ? file : undefined;
  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      title={
        <Box as="span" dir="auto" overflowWrap="anywhere">
          {userFileName}
        </Box>
      }
      footer={
        <>
          <Button variant="outline" icon="download" onClick={() => saveFile(address)}>
            {files.download}
          </Button>
          <Button onClick={onClose}>{screens.close}</Button>
        </>
      }
    >
      <Box height="calc(100dvh - 14rem)" minHeight="220px" display="flex" flexDirection="column">
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
    </Dialog>
  );
}
