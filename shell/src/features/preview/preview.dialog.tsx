import { files, screens } from '@groundwork/domain-messages-screens';
import { saveFile } from '@groundwork/web-http';
import type { FileToShow } from '@groundwork/web-mount';
import { Box, Button, Dialog } from '@groundwork/web-ui';
import { useLeftByBack } from '../../components/use-left-by-back.js';
import { FileView } from './file-view.js';

export { FileView };

interface PreviewDialogProps {
  file: FileToShow;
  onClose: () => void;
}

/** Shows a PDF or a picture above everything else. */
export default function PreviewDialog({ file, onClose }: PreviewDialogProps) {
  useLeftByBack(onClose);
  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      title={
        <Box as="span" dir="auto" overflowWrap="anywhere">
          {file.userFileName}
        </Box>
      }
      footer={
        <>
          <Button variant="outline" icon="download" onClick={() => saveFile(file.address)}>
            {files.download}
          </Button>
          <Button onClick={onClose}>{screens.close}</Button>
        </>
      }
    >
      <FileView file={file} height="calc(100dvh - 14rem)" />
    </Dialog>
  );
}
