import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { shared } from '@groundwork/domain-messages';
import { useFetched } from '../../components/use-fetched.js';
import { notice } from '../notifications/index.js';
import { closePreview, usePreviewed } from './preview.store.js';

const fetchDialog = () => import('./preview.dialog.js');

function giveUp() {
  notice('error', shared.serviceUnavailable);
  usePreviewed.setState({ file: undefined, placed: undefined });
}

/** The preview, above the area and its dialogs or in the place that the area has for it: fetched when a file is first looked at. */
export function PreviewHost() {
  const { file, placed } = usePreviewed();
  const fetched = useFetched(file !== undefined || placed !== undefined, fetchDialog, giveUp);
  // With the portal its previews go: the next user begins without any.
  useEffect(() => () => usePreviewed.setState({ file: undefined, placed: undefined }), []);
  if (!fetched) return null;
  const { default: PreviewDialog, FileView } = fetched;
  return (
    <>
      {placed
        ? createPortal(<FileView key={placed.address} file={placed} height="100%" />, placed.place.element)
        : null}
      {file ? <PreviewDialog key={file.address} file={file} onClose={closePreview} /> : null}
    </>
  );
}
