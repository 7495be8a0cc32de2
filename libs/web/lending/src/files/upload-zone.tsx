import { useState } from 'react';
import { acceptAttribute, formatFileSize, uploadHint } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { files as sentences } from '@groundwork/domain-messages-screens';
import { FieldError, FileDrop, Stack, UploadList, VisuallyHidden } from '@groundwork/web-ui';
import type { UploadEntry } from '@groundwork/web-ui';
import type { Upload } from './upload-queue.js';
import type { Uploads } from './use-uploads.js';

interface UploadZoneProps {
  /** What is done here: 'Upload Purchase Contract'. */
  label: string;
  /** Of the list of what is on the way. */
  listLabel: string;
  type: FileType;
  uploads: Uploads;
  /** Whether several files may be chosen at once. */
  many?: boolean;
  /** False hides the place to put files on; what is on the way stays. */
  open?: boolean;
  /** Instead of sending at once, where something has to be asked first. */
  onFiles?: (files: File[]) => void;
}

/** Where files are put, with its limits told before, and those on their way: progress, cancel, why one failed, try again. */
export function UploadZone({
  label,
  listLabel,
  type,
  uploads,
  many = true,
  open = true,
  onFiles = (files) => uploads.start(files),
}: UploadZoneProps) {
  const [tooMany, setTooMany] = useState(false);
  const take = (files: File[]) => {
    const refused = !many && files.length > 1;
    setTooMany(refused);
    if (refused) return;
    // Where one file belongs, another choice takes the place of what was refused before.
    if (!many) for (const { id, state } of uploads.entries) if (state === 'failed') uploads.cancel(id);
    onFiles(files);
  };
  return (
    <Stack gap="3">
      {open ? (
        <FileDrop
          label={label}
          accept={acceptAttribute(type)}
          hint={uploadHint(type, uploads.limit)}
          multiple={many}
          onFiles={take}
        />
      ) : null}
      {tooMany ? <FieldError role="alert">{sentences.oneFileHere}</FieldError> : null}
      <UploadList
        label={listLabel}
        entries={uploads.entries.map(entryOf)}
        onCancel={uploads.cancel}
        onRetry={uploads.retry}
      />
      <VisuallyHidden role="status">{spoken(uploads.entries)}</VisuallyHidden>
    </Stack>
  );
}

function entryOf({ id, file, state, share, error, mayRetry }: Upload): UploadEntry {
  if (state === 'failed') return { id, name: file.name, detail: formatFileSize(file.size), error, mayRetry };
  const detail =
    state === 'waiting'
      ? sentences.waitingToBeSent
      : `${formatFileSize(Math.floor(share * file.size))} of ${formatFileSize(file.size)}`;
  return { id, name: file.name, detail, progress: share };
}

/** What a screen reader is told of the progress: at every quarter, not at every percent. */
export function spoken(entries: readonly Upload[]): string {
  const going = entries.filter(({ state }) => state !== 'failed');
  const [first] = going;
  if (!first) return '';
  const sum = (of: (entry: Upload) => number) => going.reduce((total, entry) => total + of(entry), 0);
  const percent =
    Math.floor(
      (sum(({ share, file }) => share * file.size) /
        Math.max(
          1,
          sum(({ file }) => file.size),
        )) *
        4,
    ) * 25;
  return going.length === 1
    ? fill(sentences.percentOfOne, { name: first.file.name, percent })
    : fill(sentences.percentOfMany, { count: going.length, percent });
}
