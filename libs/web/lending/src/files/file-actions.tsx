import { files as sentences } from '@groundwork/domain-messages-screens';
import { Button } from '@groundwork/web-ui';
import { canBeShown } from './file-state.js';
import type { StoredFile } from './files-access.js';
import { useDownload, useView } from './files-queries.js';

interface FileActionsProps {
  file: Pick<StoredFile, 'fileUploadId' | 'userFileName'> & Partial<Pick<StoredFile, 'contentType'>>;
  /** The download opens a tab of its own, where the specification asks for it. */
  newTab?: boolean;
}

/** View, where the portal can show the file, and Download. Neither is disabled while it works: the focus comes back to it. */
export function FileActions({ file, newTab }: FileActionsProps) {
  const { fileUploadId, userFileName } = file;
  const view = useView(userFileName);
  const download = useDownload({ newTab });
  return (
    <>
      {view && canBeShown(file) ? (
        <Button
          size="sm"
          variant="ghost"
          icon="eye"
          aria-label={`${sentences.view} ${userFileName}`}
          aria-busy={view.isPending || undefined}
          onClick={() => view.isPending || view.mutate(fileUploadId)}
        >
          {sentences.view}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        icon="download"
        aria-label={`${sentences.download} ${userFileName}`}
        aria-busy={download.isPending || undefined}
        onClick={() => download.isPending || download.mutate(fileUploadId)}
      >
        {sentences.download}
      </Button>
    </>
  );
}
