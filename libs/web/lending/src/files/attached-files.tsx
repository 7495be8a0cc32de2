import { fill } from '@groundwork/domain-messages';
import { changePage, screens } from '@groundwork/domain-messages-screens';
import { HStack, IconButton, Stack, Text, UploadList } from '@groundwork/web-ui';
import { FileActions } from './file-actions.js';
import { UploadZone } from './upload-zone.js';
import { useUploads } from './use-uploads.js';

/** A file that goes with something that is being written. */
export interface AttachedFile {
  id: string;
  name: string;
}

interface AttachedFilesProps {
  applicationId: string;
  /** Keeps uploads of one place apart from those of others. */
  about: string;
  label: string;
  files: readonly AttachedFile[];
  onChange: (change: (files: readonly AttachedFile[]) => readonly AttachedFile[]) => void;
}

/** Photographs and papers of something that is being written: several at once, by camera, choice or drop. */
export function AttachedFiles({ applicationId, about, label, files, onChange }: AttachedFilesProps) {
  const target = { parent: 'application', parentId: applicationId, type: 'drawRequestDocument', about } as const;
  const uploads = useUploads(target, ({ fileUploadId, userFileName }) =>
    onChange((before) => [...before, { id: fileUploadId, name: userFileName }]),
  );
  return (
    <Stack gap="4">
      <UploadZone label={label} listLabel="On the way" type="drawRequestDocument" uploads={uploads} />
      {files.length === 0 && uploads.entries.length === 0 ? <Text color="fg.muted">{screens.noFiles}</Text> : null}
      <UploadList
        label={changePage.added}
        entries={files.map(({ id, name }) => ({
          id,
          name,
          aside: (
            <HStack gap="1" flexWrap="wrap">
              <FileActions file={{ fileUploadId: id, userFileName: name }} />
              <IconButton
                label={fill(changePage.takeAway, { name })}
                icon="trash"
                onClick={() => onChange((before) => before.filter((file) => file.id !== id))}
              />
            </HStack>
          ),
        }))}
      />
    </Stack>
  );
}
