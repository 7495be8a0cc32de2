import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { shared } from '@groundwork/domain-messages';
import type { FileToShow } from '@groundwork/web-mount';
import { notice } from '../notifications/index.js';
import { closePreview, usePreviewed } from './preview.store.js';

type Preview = ComponentType<{ file: FileToShow; onClose: () => void }>;

/** The place of the preview, above the area and its dialogs: fetched when a file is first looked at. */
export function PreviewHost() {
  const file = usePreviewed((state) => state.file);
  const [fetched, setFetched] = useState<{ Preview: Preview }>();
  const wanted = file !== undefined;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    import('./preview.dialog.js').then(
      (module) => gone || setFetched({ Preview: module.default }),
      () => {
        if (gone) return;
        notice('error', shared.serviceUnavailable);
        closePreview();
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  // With the portal its preview goes: the next user begins without any.
  useEffect(() => closePreview, []);
  return file && fetched ? <fetched.Preview key={file.address} file={file} onClose={closePreview} /> : null;
}
