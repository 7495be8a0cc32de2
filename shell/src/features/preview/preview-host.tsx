import { useEffect } from 'react';
import { shared } from '@groundwork/domain-messages';
import { useFetched } from '../../components/use-fetched.js';
import { notice } from '../notifications/index.js';
import { closePreview, usePreviewed } from './preview.store.js';

const fetchDialog = () => import('./preview.dialog.js');

function giveUp() {
  notice('error', shared.serviceUnavailable);
  closePreview();
}

/** The place of the preview, above the area and its dialogs: fetched when a file is first looked at. */
export function PreviewHost() {
  const file = usePreviewed((state) => state.file);
  const fetched = useFetched(file !== undefined, fetchDialog, giveUp);
  // With the portal its preview goes: the next user begins without any.
  useEffect(() => closePreview, []);
  return file && fetched ? <fetched.default key={file.address} file={file} onClose={closePreview} /> : null;
}
