import { create } from 'zustand';
import type { FileToShow } from '@groundwork/web-mount';

/** The file that is shown, one at a time. */
export const usePreviewed = create<{ file: FileToShow | undefined }>(() => ({ file: undefined }));

/** Only what an area's back end gives out is shown: an address elsewhere is none of ours. */
export function openPreview(file: FileToShow): void {
  if (/^\/api\/[a-z]+\/fileUpload\/content\//.test(file.address)) usePreviewed.setState({ file });
}

export const closePreview = () => usePreviewed.setState({ file: undefined });
