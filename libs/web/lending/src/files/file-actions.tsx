import { files as sentences } from '@groundwork/domain-messages-screens';
import { FileButton } from './file-button.js';
import { canBeShown } from './file-state.js';
import type { StoredFile } from './files-access.js';
import { useDownload, useView } from './files-queries.js';

type ReadableFile = Pick<StoredFile, 'fileUploadId' | 'userFileName'> & Partial<Pick<StoredFile, 'contentType'>>;

/** A way to a file, as a button or as an entry of its menu. */
export interface FileAction {
  id: string;
  icon: 'eye' | 'download' | 'clock' | 'refresh' | 'home';
  label: string;
  /** Works, and takes no second press. */
  working?: boolean;
  onSelect: () => void;
}

/** View, where the portal can show the file, and Download, which opens a tab of its own where the specification asks for it. */
export function useFileActions(
  file: ReadableFile,
  newTab = false,
): { view: FileAction | undefined; download: FileAction } {
  const { fileUploadId, userFileName } = file;
  const view = useView(userFileName);
  const download = useDownload({ newTab });
  return {
    view:
      view && canBeShown(file)
        ? {
            id: 'view',
            icon: 'eye',
            label: sentences.view,
            working: view.isPending,
            onSelect: () => view.isPending || view.mutate(fileUploadId),
          }
        : undefined,
    download: {
      id: 'download',
      icon: 'download',
      label: sentences.download,
      working: download.isPending,
      onSelect: () => download.isPending || download.mutate(fileUploadId),
    },
  };
}

interface FileActionButtonsProps {
  actions: readonly (FileAction | undefined)[];
  /** The file's name. */
  of: string;
  onPhone?: 'icon';
}

/** What can be done with a file, as buttons. None is disabled while it works: the focus comes back to it. */
export function FileActionButtons({ actions, of, onPhone }: FileActionButtonsProps) {
  return actions.map((action) =>
    action ? (
      <FileButton
        key={action.id}
        icon={action.icon}
        word={action.label}
        label={`${action.label} ${of}`}
        onPhone={onPhone}
        working={action.working}
        onClick={action.onSelect}
      />
    ) : null,
  );
}

interface FileActionsProps {
  file: ReadableFile;
  newTab?: boolean;
}

/** View and Download of a file that stands in some other list or text. */
export function FileActions({ file, newTab }: FileActionsProps) {
  const { view, download } = useFileActions(file, newTab);
  return <FileActionButtons actions={[view, download]} of={file.userFileName} />;
}
