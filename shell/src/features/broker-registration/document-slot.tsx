import { acceptAttribute, fileTypes, formatFileSize } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { displayInstant } from '@groundwork/domain-time';
import { FileDrop, Stack, UploadList } from '@groundwork/web-ui';
import type { BrokerFile } from './broker-registration.api.js';
import type { BrokerUploads, SentFile } from './use-broker-uploads.js';

interface DocumentSlotProps {
  type: FileType;
  uploads: BrokerUploads;
  /** What stood there before this page was opened. */
  onRecord: readonly BrokerFile[];
}

/** One kind of document: where to put it, and what became of it. */
export function DocumentSlot({ type, uploads, onRecord }: DocumentSlotProps) {
  const { label, accepts } = fileTypes[type];
  const pdfOnly = accepts.every((accepted: string) => accepted === 'application/pdf');
  const sent = uploads.files.filter((file) => file.type === type);
  // A file that arrived since has taken the place.
  const entries = [...(sent.some((file) => file.done) ? [] : onRecord.map(recordEntry)), ...sent.map(entryOf)];
  return (
    <Stack gap="3">
      <FileDrop
        label={`Upload ${label}`}
        accept={acceptAttribute(type)}
        hint={`${pdfOnly ? 'PDF' : 'PNG, JPEG or WebP'}, up to ${formatFileSize(uploads.limit)}`}
        onFiles={([file]) => file && uploads.start(type, file)}
      />
      <UploadList label={label} entries={entries} onCancel={uploads.cancel} onRetry={uploads.retry} />
    </Stack>
  );
}

const recordEntry = ({ fileUploadId, userFileName, size, uploadedAt }: BrokerFile) => ({
  id: fileUploadId,
  name: userFileName,
  detail: `${shared.uploadComplete} · ${formatFileSize(size)} · ${displayInstant(uploadedAt)}`,
});

const entryOf = ({ key, file, share, error, done }: SentFile) => ({
  id: key,
  name: file.name,
  detail: done ? `${shared.uploadComplete} · ${formatFileSize(file.size)}` : undefined,
  progress: done || error ? undefined : share,
  error,
});
