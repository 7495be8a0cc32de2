import { screens } from '@groundwork/domain-messages-screens';
import { FileActions, UploadZone, useUploads } from '@groundwork/web-lending/files';
import { Button, Dialog, HStack, IconButton, Stack, Text, UploadList } from '@groundwork/web-ui';
import type { LedgerLine } from '../../../data/api.js';
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
  const target = {
    parent: 'application',
    parentId: applicationId,
    type: 'drawRequestDocument',
    about: line.additionalBudgetItemId,
  } as const;
  const uploads = useUploads(target, ({ fileUploadId, userFileName }) =>
    onChange((before) => [...before, { id: fileUploadId, name: userFileName }]),
  );
  return (
    <Dialog open onClose={onClose} title={`Files for ${line.name}`} footer={<Button onClick={onClose}>Done</Button>}>
      <Stack gap="4">
        <UploadZone
          label="Add supporting documents"
          listLabel="On the way"
          type="drawRequestDocument"
          uploads={uploads}
        />
        {files.length === 0 && uploads.entries.length === 0 ? <Text color="fg.muted">{screens.noFiles}</Text> : null}
        <UploadList
          label="Added"
          entries={files.map(({ id, name }) => ({
            id,
            name,
            aside: (
              <HStack gap="1" flexWrap="wrap">
                <FileActions file={{ fileUploadId: id, userFileName: name }} />
                <IconButton
                  label={`Take ${name} away`}
                  icon="trash"
                  onClick={() => onChange((before) => before.filter((file) => file.id !== id))}
                />
              </HStack>
            ),
          }))}
        />
      </Stack>
    </Dialog>
  );
}
