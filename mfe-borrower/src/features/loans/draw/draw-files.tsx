import { screens } from '@groundwork/domain-messages-screens';
import { FileActions, UploadZone, useUploads } from '@groundwork/web-lending/files';
import { HStack, IconButton, Stack, Text, UploadList } from '@groundwork/web-ui';
import type { LineFile } from './draw-values.js';

interface DrawFilesProps {
  applicationId: string;
  /** Keeps uploads of one place apart from those of others. */
  about: string;
  files: readonly LineFile[];
  onChange: (change: (files: readonly LineFile[]) => readonly LineFile[]) => void;
}

/** Photographs and papers of a line or of the whole draw: several at once, by camera, choice or drop. */
export function DrawFiles({ applicationId, about, files, onChange }: DrawFilesProps) {
  const target = { parent: 'application', parentId: applicationId, type: 'drawRequestDocument', about } as const;
  const uploads = useUploads(target, ({ fileUploadId, userFileName }) =>
    onChange((before) => [...before, { id: fileUploadId, name: userFileName }]),
  );
  return (
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
  );
}
