import { acceptAttribute } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { Button, Dialog, FileDrop, IconButton, Stack, Text, UploadList } from '@groundwork/web-ui';
import type { LedgerLine } from '../../../app/api.js';
import { useUploads } from '../../../components/use-uploads.js';
import type { LineFile } from './draw-draft.js';

interface LineFilesDialogProps {
  applicationId: string;
  line: LedgerLine;
  files: readonly LineFile[];
  onChange: (change: (files: readonly LineFile[]) => readonly LineFile[]) => void;
  onClose: () => void;
}

/** Files that support one line of the request. */
export function LineFilesDialog({ applicationId, line, files, onChange, onClose }: LineFilesDialogProps) {
  const uploads = useUploads({
    applicationId,
    type: 'drawRequestDocument',
    onStored: ({ fileUploadId, userFileName }) => onChange((before) => [...before, { id: fileUploadId, name: userFileName }]),
  });
  return (
    <Dialog open onClose={onClose} title={`Files for ${line.name}`} footer={<Button onClick={onClose}>Done</Button>}>
      <Stack gap="4">
        <FileDrop label="Add supporting documents" accept={acceptAttribute('drawRequestDocument')} hint="PDF or image" multiple onFiles={uploads.start} />
        <UploadList label="On the way" entries={[...uploads.entries]} onCancel={uploads.cancel} onRetry={uploads.retry} />
        {files.length === 0 && uploads.entries.length === 0 ? <Text color="fg.muted">{shared.noFiles}</Text> : null}
        <UploadList
          label="Added"
          entries={files.map(({ id, name }) => ({
            id,
            name,
            aside: <IconButton label={`Take ${name} away`} icon="trash" onClick={() => onChange((before) => before.filter((file) => file.id !== id))} />,
          }))}
        />
      </Stack>
    </Dialog>
  );
}
