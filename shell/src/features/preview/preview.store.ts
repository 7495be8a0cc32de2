import { create } from 'zustand';
import type { FileToShow } from '@groundwork/web-mount';

interface Previewed {
  /** The file that is shown in the dialog, one at a time. */
  file: FileToShow | undefined;
  /** The one that is shown on the area's screen, beside that. */
  placed: (FileToShow & Required<Pick<FileToShow, 'place'>>) | undefined;
}

export const usePreviewed = create<Previewed>(() => ({ file: undefined, placed: undefined }));

/** Only what an area's back end gives out is shown: an address elsewhere is none of ours. */
export function openPreview(file: FileToShow): void {
  if (!/^\/api\/[a-z]+\/fileUpload\/content\//.test(file.address)) return;
  const { place } = file;
  if (!place) return usePreviewed.setState({ file });
  if (place.left.aborted) return;
  const placed = { ...file, place };
  usePreviewed.setState({ placed });
  place.left.addEventListener(
    'abort',
    () => usePreviewed.setState((now) => (now.placed === placed ? { placed: undefined } : now)),
    { once: true },
  );
}

export const closePreview = () => usePreviewed.setState({ file: undefined });
