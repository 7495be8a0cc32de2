import { files as sentences } from '@groundwork/domain-messages';
import { usePreview } from '@groundwork/web-mount';
import { Button } from '@groundwork/web-ui';
import { canBeShown } from './file-state.js';
import type { StoredFile } from './files-access.js';
import { useDownload } from './files-queries.js';

interface FileActionsProps {
  file: Pick<StoredFile, 'fileUploadId' | 'userFileName'> & Partial<Pick<StoredFile, 'contentType'>>;
  /** The download opens a tab of its own, where the specification asks for it. */
  newTab?: boolean;
}

/** View, where the portal can show the file, and Download. */
export function FileActions({ file, newTab }: FileActionsProps) {
  const { fileUploadId, userFileName } = file;
  const preview = usePreview();
  const download = useDownload({ newTab });
  return (
    <>
      {preview && canBeShown(file) ? (
        <Button size="sm" variant="ghost" icon="eye" aria-label={`${sentences.view} ${userFileName}`} onClick={() => preview({ fileUploadId, userFileName })}>
          {sentences.view}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        icon="download"
        aria-label={`${sentences.download} ${userFileName}`}
        loading={download.isPending}
        onClick={() => download.mutate(fileUploadId)}
      >
        {sentences.download}
      </Button>
    </>
  );
}
