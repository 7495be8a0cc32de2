import { useQueryClient } from '@tanstack/react-query';
import { acceptAttribute, fileTypes, formatFileSize } from '@groundwork/domain-files';
import type { DocumentSlot } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { useNotify, useUploadLimit } from '@groundwork/web-mount';
import { Box, Card, FileDrop, Flex, Heading, Stack, StatusBadge, Text, UploadList } from '@groundwork/web-ui';
import type { StoredFile } from '../app/api.js';
import { fileKeys } from '../data/files.js';
import type { FileParent } from '../data/files.js';
import { slotState } from './slot-state.js';
import { StoredFiles } from './stored-files.js';
import { useUploads } from './use-uploads.js';

interface DocumentSlotCardProps {
  slot: DocumentSlot;
  /** What the document hangs on. */
  parent: FileParent;
  parentId: string;
  files: readonly StoredFile[];
  disabled?: boolean;
  /** Level of its heading. */
  as?: 'h2' | 'h3';
}

/** A document's place: what it is, whether it is needed, what was uploaded, and where to put more. */
export function DocumentSlotCard({ slot, parent, parentId, files, disabled, as = 'h2' }: DocumentSlotCardProps) {
  const client = useQueryClient();
  const notify = useNotify();
  const limit = useUploadLimit();
  const { label, accepts } = fileTypes[slot.type];
  const uploads = useUploads({
    [`${parent}Id`]: parentId,
    type: slot.type,
    onStored: (file) => {
      notify.success(shared.uploadComplete);
      // The place of a single file has the newest one alone: the service says which.
      client.setQueryData<StoredFile[]>(fileKeys.of(parent, parentId), (before) => [...(before ?? []), file]);
      void client.invalidateQueries({ queryKey: fileKeys.of(parent, parentId) });
    },
  });
  const pdfOnly = accepts.length === 1;
  const state = slotState(slot, files);
  return (
    <Card as="section" aria-label={label}>
      <Stack gap="3">
        <Flex alignItems="center" gap="3">
          <Box flex="1" minWidth="0">
            <Heading as={as} size="sub">
              {label}
            </Heading>
            {slot.hint ? <Text textStyle="small">{slot.hint}</Text> : null}
          </Box>
          <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
        </Flex>
        {disabled ? null : (
          <FileDrop
            label={`Upload ${label}`}
            accept={acceptAttribute(slot.type)}
            hint={`${pdfOnly ? 'PDF' : accepts.some((type) => type.startsWith('image/')) ? 'PDF or image' : 'PDF or Word'}, up to ${formatFileSize(limit)}`}
            multiple
            onFiles={uploads.start}
          />
        )}
        <UploadList label={`${label}: on the way`} entries={[...uploads.entries]} onCancel={uploads.cancel} onRetry={uploads.retry} />
        <StoredFiles label={`${label}: uploaded`} files={files} />
      </Stack>
    </Card>
  );
}
