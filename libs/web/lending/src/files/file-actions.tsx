import { files as sentences } from '@groundwork/domain-messages-screens';
import { FileButton } from './file-button.js';
import { canBeShown } from './file-state.js';
import type { StoredFile } from './files-access.js';
import { useDownload, useView } from './files-queries.js';

interface FileActionsProps {
  file: Pick<StoredFile, 'fileUploadId' | 'userFileName'> & Partial<Pick<StoredFile, 'contentType'>>;
  /** The download opens a tab of its own, where the specification asks for it. */
  newTab?: boolean;
  onPhone?: 'icon';
}

/** View, where the portal can show the file, and Download. Neither is disabled while it works: the focus comes back to it. */
export function FileActions({ file, newTab, onPhone }: FileActionsProps) {
  const { fileUploadId, userFileName } = file;
  const view = useView(userFileName);
  const download = useDownload({ newTab });
  return (
    <>
      {view && canBeShown(file) ? (
        <FileButton
          icon="eye"
          word={sentences.view}
          label={`${sentences.view} ${userFileName}`}
          onPhone={onPhone}
          working={view.isPending}
          onClick={() => view.isPending || view.mutate(fileUploadId)}
        />
      ) : null}
      <FileButton
        icon="download"
        word={sentences.download}
        label={`${sentences.download} ${userFileName}`}
        onPhone={onPhone}
        working={download.isPending}
        onClick={() => download.isPending || download.mutate(fileUploadId)}
      />
    </>
  );
}
