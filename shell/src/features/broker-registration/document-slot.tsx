import { acceptAttribute, fileTypes, formatFileSize } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { FileDrop, Stack, UploadList } from '@groundwork/web-ui';
import type { BrokerUploads, SentFile } from './use-broker-uploads.js';

/** One kind of document: where to put it, and what became of it. */
export function DocumentSlot({ type, uploads }: { type: FileType; uploads: BrokerUploads }) {
  const { label, accepts } = fileTypes[type];
  const pdfOnly = accepts.every((accepted: string) => accepted === 'application/pdf');
  const sent = uploads.files.filter((file) => file.type === type);
  return (
    <Stack gap="3">
      <FileDrop
        label={`Upload ${label}`}
        accept={acceptAttribute(type)}
        hint={`${pdfOnly ? 'PDF' : 'PNG, JPEG or WebP'}, up to ${formatFileSize(uploads.limit)}`}
        onFiles={([file]) => file && uploads.start(type, file)}
      />
      <UploadList label={label} entries={sent.map(entryOf)} onCancel={uploads.cancel} onRetry={uploads.retry} />
    </Stack>
  );
}

const entryOf = ({ key, file, share, error, done }: SentFile) => ({
  id: key,
  name: file.name,
  detail: done ? `${shared.uploadComplete} · ${formatFileSize(file.size)}` : undefined,
  progress: done || error ? undefined : share,
  error,
});
