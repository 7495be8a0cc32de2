import { useQueryClient } from '@tanstack/react-query';
import { acceptAttribute, fileTypes, formatFileSize, MAX_FILE_SIZE } from '@groundwork/domain-files';
import type { DocumentSlot } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { useNotify } from '@groundwork/web-mount';
import { Card, FileDrop, Flex, Heading, Stack, StatusBadge, UploadList } from '@groundwork/web-ui';
import type { Tone } from '@groundwork/web-ui';
import type { StoredFile } from '../../app/api.js';
import { StoredFiles } from '../../components/stored-files.js';
import { useUploads } from '../../components/use-uploads.js';
import { fileKeys } from '../../data/files.js';

interface DocumentSlotCardProps {
  slot: DocumentSlot;
  applicationId: string;
  files: readonly StoredFile[];
  disabled: boolean;
}

/** A document's place: what it is, whether it is needed, what was uploaded, and where to put more. */
export function DocumentSlotCard({ slot, applicationId, files, disabled }: DocumentSlotCardProps) {
  const client = useQueryClient();
  const notify = useNotify();
  const { label, accepts } = fileTypes[slot.type];
  const uploads = useUploads({
    applicationId,
    type: slot.type,
    onStored: (file) => {
      client.setQueryData<StoredFile[]>(fileKeys.ofApplication(applicationId), (before) => [...(before ?? []), file]);
      notify.success(shared.uploadComplete);
      void client.invalidateQueries({ queryKey: fileKeys.ofApplication(applicationId) });
    },
  });
  const pdfOnly = accepts.length === 1;
  const state = stateOf(slot, files);
  return (
    <Card as="section" aria-label={label}>
      <Stack gap="3">
        <Flex alignItems="center" gap="3">
          <Heading as="h2" flex="1" size="sub">
            {label}
          </Heading>
          <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
        </Flex>
        {disabled ? null : (
          <FileDrop
            label={`Upload ${label}`}
            accept={acceptAttribute(slot.type)}
            hint={`${pdfOnly ? 'PDF' : 'PDF or image'}, up to ${formatFileSize(MAX_FILE_SIZE)}`}
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

function stateOf(slot: DocumentSlot, files: readonly StoredFile[]): { label: string; tone: Tone } {
  if (files.some(({ status }) => status !== 'rejected')) return { label: 'Uploaded', tone: 'success' };
  if (files.length > 0) return { label: 'Rejected', tone: 'danger' };
  return slot.required ? { label: 'Needed', tone: 'warning' } : { label: 'Optional', tone: 'neutral' };
}
