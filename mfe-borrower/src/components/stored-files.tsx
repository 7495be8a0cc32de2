import { formatFileSize } from '@groundwork/domain-files';
import type { FileStatus } from '@groundwork/domain-files';
import { displayInstant } from '@groundwork/domain-time';
import { Button, HStack, StatusBadge, Text, UploadList } from '@groundwork/web-ui';
import type { Tone } from '@groundwork/web-ui';
import type { StoredFile } from '../app/api.js';
import { useDownload } from '../data/files.js';

const reviews: Record<FileStatus, { label: string; tone: Tone }> = {
  pending: { label: 'In review', tone: 'info' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
};

/** Files that have arrived: where their review stands, why one was rejected, and their download. */
export function StoredFiles({ label, files }: { label: string; files: readonly StoredFile[] }) {
  const download = useDownload();
  return (
    <UploadList
      label={label}
      entries={files.map((file) => ({
        id: file.fileUploadId,
        name: file.userFileName,
        detail: (
          <>
            {formatFileSize(file.size)} · {displayInstant(file.uploadedAt)}
            {file.status === 'rejected' && file.comments ? <Text color="danger.fg">{file.comments}</Text> : null}
          </>
        ),
        aside: (
          <HStack gap="2" flexWrap="wrap" justifyContent="flex-end">
            <StatusBadge tone={reviews[file.status].tone}>{reviews[file.status].label}</StatusBadge>
            <Button size="sm" variant="ghost" icon="download" aria-label={`Download ${file.userFileName}`} onClick={() => download.mutate(file.fileUploadId)}>
              Download
            </Button>
          </HStack>
        ),
      }))}
    />
  );
}
