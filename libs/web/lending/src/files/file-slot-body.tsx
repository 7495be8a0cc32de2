import { useState } from 'react';
import type { PropertyPlace } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { files as sentences, screens } from '@groundwork/domain-messages-screens';
import { ConfirmDialog, List, Text } from '@groundwork/web-ui';
import type { StoredFile } from './files-access.js';
import { StoredFileRow } from './stored-file-row.js';
import { UploadZone } from './upload-zone.js';
import { useUploads } from './use-uploads.js';
import type { FileTarget } from './use-uploads.js';

interface FileSlotBodyProps {
  target: FileTarget;
  label: string;
  uploadLabel?: string;
  replaceLabel?: string;
  files: readonly StoredFile[];
  /** Whether files may be put here. */
  open: boolean;
  reviewing: boolean;
  /** One file stands here: whatever is uploaded takes its place. */
  single: boolean;
  /** The properties that a file may be said to be of; none where nobody here says so. */
  placesOf: (file: StoredFile) => readonly PropertyPlace[];
  onStored?: (file: StoredFile) => void;
}

/** What was chosen to take the place of a file that is approved, until that is confirmed. */
interface Replacing {
  chosen: File[];
  replaced: StoredFile;
}

/** Where files are put, and those that are there. */
export function FileSlotBody({
  target,
  label,
  uploadLabel,
  replaceLabel,
  files,
  open,
  reviewing,
  single,
  placesOf,
  onStored,
}: FileSlotBodyProps) {
  const uploads = useUploads(target, onStored);
  const [replacing, setReplacing] = useState<Replacing>();
  const [current] = single ? files : [];
  // A place of one file knows by itself what is replaced; among many the file is named.
  const send = ({ chosen, replaced }: Replacing) => uploads.start(chosen, single ? undefined : replaced.fileUploadId);
  const replace = (next: Replacing) => (next.replaced.status === 'approved' ? setReplacing(next) : send(next));
  const zone = current
    ? sentences.newVersionOf
    : !single && files.length > 0
      ? sentences.anotherOf
      : sentences.uploadOf;
  return (
    <>
      <UploadZone
        label={(current ? replaceLabel : uploadLabel) ?? fill(zone, { label })}
        listLabel={fill(sentences.onTheWay, { label })}
        type={target.type}
        uploads={uploads}
        many={!single}
        open={open}
        onFiles={(chosen) => (current ? replace({ chosen, replaced: current }) : uploads.start(chosen))}
      />
      {files.length > 0 ? (
        <List
          aria-label={fill(sentences.uploaded, { label })}
          borderWidth="1px"
          borderStyle="solid"
          borderColor="border"
          borderRadius="lg"
        >
          {files.map((file) => (
            <StoredFileRow
              key={file.fileUploadId}
              file={file}
              parent={target.parent}
              parentId={target.parentId}
              places={placesOf(file)}
              reviewing={reviewing}
              onReplace={open && !single ? (chosen) => replace({ chosen: [chosen], replaced: file }) : undefined}
            />
          ))}
        </List>
      ) : open ? null : (
        <Text color="fg.muted" fontSize="sm">
          {screens.noFiles}
        </Text>
      )}
      <ConfirmDialog
        open={replacing !== undefined}
        title={sentences.replaceApprovedTitle}
        confirmLabel={sentences.replace}
        onConfirm={() => {
          if (replacing) send(replacing);
          setReplacing(undefined);
        }}
        onCancel={() => setReplacing(undefined)}
      >
        {fill(sentences.replaceApprovedDetail, { name: replacing?.replaced.userFileName ?? '' })}
      </ConfirmDialog>
    </>
  );
}
